import { describe, expect, it } from 'vitest';
import { addDays } from '../../../daily/date.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { engine } from './engine.ts';
import { hint } from './hints.ts';

const board = engine.generate('2026-11-20', 4).boards[0] as Board;
const told = (state: State) => unwrap(hint(board, state));

const place = (piece: number, orientation: number, row: number, col: number): Move => ({
  type: 'place',
  piece,
  orientation,
  row,
  col,
});
const played = (...moves: Move[]) =>
  moves.reduce<State>((state, move) => unwrap(apply(board, state, move)), start());

describe('a hint on an untouched calendar', () => {
  it('says where to look and which piece to choose there, without a count', () => {
    const { technique, about, steps } = told(start());
    expect(technique).toBe('tight squares first');
    expect(about).toContain('Not the only good move');
    expect(steps.map(({ text }) => text)).toEqual([
      'Nothing is forced yet, so look at a tight square: beside May, only April and June are free.',
      'Of all the ways to cover May, none covers more tight squares than this one: the bowl covers May, June and December.',
      'This is a good choice, not a certainty: it leaves 31 ways to finish.',
    ]);
  });
});

it('two days in a row begin with the same hint on one day of twenty at most', {
  tags: 'all',
  timeout: 600_000,
}, () => {
  const dates = Array.from({ length: 366 }, (_, i) => addDays('2028-01-01', i));
  const moves = dates.map((date) => {
    const [, month, day] = date.split('-').map(Number);
    const there = { ...board, month: month!, day: day! };
    return JSON.stringify(unwrap(hint(there, start())).move);
  });
  const same = moves.filter((move, i) => move === moves[i - 1]).length;
  expect(same / 365).toBeLessThanOrEqual(0.05);
});

describe('a hint on a calendar that cannot be finished', () => {
  it('names the hole that is too small for any piece, and the piece that makes it', () => {
    // The mug on the squares 22, 23, 24, 29 and 30 cuts off the square 31.
    const hinted = told(played(place(3, 0, 5, 0)));
    expect(hinted.mistake).toBe('hole 50');
    expect(hinted.move).toEqual({ type: 'lift', piece: 3 });
    expect(hinted.steps[0]).toMatchObject({
      text: 'The mug leaves a hole of one square at 31: too small for any piece.',
      evidence: [{ square: 50 }],
      target: [{ piece: 3 }],
    });
    expect(hinted.steps[1]!.text).toMatch(
      /^Take the mug away, and there are \d+ ways to finish\.$/,
    );
  });

  it('calls a hole the same mistake whatever else is laid', () => {
    const more = told(played(place(3, 0, 5, 0), place(1, 0, 0, 0)));
    expect(more.mistake).toBe('hole 50');
  });
});

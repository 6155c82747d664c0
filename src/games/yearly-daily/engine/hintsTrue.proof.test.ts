/**
 * Checks every hint against an independent solver: over all published dates, and in random
 * positions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaints } from '../../../../tests/support/yearlyDailyOracle.ts';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { PIECES } from '../rules/pieces.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { hint } from './hints.ts';
import { TABLE } from './question.ts';

const PACKS = join(import.meta.dirname, '../../../../public/puzzles/yearly-daily');

/** The boards by month and day, each once: a date's board is the same every year. */
const boards = new Map<string, Board>();
for (const name of readdirSync(PACKS)) {
  const pack = JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as { puzzles: unknown[] };
  for (const json of pack.puzzles) {
    const [board] = unwrap(parsePuzzle(json)).boards;
    boards.set(`${board!.month} ${board!.day}`, board!);
  }
}

const words = (text: string) => text.split(/\s+/).length;

const byMonth = Array.from({ length: 12 }, (_, i) => ({
  month: i + 1,
  all: [...boards.values()].filter(({ month }) => month === i + 1),
}));

/** For each board, the positions reached by following hints alone, each with its hint. */
const ways = new Map<Board, { readonly state: State; readonly told: ReturnType<typeof tell> }[]>();
const tell = (board: Board, state: State) => unwrap(hint(board, state));

/** The position after following `laid` hints, cached for both tests because hints are slow. */
function onTheWay(board: Board, laid: number) {
  const way = ways.get(board) ?? [];
  ways.set(board, way);
  while (way.length <= laid) {
    const before = way.at(-1);
    const state = before ? unwrap(apply(board, before.state, before.told.move)) : start();
    way.push({ state, told: tell(board, state) });
  }
  return way[laid]!;
}

it.each(byMonth)('hints alone cover all dates of month $month, each step true', ({ all }) => {
  expect(all.length).toBeGreaterThanOrEqual(28);
  for (const board of all) {
    let end = start();
    for (let laid = 0; laid < PIECES.length; laid++) {
      const { state, told } = onTheWay(board, laid);
      expect(complaints(board, state, told)).toEqual([]);
      expect(told.steps.length).toBeLessThanOrEqual(6);
      for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
      end = unwrap(apply(board, state, told.move));
    }
    expect(status(board, end)).toBe('won');
  }
});

/**
 * A random position: some random pieces laid wherever they fit, half of the time after a few hints.
 */
function anyPosition(board: Board, seed: string): State {
  const rng = makeRng(seed);
  let { state } = onTheWay(board, rng.below(6));
  const rest = rng.shuffled([...PIECES.keys()].filter((piece) => !state[piece]));
  for (const piece of rest.slice(0, rng.below(4))) {
    for (const lie of rng.shuffled(TABLE.lies.filter(({ shape }) => shape === piece))) {
      const { orientation, row, col } = lie;
      const next = apply(board, state, { type: 'place', piece, orientation, row, col });
      if (!next.ok || !next.value.includes(null)) continue;
      state = next.value;
      break;
    }
  }
  return state;
}

it('hints are true in a thousand positions, or name a mistake', () => {
  const all = [...boards.values()];
  const techniques = new Map<string, number>();
  for (let i = 0; i < 1000; i++) {
    const board = all[(i * 37) % all.length]!;
    const state = anyPosition(board, `position ${i}`);
    const told = tell(board, state);
    expect(complaints(board, state, told)).toEqual([]);
    for (const { text } of told.steps) expect(words(text), text).toBeLessThanOrEqual(25);
    expect(apply(board, state, told.move).ok).toBe(true);
    techniques.set(told.technique, (techniques.get(told.technique) ?? 0) + 1);
  }
  expect(techniques.get('a mistake')).toBeGreaterThan(100);
  expect([...techniques.keys()].sort()).toEqual([
    'a hole for one piece',
    'a mistake',
    'a square for one piece',
    'counting the ways',
    'last piece',
  ]);
});

describe('the oracle', () => {
  const board = boards.get('11 20')!;
  const told = unwrap(hint(board, start()));

  it('has nothing to say against a true hint', () => {
    expect(complaints(board, start(), told)).toEqual([]);
  });

  it('finds a wrong count out', () => {
    const steps = told.steps.map((step) => ({
      ...step,
      text: step.text.replace(/\d+ ways/, '9 ways'),
    }));
    expect(complaints(board, start(), { ...told, steps })).not.toEqual([]);
  });

  it('finds a sentence out that it has never heard', () => {
    const steps = [{ ...told.steps[0]!, text: 'It goes there because it does.' }];
    expect(complaints(board, start(), { ...told, steps })).not.toEqual([]);
  });

  it('finds a mistake out that is none, and one that was overlooked', () => {
    expect(complaints(board, start(), { ...told, mistake: 'hole 3' })).not.toEqual([]);
    const spoilt = unwrap(
      apply(board, start(), { type: 'place', piece: 3, orientation: 0, row: 5, col: 0 }),
    );
    const mistake = unwrap(hint(board, spoilt));
    expect(complaints(board, spoilt, mistake)).toEqual([]);
    expect(complaints(board, spoilt, { ...mistake, mistake: null })).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { unwrap } from '../lib/result.ts';
import type { PlayLog } from './log.ts';
import type { Moment } from './moments.ts';
import { momentsOf } from './moments.ts';
import { stateOf } from './session.ts';
import { AWAY_MS, stopsOf } from './stops.ts';

/** A play with these waits, in s. */
function waiting(...seconds: number[]): { readonly moments: readonly Moment[] } {
  let at = 0;
  const moments = seconds.map((s, i): Moment => {
    at += s * 1000;
    return { entries: i + 1, at, after: s * 1000, board: 0, what: 'move' };
  });
  return { moments: [{ entries: 0, at: 0, after: 0, board: 0, what: 'start' }, ...moments] };
}

const lengths = (seconds: readonly number[]) =>
  stopsOf(waiting(...seconds)).stops.map(({ length }) => length / 1000);

describe('the stops of a play', () => {
  it('are its three longest waits, in the order of time', () => {
    expect(lengths([2, 30, 2, 20, 2, 2, 40, 2, 2, 25])).toEqual([30, 40, 25]);
  });

  it('tell where and when they began', () => {
    const play = waiting(2, 2, 2, 30, 2);
    expect(stopsOf(play).stops).toEqual([{ index: 4, from: play.moments[3], length: 30_000 }]);
    expect(play.moments[3]).toMatchObject({ entries: 3, at: 6000 });
  });

  it('can be before the first move and before the last', () => {
    expect(stopsOf(waiting(30, 2, 2, 2, 2, 20)).stops.map(({ index }) => index)).toEqual([1, 6]);
  });

  it('are over three times the median wait', () => {
    expect(lengths([4, 4, 4, 12])).toEqual([]);
    expect(lengths([4, 4, 4, 12.001])).toEqual([12.001]);
    // The median of an even number of waits is between the two in the middle.
    expect(lengths([2, 2, 4, 9.5])).toEqual([9.5]);
  });

  it('are long enough to matter in a fast play', () => {
    expect(lengths([0.2, 0.2, 0.2, 5])).toEqual([]);
    expect(lengths([0.2, 0.2, 0.2, 5.5])).toEqual([5.5]);
  });

  it('are not those in which the player was away', () => {
    const { stops, away } = stopsOf(waiting(2, 2, AWAY_MS / 1000, 2, 2, AWAY_MS / 1000 + 1));
    expect(stops.map(({ index }) => index)).toEqual([3]);
    expect(away.map(({ index }) => index)).toEqual([6]);
  });

  it('are none in a play without moves', () => {
    expect(stopsOf(waiting())).toEqual({ stops: [], away: [] });
  });
});

describe('a log of 5,000 moves', () => {
  const toolkit = toolkitOf('crossnumber');
  const puzzle = puzzleOf(toolkit, '12');
  const board = puzzle.boards[0] as { rows: readonly string[] };
  const cell = board.rows.join('').indexOf('.');
  const log = Array.from({ length: 5000 }, (_, i) => [
    i === 0 || i === 4999 ? 60_000 : 400,
    0,
    { type: 'enter', cell, digit: (i % 9) + 1 },
  ]) as unknown as PlayLog;
  let parsed = 0;
  const counting = {
    ...toolkit.game,
    parseMove: (json: unknown) => {
      parsed++;
      return toolkit.game.parseMove(json);
    },
  };

  it('is replayed once, however many of its moments are looked at', () => {
    const play = unwrap(momentsOf(counting, puzzle, log));
    const { stops } = stopsOf(play);
    expect(stops.map(({ index }) => index)).toEqual([1, 5000]);
    for (const moment of play.moments) {
      const { digits } = stateOf(play.at(moment).boards[0]!) as { digits: readonly number[] };
      const { entries } = moment;
      expect(digits[cell]).toBe(entries === 0 ? -1 : ((entries - 1) % 9) + 1);
    }
    expect(parsed).toBe(5000);
  });
});

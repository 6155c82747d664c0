import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../lib/rng.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LogEntry, PlayLog } from './log.ts';

const game = { hand: { fill: { ms: 100, at: ['cell'] } } } as const;
const fill = (cell: number, ms: number, board = 0): LogEntry => [
  ms,
  board,
  { type: 'fill', cell, digit: 1 },
];
/** The times before moves, in ms, all different. */
const pace = (i: number) => 700 + ((i * 7_919) % 2_300);
const play = (moves: number, more = 0): PlayLog =>
  Array.from({ length: moves }, (_, i) => fill(i, pace(i) + more));

/** Whether the fingerprints of two logs show the same play. */
function areAlike(a: PlayLog, b: PlayLog): boolean {
  const [first, second] = [fingerprintOf(game, a), fingerprintOf(game, b)];
  return (
    first.paces.some((one) => second.paces.includes(one)) ||
    (first.moves !== null && first.moves === second.moves)
  );
}

describe('a copy is found', () => {
  const original = play(20);
  const changed = (i: number, ...entries: LogEntry[]) => original.toSpliced(i, 1, ...entries);
  const [ms] = original[7]!;
  const wrong: LogEntry = [0, 0, { type: 'fill', cell: 7, digit: 9 }];
  const copies: Record<string, PlayLog> = {
    'as it is': original,
    'with 1 ms more': changed(7, fill(7, ms + 1)),
    'with a wait before the first move': changed(0, fill(0, 90_000)),
    'with a wait in its middle': changed(10, fill(10, 90_000)),
    'with undo and redo at 0 ms': original.toSpliced(9, 0, [0, 0, 'undo'], [0, 0, 'redo']),
    'with a move that is undone at once': original.toSpliced(8, 0, wrong, [0, 0, 'undo']),
    'with a digit that is written over': original.toSpliced(7, 0, wrong),
    'with pencil marks': original.toSpliced(5, 0, [0, 0, { type: 'mark', cell: 3 }]),
    'with another board looked at': changed(
      7,
      [40, 1, 'select'],
      [0, 0, 'select'],
      fill(7, ms - 40),
    ),
    'with a beginning that is taken back': [fill(3, 200), [0, 0, 'restart'], ...original],
  };
  it.each(Object.entries(copies))('%s', (_, copy) => {
    expect(areAlike(original, copy)).toBe(true);
  });

  it('however its times are moved by a few ms at one place', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.integer({ min: -50, max: 50 }), (i, by) => {
        const [time] = original[i]!;
        expect(areAlike(original, changed(i, fill(i, time + by)))).toBe(true);
      }),
    );
  });

  it('however all its waits differ by up to 40 ms, nineteen times of twenty', () => {
    const rng = makeRng('waits');
    let found = 0;
    for (let i = 0; i < 200; i++) {
      const one = play(8 + rng.below(52), rng.below(900));
      const copy = one.map(([ms, ...more]): LogEntry => [ms - 40 + rng.below(81), ...more]);
      if (areAlike(one, copy)) found++;
    }
    expect(found).toBeGreaterThanOrEqual(190);
  });

  it('of gestures of several moves, none of whose parts has times enough', () => {
    const gestures = play(24).map(([ms, ...more], i): LogEntry => [i % 4 ? 0 : ms, ...more]);
    expect(areAlike(gestures, gestures)).toBe(true);
    const slower = gestures.map(([ms, ...more], i): LogEntry => [i % 4 ? 0 : ms + 900, ...more]);
    expect(areAlike(gestures, slower)).toBe(false);
  });

  it('of sixty moves by the moves alone', () => {
    const slower = play(60).map(([time, board, what], i): LogEntry => [time * 2 + i, board, what]);
    expect(areAlike(play(60), slower)).toBe(true);
  });
});

describe('another play is not', () => {
  it('of as many moves in the same order, up to sixty', () => {
    expect(areAlike(play(59), play(59, 450))).toBe(false);
    expect(areAlike(play(8), play(8, 450))).toBe(false);
  });
  it('of the same pace with other moves', () => {
    const others = play(20).map(([ms], i) => fill(i + 1, ms));
    expect(areAlike(play(20), others)).toBe(false);
  });
  it('of fewer moves than tell anything, or without times', () => {
    expect(fingerprintOf(game, play(7))).toEqual({ paces: [], moves: null });
    const rushed = play(20).map(([, board, what]): LogEntry => [20, board, what]);
    expect(fingerprintOf(game, rushed).paces).toEqual([]);
    expect(fingerprintOf({}, play(80))).toEqual({ paces: [], moves: null });
  });
  it('of which other moves stand in the end', () => {
    const undone: PlayLog = [...play(60), [5, 0, 'undo'], fill(70, 300)];
    expect(
      areAlike(
        play(60),
        undone.map(([ms, ...rest]): LogEntry => [ms * 3, ...rest]),
      ),
    ).toBe(false);
  });
});

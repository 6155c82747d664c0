import { describe, expect, it } from 'vitest';
import { LONGEST_PLAY_MS } from './limits.ts';
import { makeTimedResult } from './timedPlay.ts';
import { timedResults } from './timedResults.ts';

const { rank } = timedResults;
const PUZZLE = { id: '58', boards: [null] };

describe('a result of one board against the clock', () => {
  it('ranks by time, and what is not complete behind everything', () => {
    expect(rank([5000, 1])).toBe(5000);
    expect(rank([5000, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(timedResults.timesOf([5000, 1])).toEqual([5000]);
  });

  it('adds 20 seconds for each hint', () => {
    expect(makeTimedResult(PUZZLE, [{ state: null, elapsed: 61_000.4, hints: 2 }])).toEqual([
      101_000, 1,
    ]);
    expect(makeTimedResult(PUZZLE, [{ state: null, elapsed: 0, hints: 0 }])).toEqual([1, 1]);
    expect(makeTimedResult(PUZZLE, [{ state: null, elapsed: 1e300, hints: 0 }])).toEqual([
      LONGEST_PLAY_MS,
      1,
    ]);
    expect(makeTimedResult(PUZZLE, [{ state: null, elapsed: Number.NaN, hints: 0 }])).toEqual([
      1, 1,
    ]);
  });
});

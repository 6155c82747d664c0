import { describe, expect, it } from 'vitest';
import { results } from './results.ts';
import { makeResult } from './rules/outcome.ts';
import { start } from './rules/rules.ts';

const { isComplete, rank } = results;
const puzzle = { id: '2026-11-20', boards: [{ month: 11, day: 20, solutions: 199, beans: 2 }] };
const made = (elapsed: number, hints: number) =>
  makeResult(puzzle, [{ state: start(), elapsed, hints }]);

describe('a result', () => {
  it('is time, hints and the mark of a finished game', () => {
    expect(made(272_000, 1)).toEqual([272_000, 1, 0.1]);
    expect(made(0.2, 0)).toEqual([1, 0, 0.1]);
    expect(made(1e12, 5000)).toEqual([2_592_000_000, 999, 0.1]);
  });

  it('is complete by its mark and ranked by time with 20 s for each hint', () => {
    expect(isComplete([272_000, 2, 0.1])).toBe(true);
    expect(isComplete([272_000, 2])).toBe(false);
    expect(isComplete(null)).toBe(false);
    expect(rank([272_000, 2, 0.1])).toBe(312_000);
  });
});

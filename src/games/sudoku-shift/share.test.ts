import { describe, expect, it } from 'vitest';
import { isComplete, rank, share } from './share.ts';

const result = [38_000, 112_900, 190_000, 362_000];

describe('a result', () => {
  it('is complete with four times and ranked by their sum', () => {
    expect(isComplete(result)).toBe(true);
    expect(isComplete(result.slice(0, 3))).toBe(false);
    expect(isComplete(null)).toBe(false);
    expect(rank(result)).toBe(702_900);
    expect(rank([1])).toBe(Number.POSITIVE_INFINITY);
  });

  it('is shared as times', () => {
    expect(share('Sudoku Shift', '516', result)).toEqual({
      lines: 'Sudoku Shift 516\n☕ 0:38 · 1:52 · 3:10 · 6:02\n11:42 in all',
      sentence:
        'I finished Sudoku Shift 516 in 11 minutes 42 seconds: Ristretto in 38 seconds, ' +
        'Cortado in 1 minute 52 seconds, Latte in 3 minutes 10 seconds, Mocha in 6 minutes 2 seconds.',
    });
  });
});

import { expect, it } from 'vitest';
import { share } from './share.ts';

it('shares a result as times', () => {
  const result = [38_000, 112_900, 190_000, 362_000];
  expect(share('Sudoku Shift 516', { id: '516', boards: [] }, result)).toEqual({
    lines:
      'Sudoku Shift 516\n☕ Ristretto 0:38\n☕ Cortado 1:52\n☕ Latte 3:10\n☕ Mocha 6:02\nAll four in 11:42',
    sentence:
      'I finished Sudoku Shift 516 in 11 minutes 42 seconds: Ristretto in 38 seconds, ' +
      'Cortado in 1 minute 52 seconds, Latte in 3 minutes 10 seconds, Mocha in 6 minutes 2 seconds.',
  });
});

import { expect, it } from 'vitest';
import { countSolutions, isLogical } from '../engine/solver.ts';
import { EXAMPLE } from './example.ts';

it('shows a board like those of every day: one solution, found by logic', () => {
  expect(countSolutions(EXAMPLE, 2)).toBe(1);
  expect(isLogical(EXAMPLE)).toBe(true);
});

import { expect, it } from 'vitest';
import { countSolutions, isLogical } from '../engine/solver.ts';
import { EXAMPLE } from './example.ts';

it('shows a board like those of every week: one solution, by elimination, no clue too many', () => {
  expect(countSolutions(EXAMPLE, 2)).toBe(1);
  expect(isLogical(EXAMPLE)).toBe(true);
  for (const id of Object.keys(EXAMPLE.clues)) {
    const { [id]: _, ...clues } = EXAMPLE.clues;
    expect(countSolutions({ ...EXAMPLE, clues }, 2)).toBe(2);
  }
});

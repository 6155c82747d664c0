import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { judge } from '../engine/judge.ts';
import { countSolutions } from '../engine/solver.ts';
import { makePuzzle, parsePuzzle } from '../rules/codec.ts';
import { EXAMPLE } from './example.ts';

it('the example is a proper puzzle that both its clues are needed for', () => {
  const puzzle = { id: '1', boards: [EXAMPLE] };
  expect(unwrap(parsePuzzle(makePuzzle(puzzle)))).toEqual(puzzle);
  expect(countSolutions(EXAMPLE, 9)).toBe(1);
  expect(judge(EXAMPLE).beans).toBe(EXAMPLE.beans);
  for (const clue of EXAMPLE.clues) {
    const without = { ...EXAMPLE, clues: EXAMPLE.clues.filter((other) => other !== clue) };
    expect(countSolutions(without, 9)).toBeGreaterThan(1);
  }
});

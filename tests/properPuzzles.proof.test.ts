/**
 * Every published puzzle has a single solution, can be solved by logic, and is well-formed, by its
 * game's own solvers.
 */
import { expect, it } from 'vitest';
import { unwrap } from '../src/lib/result.ts';
import { TOOLKITS } from '../tools/games/index.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';

it.each(TOOLKITS.map((toolkit) => [toolkit.game.id, toolkit] as const))(
  'the packs of %s hold proper puzzles only',
  (id, { game, verify }) => {
    const puzzles = packedPuzzles(id);
    expect(puzzles.length).toBeGreaterThan(50);
    const bad = puzzles.flatMap((json) => {
      const { id: name, boards } = unwrap(game.parsePuzzle(json));
      return boards.flatMap((board, i) => {
        const { complaint } = verify(board);
        return complaint === '' ? [] : [`${name}, board ${i + 1}: ${complaint}`];
      });
    });
    expect(bad).toEqual([]);
  },
);

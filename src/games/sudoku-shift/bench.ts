/** Sudoku Shift's adapter for the staff's app (the desk). */
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { generateBoard } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import { recipeFor } from './engine/recipes.ts';
import { type Board, SIZES, type State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  propose({ id, board, beans, seed }) {
    const size = SIZES[board] ?? SIZES[0];
    const rng = makeRng(`sudoku-shift/desk/${id}/${board}/${beans}/${seed}`);
    const wish = { theme: null, lean: 0 };
    return generateBoard(size, recipeFor(beans), wish, rng);
  },
  report: judge,
};

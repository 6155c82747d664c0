/** Sudoku Shift's adapter for the staff's app (the desk). */
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { generateBoard } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import { recipeFor } from './engine/recipes.ts';
import { themeFor } from './engine/themes.ts';
import { type Board, SIZES, type State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  propose({ id, board, beans, seed }) {
    const size = SIZES[board] ?? SIZES[0];
    const rng = makeRng(`sudoku-shift/desk/${id}/${board}/${beans}/${seed}`);
    const recipe = recipeFor(beans);
    const theme = themeFor(size, recipe, rng.below(2), rng);
    return generateBoard(size, recipe, { theme, lean: 0, isSlide: rng.below(2) === 0 }, rng);
  },
  report: judge,
};

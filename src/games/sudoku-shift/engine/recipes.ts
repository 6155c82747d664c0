/** The recipes of the week: what the generator puts into a board of each weekday. */
import { BEANS_BY_WEEKDAY } from '../plan.ts';
import type { Size } from '../rules/types.ts';

export interface Recipe {
  /** The board's difficulty, 1 to 5. */
  readonly beans: number;
  /** Number of blank cells, by size of board; boards vary around it (`SPREAD`). */
  readonly blanks: Readonly<Record<Size, number>>;
  /** Number of pinned rows, by size of board; boards have up to one more or fewer. */
  readonly pinned: Readonly<Record<Size, number>>;
  /**
   * Whether the givens alone must leave several ways to slide all rows, so that digits decide rows
   * as well as rows digits.
   */
  readonly entwined: boolean;
  /**
   * The share of boards, by size, that single cells and units alone don't solve even with all rows
   * home: a pointing or claiming digit is needed as well. Smaller boards hardly ever have one.
   */
  readonly pointing: Readonly<Record<Size, number>>;
}

type BySize = readonly [four: number, six: number, eight: number, nine: number];

const bySize = ([four, six, eight, nine]: BySize) => ({ 4: four, 6: six, 8: eight, 9: nine });

/** Blanks, pinned rows, and the demands on the board, Monday to Sunday. */
const WEEK: readonly (readonly [
  blanks: BySize,
  pinned: BySize,
  entwined: boolean,
  pointing: readonly [eight: number, nine: number],
])[] = [
  [[4, 9, 18, 26], [2, 3, 4, 4], false, [0, 0]],
  [[5, 12, 23, 32], [2, 3, 4, 4], false, [0, 0]],
  [[5, 13, 25, 35], [2, 2, 3, 4], false, [0, 0]],
  [[6, 14, 28, 39], [1, 2, 3, 3], true, [0, 0.6]],
  [[6, 15, 31, 41], [1, 2, 3, 4], true, [0.25, 1]],
  [[7, 17, 34, 45], [1, 1, 2, 3], true, [0.25, 1]],
  [[8, 19, 36, 47], [1, 1, 2, 3], true, [0, 1]],
];

/** The recipe of each weekday, Monday first. */
export const RECIPES: readonly Recipe[] = WEEK.map(([blanks, pinned, entwined, pointing], day) => ({
  beans: BEANS_BY_WEEKDAY[day]!,
  blanks: bySize(blanks),
  pinned: bySize(pinned),
  entwined,
  pointing: bySize([0, 0, ...pointing]),
}));

/** The most blanks more or fewer than the recipe says, by size. */
export const SPREAD: Readonly<Record<Size, number>> = { 4: 1, 6: 2, 8: 3, 9: 3 };

/** The share of a board that may be blank. */
export const MOST_BLANK = 0.6;

/** The last recipe of the week with a difficulty of 1 to 5 beans. */
export function recipeFor(beans: number): Recipe {
  return [...RECIPES].reverse().find((recipe) => recipe.beans === beans) ?? RECIPES[0]!;
}

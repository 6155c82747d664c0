/**
 * Themes: something that a board shows at first sight, so that no two days look alike. A theme keeps cells
 * blank or given as the board is displayed, before any row is slid.
 */
import type { Rng } from '../../../lib/rng.ts';
import { BOX, type Size } from '../rules/types.ts';
import { PICTURES } from './pictures.ts';
import { type Recipe, SPREAD } from './recipes.ts';

/**
 * A digit is given nowhere or in every row; pins are at the top; a box is empty, or full; a row has a
 * single given; a diagonal is blank; the givens look the same after a half turn; the blanks draw a picture.
 */
export type Theme =
  | 'nowhere'
  | 'everywhere'
  | 'pins'
  | 'box'
  | 'bare row'
  | 'full box'
  | 'diagonal'
  | 'turn'
  | keyof typeof PICTURES;

/** Days take turns: a theme of one list never follows itself. */
const TURNS: readonly (readonly Theme[])[] = [
  ['turn', 'nowhere', 'full box', 'pins', 'cup', 'two', 'three', 'seven'],
  ['box', 'diagonal', 'everywhere', 'bare row', 'heart', 'bean', 'five'],
];

/** Themes that hold wherever most rows slide, as boards with a pointing digit need. */
const LOOSE: readonly Theme[] = [
  ...(['nowhere', 'everywhere', 'pins', 'box', 'full box', 'bare row'] as const),
];

export const isLoose = (theme: Theme | null) => theme === null || LOOSE.includes(theme);

/** The cells of a picture on a board of this size, in reading order. */
function pictured(picture: readonly string[], size: Size): readonly number[] {
  // The pictures are drawn 9 × 9; an eight leaves out the row and the column in the middle.
  const lines = Array.from({ length: size }, (_, i) => (size === 8 && i >= 4 ? i + 1 : i));
  return lines.flatMap((row, r) =>
    lines.flatMap((column, c) => (picture[row]![column] === '#' ? [r * size + c] : [])),
  );
}

/** Whether boards of a recipe can have a theme. */
function suits(theme: Theme, size: Size, { blanks, pinned, pointing }: Recipe): boolean {
  if (size === 4) return ['turn', 'nowhere', 'diagonal', 'everywhere'].includes(theme);
  if (pointing[9] > 0.5) return ['nowhere', 'full box', 'box', 'bare row'].includes(theme);
  if (theme === 'pins') return pinned[size] > 1;
  if (!(theme in PICTURES)) return true;
  if (size < 8) return false;
  const count = pictured(PICTURES[theme as keyof typeof PICTURES], size).length;
  return Math.abs(count - blanks[size]) <= SPREAD[size];
}

/**
 * The theme of a board.
 * @param turn the number of the day: two days running never have the same theme.
 */
export function themeFor(size: Size, recipe: Recipe, turn: number, rng: Rng): Theme {
  const themes = TURNS[turn % TURNS.length]!.filter((theme) => suits(theme, size, recipe));
  return themes[rng.below(themes.length)]!;
}

/** The cells that a theme keeps blank or given, numbered as in the solved grid, in reading order. */
export interface Mask {
  readonly blank: readonly number[];
  readonly given: ReadonlySet<number>;
  /** The cell that is blank if this one is; itself in most themes. */
  readonly twin: (at: number) => number;
  /** Whether a row may slide elsewhere without a change of the theme. */
  readonly isLoose: (row: number) => boolean;
  /** Whether cells that the theme doesn't name stay given. */
  readonly isWhole: boolean;
}

/** The rows that a theme pins, as far as it says. */
export const pinnedBy = (theme: Theme | null, count: number): readonly number[] | null =>
  theme === 'pins' ? Array.from({ length: count }, (_, row) => row) : null;

/**
 * @param grid the solved grid.
 * @param slides of the rows from their displayed position to their home.
 */
export function maskOf(
  theme: Theme | null,
  size: Size,
  grid: Uint8Array,
  slides: readonly number[],
  rng: Rng,
): Mask {
  const lines = Array.from({ length: size }, (_, i) => i);
  const cells = Array.from(grid, (_, at) => at);
  const home = (at: number) => {
    const row = Math.floor(at / size);
    return row * size + (((at % size) + slides[row]!) % size);
  };
  const displayed = (at: number) => {
    const row = Math.floor(at / size);
    return row * size + (((at % size) + size - slides[row]!) % size);
  };
  const none: Mask = {
    ...{ blank: [], given: new Set(), twin: (at) => at, isLoose: () => true, isWhole: false },
  };
  switch (theme) {
    case null:
    case 'pins':
      return none;
    case 'nowhere':
    case 'everywhere': {
      const digit = 1 + rng.below(size);
      const own = cells.filter((at) => grid[at] === digit);
      return theme === 'nowhere' ? { ...none, blank: own } : { ...none, given: new Set(own) };
    }
    case 'bare row': {
      const row = rng.below(size);
      const blank = rng.shuffled(lines).slice(1);
      return { ...none, blank: blank.map((column) => row * size + column) };
    }
    case 'box':
    case 'full box': {
      const [rows, columns] = BOX[size];
      const [top, left] = [rows * rng.below(size / rows), columns * rng.below(size / columns)];
      const isIn = (line: number, from: number, count: number) =>
        line >= from && line < from + count;
      const own = cells
        .filter((at) => isIn(Math.floor(at / size), top, rows) && isIn(at % size, left, columns))
        .map(home);
      const isLoose = (row: number) => !isIn(row, top, rows);
      return theme === 'box'
        ? { ...none, blank: own, isLoose }
        : { ...none, given: new Set(own), isLoose };
    }
    case 'diagonal': {
      const isFalling = rng.below(2) === 0;
      const blank = lines.map((row) => home(row * size + (isFalling ? row : size - 1 - row)));
      return { ...none, blank, isLoose: () => false };
    }
    case 'turn':
      return {
        ...none,
        twin: (at) => home(size * size - 1 - displayed(at)),
        isLoose: () => false,
      };
    default:
      return {
        ...none,
        blank: pictured(PICTURES[theme], size).map(home),
        isLoose: () => false,
        isWhole: true,
      };
  }
}

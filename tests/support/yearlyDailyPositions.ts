/**
 * Lays pieces by brute force, for the oracle of the hints (yearlyDailyReasons.ts); written apart from
 * the engine, from the rules alone.
 */
import { ORIENTATIONS } from '../../src/games/yearly-daily/rules/orientations.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { squaresUnder } from '../../src/games/yearly-daily/rules/rules.ts';
import type { RuledOut } from '../../src/games/yearly-daily/rules/types.ts';

export type Lie = RuledOut;

export interface Position {
  readonly free: ReadonlySet<number>;
  readonly hand: readonly number[];
}

export const keyOf = (squares: Iterable<number>) => [...squares].sort((a, b) => a - b).join();
export const lieKey = ({ piece, squares }: Lie) => `${piece}:${keyOf(squares)}`;
export const areSame = (some: Iterable<number>, others: Iterable<number>) =>
  keyOf(some) === keyOf(others);

/** All placements, those of a piece on the same squares once. */
const LIES: readonly Lie[] = [
  ...new Map(
    [...PIECES.keys()].flatMap((piece) =>
      ORIENTATIONS.flatMap((orientation) =>
        [...Array(49).keys()].flatMap((corner): [string, Lie][] => {
          const placement = { orientation, row: Math.floor(corner / 7), col: corner % 7 };
          const squares = squaresUnder(piece, placement);
          return squares ? [[lieKey({ piece, squares }), { piece, squares }]] : [];
        }),
      ),
    ),
  ).values(),
];

export const beside = (square: number) => [square - 8, square - 1, square + 1, square + 8];
export const possible = ({ free, hand }: Position) =>
  LIES.filter(({ piece, squares }) => hand.includes(piece) && squares.every((s) => free.has(s)));
export const on = (square: number) => (lie: Lie) => lie.squares.includes(square);

export function after({ free, hand }: Position, lie: Lie): Position {
  return {
    free: new Set([...free].filter((square) => !lie.squares.includes(square))),
    hand: hand.filter((piece) => piece !== lie.piece),
  };
}

export function holesOf(free: ReadonlySet<number>): ReadonlySet<number>[] {
  const rest = new Set(free);
  return [...free].flatMap((square) => {
    if (!rest.delete(square)) return [];
    const hole = new Set([square]);
    for (const one of hole) for (const next of beside(one)) if (rest.delete(next)) hole.add(next);
    return [hole];
  });
}

/** Whether some pieces in hand cover the squares exactly; they need not use the whole hand. */
export function canFill(position: Position, lies = possible(position)): boolean {
  const [square] = position.free;
  if (square === undefined) return true;
  return lies.filter(on(square)).some((lie) => {
    const rest = lies.filter(
      ({ piece, squares }) => piece !== lie.piece && !squares.some((s) => lie.squares.includes(s)),
    );
    return canFill(after(position, lie), rest);
  });
}

/** Whether a square is left that no piece covers, or a hole that no pieces fill. */
export function isSpoilt(position: Position): boolean {
  const lies = possible(position);
  return (
    [...position.free].some((square) => !lies.some(on(square))) ||
    holesOf(position.free).some((hole) => !canFill({ free: hole, hand: position.hand }))
  );
}

export const sizeOf = (piece: number) => PIECES[piece]!.cells.length;
const isDark = (square: number) => ((square >> 3) + (square & 7)) % 2 === 0;
export const darkIn = (squares: readonly number[]) => squares.filter(isDark).length;

export function subsets(hand: readonly number[]): number[][] {
  return Array.from({ length: 1 << hand.length }, (_, chosen) =>
    hand.filter((_, i) => (chosen >> i) & 1),
  );
}

/** Whether some pieces have as many squares, and can have as many dark ones, as a hole. */
export function canColour(hand: readonly number[], size: number, dark: number): boolean {
  return subsets(hand).some((some) => {
    if (some.reduce((sum, piece) => sum + sizeOf(piece), 0) !== size) return false;
    const darks = some.reduce(
      (sums, piece) => {
        const cells = PIECES[piece]!.cells.filter(([row, col]) => (row + col) % 2 === 0).length;
        return sums.flatMap((sum) => [sum + cells, sum + sizeOf(piece) - cells]);
      },
      [0],
    );
    return darks.includes(dark);
  });
}

/**
 * Finds the holes and squares that a piece, if laid, would make impossible to fill, as far as a
 * person sees it.
 */
import type { Question } from './coverings.ts';
import { isSum } from './outlook.ts';
import { firstRegion, type Mask, sizeOf, smallestFirst, squaresOf } from './squares.ts';
import type { Table } from './table.ts';

export interface Spoilt {
  /**
   * The reason why squares cannot be filled. `size`: no sum of pieces equals the hole's size.
   * `shape`: the hole has one piece's size, and no piece's shape. `colours`: no pieces cover as
   * many dark and light squares, as on a chessboard. `square`: no piece can lie on a square.
   */
  readonly kind: 'size' | 'shape' | 'colours' | 'square';
  readonly squares: readonly number[];
}

/** Whether a placement of a piece needs only free squares. */
export const fits = ({ low, high }: Table, lie: number, free: Mask) =>
  ((low[lie]! & ~free.low) | (high[lie]! & ~free.high)) === 0;

/** The placements of pieces in hand on free squares, as indices. */
export function liesOn({ table, free, hand }: Question): number[] {
  return table.lies.flatMap(({ shape }, lie) =>
    hand[shape]! > 0 && fits(table, lie, free) ? [lie] : [],
  );
}

/** The free squares and the pieces in hand that remain after a piece is laid. */
export function afterLie({ table, free, hand }: Question, lie: number): Question {
  const { shape } = table.lies[lie]!;
  return {
    table,
    free: { low: free.low & ~table.low[lie]!, high: free.high & ~table.high[lie]! },
    hand: hand.map((n, other) => (other === shape ? n - 1 : n)),
  };
}

export function sizesOf({ table, hand }: Question): number[] {
  return hand.flatMap((n, shape) => (n > 0 ? [table.sizes[shape]!] : []));
}

/**
 * The number of dark squares minus the number of light ones, with the board coloured as a
 * chessboard.
 */
export function excessOf(squares: readonly number[]): number {
  return squares.reduce((sum, square) => sum + (((square >> 3) + square) % 2 === 0 ? 1 : -1), 0);
}

/**
 * Whether some of the pieces together have a region's size and its excess of dark over light
 * squares (as on a chessboard); laid elsewhere, a piece's excess may change its sign.
 */
function canColour(
  pieces: readonly { size: number; excess: number }[],
  size: number,
  excess: number,
): boolean {
  const [first, ...rest] = pieces;
  if (size === 0) return excess === 0;
  if (!first || size < 0) return false;
  return (
    canColour(rest, size - first.size, excess - first.excess) ||
    canColour(rest, size - first.size, excess + first.excess) ||
    canColour(rest, size, excess)
  );
}

/**
 * The hole or square that is most plainly impossible to fill, smallest holes first; null when a
 * person can see none.
 * @param lies the placements of pieces in hand on free squares, or a superset of them.
 */
export function spoilt(question: Question, lies: readonly number[]): Spoilt | null {
  const { table, free } = question;
  const regions = smallestFirst(free);
  const sizes = sizesOf(question);
  const dead = regions.find(({ low, high }) => !isSum(sizes, sizeOf(low, high)));
  if (dead) return { kind: 'size', squares: squaresOf(dead) };
  const most = Math.max(...sizes);
  const small = regions.filter((region) => sizeOf(region.low, region.high) <= most);
  const filled = new Set<Mask>();
  let low = 0;
  let high = 0;
  for (const lie of lies) {
    if (!fits(table, lie, free) || question.hand[table.lies[lie]!.shape] === 0) continue;
    low |= table.low[lie]!;
    high |= table.high[lie]!;
    for (const region of small) {
      if (region.low === table.low[lie] && region.high === table.high[lie]) filled.add(region);
    }
  }
  const misfit = small.find((region) => !filled.has(region));
  if (misfit) return { kind: 'shape', squares: squaresOf(misfit) };
  const bare: Mask = { low: free.low & ~low, high: free.high & ~high };
  if ((bare.low | bare.high) !== 0) {
    return { kind: 'square', squares: squaresOf(firstRegion(bare.low, bare.high)).slice(0, 1) };
  }
  return null;
}

/**
 * Finds a region of free squares with more dark or light squares, as on a chessboard, than pieces
 * can cover; or null.
 */
export function miscoloured(question: Question): Spoilt | null {
  const { table, hand, free } = question;
  const pieces = hand.flatMap((n, shape) => {
    if (n === 0) return [];
    const { squares } = table.lies.find((lie) => lie.shape === shape)!;
    return [{ size: squares.length, excess: excessOf(squares) }];
  });
  for (const region of smallestFirst(free)) {
    const squares = squaresOf(region);
    if (!canColour(pieces, squares.length, excessOf(squares))) return { kind: 'colours', squares };
  }
  return null;
}

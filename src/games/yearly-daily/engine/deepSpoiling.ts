/**
 * Finds holes and squares that a piece, if laid, would make impossible to fill, for reasons that
 * take a person a second look: colours, two pieces in one hole, one piece wanted in two places.
 */
import { isOneBit, lowestBit } from '../../../lib/bits.ts';
import { canCover, type Question } from './coverings.ts';
import { isSum } from './outlook.ts';
import { afterLie, fits, miscoloured, type Spoilt, sizesOf } from './spoiling.ts';
import { regionsOf, sizeOf, squaresOf } from './squares.ts';

export type DeepSpoil =
  /** No two pieces fill the hole, which has the size of two. */
  | { readonly kind: 'two'; readonly squares: readonly number[] }
  /** Only the piece can cover either of the two squares, and it never covers both. */
  | { readonly kind: 'clash'; readonly squares: readonly number[]; readonly piece: number };

/** The largest hole whose dark and light squares a person would count. */
const MOST_COLOURED = 12;

/**
 * The reason why free squares cannot be filled, as far as a person sees it at a second look; null
 * if there is none.
 * @param lies the placements of pieces in hand on free squares, or a superset of them.
 */
export function deeplySpoilt(
  question: Question,
  lies: readonly number[],
): Spoilt | DeepSpoil | null {
  const coloured = miscoloured(question);
  if (coloured && coloured.squares.length <= MOST_COLOURED) return coloured;
  return tooSmallForTwo(question, lies) ?? clash(question, lies);
}

/** A hole that holds two pieces by its size, and no two of those in hand by its shape. */
function tooSmallForTwo(question: Question, lies: readonly number[]): DeepSpoil | null {
  const sizes = sizesOf(question);
  const smallest = Math.min(...sizes);
  for (const free of regionsOf(question.free)) {
    const size = sizeOf(free.low, free.high);
    const isForTwo = size < 3 * smallest && !sizes.includes(size) && isSum(sizes, size);
    if (isForTwo && !holdsTwo({ ...question, free }, lies)) {
      return { kind: 'two', squares: squaresOf(free) };
    }
  }
  return null;
}

/** Whether two of the pieces in hand fill the free squares. */
function holdsTwo(question: Question, lies: readonly number[]): boolean {
  const { table, free, hand } = question;
  const [first] = squaresOf(free);
  return lies.some((lie) => {
    const { shape, squares } = table.lies[lie]!;
    if (hand[shape] === 0 || !squares.includes(first!) || !fits(table, lie, free)) return false;
    const rest = afterLie(question, lie);
    return rest.hand.some((n, shape) => {
      if (n === 0 || table.sizes[shape] !== sizeOf(rest.free.low, rest.free.high)) return false;
      return canCover({ ...rest, hand: hand.map((_, other) => (other === shape ? 1 : 0)) });
    });
  });
}

/** Two squares which only one piece can cover, and not both at once. */
function clash(question: Question, lies: readonly number[]): DeepSpoil | null {
  const { table, free, hand } = question;
  const pieces = new Map<number, number>();
  const fitting = lies.filter((lie) => hand[table.lies[lie]!.shape]! > 0 && fits(table, lie, free));
  for (const lie of fitting) {
    const { shape, squares } = table.lies[lie]!;
    for (const square of squares) pieces.set(square, (pieces.get(square) ?? 0) | (1 << shape));
  }
  const owned = [...pieces].filter(([, bits]) => isOneBit(bits)).sort(([a], [b]) => a - b);
  for (const [i, [a, bits]] of owned.entries()) {
    const piece = lowestBit(bits);
    for (const [b, others] of owned.slice(i + 1)) {
      if (others !== bits) continue;
      const isShared = fitting.some((lie) => {
        const { shape, squares } = table.lies[lie]!;
        return shape === piece && squares.includes(a) && squares.includes(b);
      });
      if (!isShared) return { kind: 'clash', squares: [a, b], piece };
    }
  }
  return null;
}

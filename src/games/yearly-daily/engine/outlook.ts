/**
 * Summarises the search for solutions from a state: in how many ways the calendar can be finished,
 * or why it cannot.
 */
import { canCover, type Question, visitCoverings } from './coverings.ts';
import { type Mask, sizeOf, smallestFirst, squaresOf } from './squares.ts';

/** Statistics over all ways to cover the free squares with the pieces in hand. */
export interface Outlook {
  readonly coverings: number;
  /** For each placement of a piece, by index, the number of solutions that contain it. */
  readonly share: ReadonlyMap<number, number>;
}

export function outlookOf(question: Question): Outlook {
  const share = new Map<number, number>();
  let coverings = 0;
  visitCoverings(question, (lies) => {
    coverings++;
    for (const lie of lies) share.set(lie, (share.get(lie) ?? 0) + 1);
    return true;
  });
  return { coverings, share };
}

/** Whether some pieces in hand cover a region of free squares exactly. */
function isFillable({ table, hand }: Question, region: Mask): boolean {
  const size = sizeOf(region.low, region.high);
  const inHand = hand.flatMap((n, shape) => (n > 0 ? [shape] : []));
  for (let chosen = 1; chosen < 1 << inHand.length; chosen++) {
    const some = hand.map((_, shape) => (chosen >> inHand.indexOf(shape)) & 1);
    for (const [shape, n] of hand.entries()) if (n === 0) some[shape] = 0;
    const area = some.reduce((sum, n, shape) => sum + n * table.sizes[shape]!, 0);
    if (area === size && canCover({ table, free: region, hand: some })) return true;
  }
  return false;
}

/** Whether some of the numbers add up to the sum. */
export function isSum(numbers: readonly number[], sum: number): boolean {
  const [first, ...rest] = numbers;
  if (sum === 0) return true;
  if (first === undefined || sum < 0) return false;
  return isSum(rest, sum - first) || isSum(rest, sum);
}

/**
 * The smallest region of free squares that no pieces in hand fill; null if there is none, or one
 * region only.
 */
export function deadRegion(question: Question): readonly number[] | null {
  const regions = smallestFirst(question.free);
  if (regions.length < 2) return null;
  const dead = regions.find((region) => !isFillable(question, region));
  return dead ? squaresOf(dead) : null;
}

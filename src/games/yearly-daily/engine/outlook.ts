/** What the search can tell about a state: how it can be finished, or why it cannot. */
import { canCover, type Question, visitCoverings } from './coverings.ts';
import { type Mask, regionsOf, sizeOf, squaresOf } from './squares.ts';

/** The coverings of what is left, added up. */
export interface Outlook {
  readonly coverings: number;
  /** By number of a lie: in how many of the coverings a piece lies so. */
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

/** Whether some pieces of the hand cover a region of the free squares and are used up by it. */
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

/** Squares that are cut off from the rest and that no pieces in hand fill; the fewest first. */
export function deadRegion(question: Question): readonly number[] | null {
  const regions = regionsOf(question.free).sort(
    (a, b) => sizeOf(a.low, a.high) - sizeOf(b.low, b.high),
  );
  if (regions.length < 2) return null;
  const dead = regions.find((region) => !isFillable(question, region));
  return dead ? squaresOf(dead) : null;
}

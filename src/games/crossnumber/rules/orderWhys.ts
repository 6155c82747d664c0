/** Why a clue about factors, or about less and more, narrows the entries that it ties. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { factorised } from './digitWhys.ts';
import { isNarrowed, type Tied } from './kinds.ts';
import { MOST_TRIES, onlyTried } from './tried.ts';

const least = (numbers: ArrayLike<number>) => numbers[0]!;
const greatest = (numbers: ArrayLike<number>) => numbers[numbers.length - 1]!;

/** The most products that one sentence lists. */
const FEW = 3;

/** All products that are left: "3 × 126 = 378". Null where they are many. */
function productsOf(small: Tied, big: Tied): string[] | null {
  const found: string[] = [];
  for (const divisor of Array.from(small.after)) {
    for (const value of Array.from(big.after)) {
      if (value % divisor !== 0) continue;
      if (found.length === FEW) return null;
      found.push(`${value / divisor} × ${divisor} = ${value}`);
    }
  }
  return found;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Why `small` goes into `big`. */
export function divides(small: Tied, big: Tied): readonly string[] {
  // A multiple of a plain number is found by its digits: there is no other entry to reason from.
  if (small.digits.length === 0) return [];
  const products = productsOf(small, big);
  const only = products && `only ${joinWithAnd(products)} ${products.length > 1 ? 'fit' : 'fits'}`;
  const shown = only ? `; ${only}` : '';
  const [low, high] = [
    Math.ceil(least(big.before) / greatest(small.before)),
    Math.floor(greatest(big.before) / least(small.before)),
  ];
  if (big.before.length === 1) {
    const value = least(big.before);
    return [
      // A plain number is its own name.
      ...(big.digits.length > 0
        ? [`${big.name} is ${value}, which is ${factorised(value)}${shown}`]
        : []),
      `${value} is ${factorised(value)}${shown}`,
      ...(only ? [`${only} the clue`] : []),
      `${value} is ${factorised(value)}`,
    ];
  }
  const few =
    big.before.length === 2
      ? [
          `${big.name} is ${Array.from(big.before, (value) => `${value} = ${factorised(value)}`).join(' or ')}`,
        ]
      : [];
  const common = Array.from(small.before).reduce(gcd);
  const often = low === high ? `${low} times` : `${low} to ${high} times`;
  const shares =
    common > 1 && small.before.length > 1
      ? [
          `every number left for ${small.name} is a multiple of ${common}, so ${big.name} is one too`,
        ]
      : [];
  const is = small.before.length === 1 ? `, ${least(small.before)},` : '';
  const goes = `${small.name}${is} goes into ${big.name} ${often}`;
  return [
    ...(only ? [`${goes}${shown}`, `${only} the clue`] : []),
    ...few,
    ...onlyTried(small, big),
    ...shares,
    ...(high - low < MOST_TRIES ? [goes] : []),
  ];
}

/** Why `own` lies between two others. */
export function liesBetween(own: Tied, low: Tied, high: Tied): readonly string[] {
  const bottom = least(low.before);
  const top = greatest(high.before);
  const said: string[] = [];
  if (isNarrowed(low) && greatest(low.before) >= greatest(own.before)) {
    said.push(
      top - 1 < greatest(own.before)
        ? `${high.name} is at most ${top}, and ${own.name} and ${low.name} are less than that`
        : `${own.name} is at most ${greatest(own.before)}, and ${low.name} is less than that`,
    );
  }
  if (isNarrowed(high) && least(high.before) <= least(own.before)) {
    said.push(
      bottom + 1 > least(own.before)
        ? `${low.name} is at least ${bottom}, and ${own.name} and ${high.name} are more than that`
        : `${own.name} is at least ${least(own.before)}, and ${high.name} is more than that`,
    );
  }
  const between = `${low.name} is at least ${bottom} and ${high.name} at most ${top}, so ${own.name} is from ${bottom + 1} to ${top - 1}`;
  if (isNarrowed(own) || said.length === 0) return [between, ...said];
  return said;
}

/** Why the greater of two entries leaves no room for the lesser, and the other way round. */
function ordered(high: Tied, low: Tied): string[] {
  const said: string[] = [];
  if (isNarrowed(high) && least(high.before) <= least(low.before)) {
    said.push(`${low.name} is at least ${least(low.before)}, and ${high.name} is more than that`);
  }
  if (isNarrowed(low) && greatest(low.before) >= greatest(high.before)) {
    said.push(
      `${high.name} is at most ${greatest(high.before)}, and ${low.name} is less than that`,
    );
  }
  return said.length === 2 ? [said.join('. As '), ...said] : said;
}

/** Why `own`, the greatest of its length, is more than another entry. */
export const isAbove = (own: Tied, other: Tied): readonly string[] => ordered(own, other);
/** Why `own`, the least of its length, is less than another entry. */
export const isBelow = (own: Tied, other: Tied): readonly string[] => ordered(other, own);

/** Why an entry that is the only one with a property narrows another. */
export function isNone(own: Tied, of: Tied, other: Tied): readonly string[] {
  return [`${own.name} is ${of.name}, the only one in the grid, so ${other.name} is not one`];
}

/** Why the next prime, or square, after an entry is narrowed; nothing where each can be tried. */
export const follows =
  (kind: string) =>
  (own: Tied, other: Tied): readonly string[] =>
    isNarrowed(own) && other.before.length > MOST_TRIES
      ? [`${own.name} is a ${kind}, the next after ${other.name}`]
      : [];

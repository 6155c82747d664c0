/** Why a clue about an entry's digits narrows it: sums, products and anagrams, in figures. */
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import { ascending, digitProduct, digitSum, digitsOf, primeFactors } from './arithmetic.ts';
import { inWords, single, type Tied } from './kinds.ts';

/** A way to combine the digits of a number. */
interface Combining {
  of(value: number): number;
  readonly verb: string;
  readonly noun: string;
  readonly sign: string;
  /** The total of the missing digits, when the known ones have a total of `known`. */
  rest(total: number, known: number): number;
  readonly away: string;
}

const SUMS: Combining = {
  of: digitSum,
  verb: 'add up to',
  noun: 'sum',
  sign: ' + ',
  rest: (total, known) => total - known,
  away: '−',
};
const PRODUCTS: Combining = {
  of: digitProduct,
  verb: 'multiply to',
  noun: 'product',
  sign: ' × ',
  rest: (total, known) => total / known,
  away: '÷',
};

/** The most sets of digits, or totals, that one sentence lists. */
const FEW = 3;
/** The most digits that a sentence names as those that divide a product. */
const MOST_DIGITS = 6;

/** "2 × 3 × 3 × 7"; the number itself if it is a prime or 1. */
export function factorised(value: number): string {
  return value > 1 ? primeFactors(value).join(' × ') : `${value}`;
}

/** The digits that an entry's missing places take, in each way that is left: "1 and 4, or 2 and 3". */
function missingDigits({ after, digits }: Tied): string | null {
  const open = digits.flatMap((digit, place) => (digit === null ? [place] : []));
  const sets = new Set<string>();
  for (const value of Array.from(after)) {
    const all = digitsOf(value);
    sets.add(
      joinWithAnd(
        open
          .map((place) => all[place]!)
          .sort()
          .map(String),
      ),
    );
    if (sets.size > FEW) return null;
  }
  return open.length < 2 || sets.size === 0 ? null : [...sets].join(', or ');
}

/** "the two missing digits of 19 across add up to 20 − 15 = 5". */
function missingOf(own: Tied, total: number, how: Combining): string {
  const known = own.digits.filter((digit): digit is number => digit !== null);
  const open = own.digits.length - known.length;
  if (known.length === 0 || open === 0) return `the digits of ${own.name} ${how.verb} ${total}`;
  const sum = how.of(Number(known.join('')));
  const line = `${total} ${how.away} ${sum} = ${how.rest(total, sum)}`;
  if (open === 1) return `the missing digit of ${own.name} is ${line}`;
  return `the ${inWords(`${open}`)} missing digits of ${own.name} ${how.verb} ${line}`;
}

/** How many digits that entry has, and what they come to, with the sets of digits if they are few. */
function toTotal(begin: string, own: Tied, total: number, how: Combining): string[] {
  const missing = missingOf(own, total, how);
  const sets = missingDigits(own);
  const base = `${begin}${missing}`;
  return sets ? [`${base}: ${sets}`, base] : [base];
}

/**
 * The digits that can be part of a product: they divide it, and the other digits, at most 9 each,
 * make up the rest.
 */
function eachDigit(own: Tied, total: number): string[] {
  const others = own.digits.length - 1;
  const most = 9 ** others;
  const dividing = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => total % digit === 0);
  const digits = dividing.filter((digit) => digit * most >= total);
  const never = [2, 3, 5, 7].filter((digit) => total % digit > 0).at(-1);
  if (digits.length > MOST_DIGITS) {
    return never
      ? [`${total} cannot be divided by ${never}, so no digit of ${own.name} is ${never}`]
      : [];
  }
  if (digits.length < 2) return [];
  const so = `so each digit of ${own.name} is ${joinWithOr(digits)}`;
  const small = dividing.filter((digit) => digit * most < total).at(-1);
  const nines = new Array(others).fill(9).join(' × ');
  const isShort = small !== undefined;
  return isShort
    ? [
        `a ${small} is too small: ${small} × ${nines} is ${small * most}, not ${total}. The digits divide ${total}, ${so}`,
        `a ${small} is too small: ${small} × ${nines} is less than ${total}, ${so}`,
      ]
    : [
        `${total} is ${factorised(total)}, ${so}`,
        `digits that multiply to ${total} divide it, ${so}`,
      ];
}

/** An entry whose digits come to a total that is known. */
function knownTotal(own: Tied, total: number, source: string, how: Combining): string[] {
  const factors = factorised(total);
  const isComposite = how === PRODUCTS && factors !== `${total}`;
  const of = isComposite ? `${total} is ${factors}` : '';
  const hasKnown = own.digits.some((digit) => digit !== null);
  if (how === PRODUCTS && !hasKnown && missingDigits(own) === null) return eachDigit(own, total);
  const sets = missingDigits(own);
  if (!hasKnown && how === PRODUCTS && sets) {
    return [
      `${of}. So the digits of ${own.name} multiply to ${total}: ${sets}`,
      `the digits of ${own.name} multiply to ${total}: ${sets}`,
      ...eachDigit(own, total),
      `the digits of ${own.name} multiply to ${total}`,
    ];
  }
  if (!hasKnown && how === SUMS) return toTotal(source ? `${source}. So ` : '', own, total, how);
  const begins = [
    source && of ? `${source}, and ${of}. So ` : '',
    of ? `${of}. So ` : '',
    source ? `${source}. So ` : '',
  ];
  return [
    ...begins.filter((begin) => begin !== ''),
    ...(source || of ? [] : [`the digits of ${own.name} ${how.verb} ${total}. So `, '']),
  ].flatMap((begin) => toTotal(begin, own, total, how));
}

/** "10, 11 or 12"; "from 10 to 19" where there are many. */
function rangeOf(totals: readonly number[]): string {
  if (totals.length > FEW) return `from ${totals[0]} to ${totals.at(-1)}`;
  return joinWithOr(totals);
}

/** "a sum from 10 to 19", "the sum 10 or 11". */
function totalOf(totals: readonly number[], { noun }: Combining): string {
  return `${totals.length > FEW ? 'a' : 'the'} ${noun} ${rangeOf(totals)}`;
}

/** Two entries whose digit sums have to agree, with neither of them known. */
function openSums(own: Tied, other: Tied): string[] {
  const [few, many] = [own, other]
    .map(({ name, before }) => ({ name, sums: ascending(Array.from(before).map(digitSum)) }))
    .sort((a, b) => a.sums.length - b.sums.length);
  const agreed = ascending(Array.from(other.after).map(digitSum));
  return [
    `the digits of ${few!.name} have ${totalOf(few!.sums, SUMS)}, and those of ${many!.name} ${totalOf(many!.sums, SUMS)}`,
    `${own.name} and ${other.name} each have a digit sum ${agreed.length > FEW ? '' : 'of '}${rangeOf(agreed)}`,
  ];
}

const folds =
  (how: Combining) =>
  (own: Tied, total: Tied): readonly string[] => {
    const known = single(total);
    if (known !== null) {
      return knownTotal(
        own,
        known,
        total.digits.length > 0 ? `${total.name} is ${known}` : '',
        how,
      );
    }
    const totals = ascending(Array.from(own.before).map(how.of));
    const agreed = ascending(Array.from(own.after).map(how.of));
    return [
      `the digits of ${own.name} can have ${totalOf(totals, how)}, and ${total.name} is ${rangeOf(ascending(Array.from(total.before)))}`,
      `the digits of ${own.name} can only have ${totalOf(agreed, how)}`,
    ];
  };

/** Why the digits of `own` add up to `total`. */
export const addUp = folds(SUMS);
/** Why the digits of `own` multiply to `total`. */
export const multiplyUp = folds(PRODUCTS);

/** Why two entries have the same digit sum. */
export function sameSum(own: Tied, other: Tied): readonly string[] {
  for (const [told, open] of [
    [other, own],
    [own, other],
  ] as const) {
    const known = single(told);
    if (known === null) continue;
    const total = digitSum(known);
    return [
      ...knownTotal(
        open,
        total,
        `${told.name} and ${open.name} each have a digit sum of ${total}`,
        SUMS,
      ),
      ...knownTotal(open, total, `${told.name} has a digit sum of ${total}`, SUMS),
      ...knownTotal(open, total, '', SUMS),
    ];
  }
  return openSums(own, other);
}

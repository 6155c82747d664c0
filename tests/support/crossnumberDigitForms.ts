/** The patterns for statements of Crossnumber's hints on all digits of a number together. */
import {
  all,
  digitsOf,
  E,
  type Form,
  idOf,
  type Known,
  LIST,
  missingDigits,
  numbersAt,
  numbersIn,
  OF,
  PLACE,
  placeOf,
  productOf,
  sumOf,
} from './crossnumberPatterns.ts';

/** Whether an entry's missing digits are those of a list, for every number left to it. */
function lacks(known: Known, name: string, list: string): boolean {
  const id = idOf(known, name);
  const digits = String(numbersIn(list).sort());
  return all(known, name, 'after', (value) => String(missingDigits(known, id, value)) === digits);
}

/** The sets of digits after a total: ": 1 and 4, or 2 and 3". */
const SETS = '(?:: ((?:\\d(?:, or | and |, )?)+))?';

/** Whether digits of an entry come to a total, and are those of the sets if some are named. */
function comesTo(
  known: Known,
  name: string,
  of: (value: number) => readonly number[],
  combine: (digits: readonly number[]) => number,
  total: string,
  sets: string | undefined,
): boolean {
  const found = new Set<string>();
  const isSo = all(known, name, 'after', (value) => {
    const digits = of(value);
    found.add(String(digits.toSorted()));
    return combine(digits) === Number(total);
  });
  const named = sets?.split(', or ').map((one) => String(numbersIn(one).sort()));
  return isSo && (named === undefined || String(named.sort()) === String([...found].sort()));
}

/** Statements on sums, products, anagrams and the order of digits. */
export const DIGIT_FORMS: readonly Form[] = [
  [
    new RegExp(`${E} has the digits ${LIST}|${E} already has the digits ${LIST}`, 'g'),
    (known, [, , , name, list]) =>
      name === undefined ||
      all(known, name, 'before', (value) =>
        numbersIn(list!).every((digit) => digitsOf(value).includes(digit)),
      ),
  ],
  [
    new RegExp(
      `the digit sum of ${OF} is (?:(?:from|at least) (\\d+) (?:to|and at most) (\\d+)|${LIST})`,
      'gi',
    ),
    (known, [, name, low, high, list]) =>
      all(known, name!, 'after', (value) => {
        const sum = sumOf(digitsOf(value));
        return list ? numbersIn(list).includes(sum) : sum >= Number(low) && sum <= Number(high);
      }),
  ],
  [
    new RegExp(`the digits of ${OF} (add up|multiply) to (\\d+)${SETS}`, 'gi'),
    (known, [, name, how, total, sets]) =>
      comesTo(known, name!, digitsOf, how === 'add up' ? sumOf : productOf, total!, sets),
  ],
  [
    new RegExp(
      `missing digits? of ${OF} (is|add up to|multiply to) \\d+ [−÷] \\d+ = (\\d+)${SETS}`,
      'g',
    ),
    (known, [, name, how, total, sets]) =>
      comesTo(
        known,
        name!,
        (value) => missingDigits(known, idOf(known, name!), value),
        how === 'multiply to' ? productOf : sumOf,
        total!,
        sets,
      ),
  ],
  [
    new RegExp(
      `missing digits? of ${OF} (?:is|are) ((?:\\d(?:, | and )?)+)(?=[.,:]| in some)`,
      'g',
    ),
    (known, [, name, list]) => lacks(known, name!, list!),
  ],
  [
    new RegExp(`of the digits of ${OF}, ${LIST} (?:is|are) left for ${OF}`, 'gi'),
    (known, [, , list, name]) => lacks(known, name!, list!),
  ],
  [
    new RegExp(`so ${E} has the digits ${LIST} in another order`, 'g'),
    (known, [, name, list]) =>
      all(
        known,
        name!,
        'after',
        (value) => String(digitsOf(value).sort()) === String(numbersIn(list!).sort()),
      ),
  ],
  [
    new RegExp(`${E} is an anagram of ${E},? and still needs its ${LIST}`, 'g'),
    (known, [, name, from, list]) =>
      [name!, from!].every((one) =>
        all(known, one, 'after', (value) =>
          numbersIn(list!).every((digit) => digitsOf(value).includes(digit)),
        ),
      ),
  ],
  [
    new RegExp(`${E} must contain an? (\\d), so its anagram ${E} does too`, 'g'),
    (known, [, from, digit, to]) => {
      const has = (value: number) => digitsOf(value).includes(Number(digit));
      const places = numbersAt(known, idOf(known, to!), 'before').map((value) =>
        `${value}`.indexOf(digit!),
      );
      return (
        all(known, from!, 'before', has) &&
        all(known, to!, 'after', has) &&
        new Set(places.filter((at) => at >= 0)).size === 1
      );
    },
  ],
  [
    new RegExp(`Backwards, the ${PLACE} digit of ${OF} is the ${PLACE} of ${OF}: ${LIST}`, 'g'),
    (known, [, place, name, mirror, other, list]) => {
      const [id, to] = [idOf(known, name!), idOf(known, other!)];
      const [at, end] = [placeOf(known, id, place!), placeOf(known, to, mirror!)];
      const digit = (where: number) => (value: number) =>
        numbersIn(list!).includes(digitsOf(value)[where]!);
      return (
        at + end === known.length(id) - 1 &&
        all(known, name!, 'before', digit(at)) &&
        all(known, other!, 'after', digit(end))
      );
    },
  ],
  [
    new RegExp(`the digits of ${OF} (rise|fall)`, 'gi'),
    (known, [, name, way]) =>
      all(known, name!, 'after', (value) => {
        const digits = digitsOf(value);
        const next = (digit: number, at: number) =>
          way === 'rise' ? digit > digits[at]! : digit < digits[at]!;
        return digits.slice(1).every(next);
      }),
  ],
  [
    new RegExp(`each digit of ${OF} is ${LIST}`, 'g'),
    (known, [, name, list]) =>
      all(known, name!, 'after', (value) =>
        digitsOf(value).every((digit) => numbersIn(list!).includes(digit)),
      ),
  ],
  [
    new RegExp(`(\\d+) cannot be divided by (\\d), so no digit of ${OF} is \\2`, 'g'),
    (known, [, total, digit, name]) =>
      Number(total) % Number(digit) !== 0 &&
      all(known, name!, 'after', (value) => !digitsOf(value).includes(Number(digit))),
  ],
];

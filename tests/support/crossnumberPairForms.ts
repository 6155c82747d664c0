/** The patterns for statements of Crossnumber's hints on two entries at once, or on the grid. */
import {
  all,
  digitsOf,
  E,
  type Form,
  idOf,
  isPrime,
  LIST,
  numbersAt,
  numbersIn,
  OF,
} from './crossnumberPatterns.ts';

const isSquare = (value: number) => Number.isInteger(Math.sqrt(value));

/** The kinds of number of which a grid can have one alone, by their kinds. */
const KINDS: Readonly<Record<string, (value: number) => boolean>> = {
  square: isSquare,
  cube: (value) => [...Array(101).keys()].some((n) => n ** 3 === value),
  triangular: (value) => [...Array(1500).keys()].some((n) => n * (n + 1) === 2 * value),
  fibonacci: (value) => {
    let [a, b] = [1, 2];
    while (a < value) [a, b] = [b, a + b];
    return a === value;
  },
  palindrome: (value) => `${value}` === [...`${value}`].reverse().join(''),
};

/** The least number after another that is a prime, or a square. */
function next(kind: string, after: number): number {
  const is = kind === 'prime' ? isPrime : isSquare;
  let value = after + 1;
  while (!is(value)) value++;
  return value;
}

const hasAll = (list: string) => (value: number) =>
  numbersIn(list).every((digit) => digitsOf(value).includes(digit));
const hasNone = (list: string) => (value: number) =>
  !numbersIn(list).some((digit) => digitsOf(value).includes(digit));

export const PAIR_FORMS: readonly Form[] = [
  [
    /the next (prime|square) after (\d+) is (\d+)/g,
    (_, [, kind, after, value]) => next(kind!, Number(after)) === Number(value),
  ],
  [/(\d+) followed by (\d+) = (\d+)/g, (_, [, a, b, whole]) => `${a}${b}` === whole],
  [
    new RegExp(`${E} is a (prime|square), the next after ${OF}`, 'g'),
    (known, [, name, kind, after]) =>
      all(known, name!, 'after', kind === 'prime' ? isPrime : isSquare) &&
      numbersAt(known, idOf(known, name!), 'after').every((value) =>
        numbersAt(known, idOf(known, after!), 'before').some((one) => next(kind!, one) === value),
      ),
  ],
  [
    // The words of a clue are taken out before the patterns are tried: "the clue for 4 down, the only …".
    new RegExp(`the clue for ${OF}, the only one in the grid, so ${E} is not one`, 'gi'),
    (known, [, name, other]) => {
      const only = known.clues.find(([id, [kind]]) => id === idOf(known, name!) && kind === 'only');
      const is = KINDS[String((only?.[1][1] as readonly unknown[] | undefined)?.[0])];
      if (!is) return false;
      return all(known, name!, 'before', is) && all(known, other!, 'after', (value) => !is(value));
    },
  ],
  [
    new RegExp(`${E} has the digits? ${LIST}, which ${E} cannot have`, 'g'),
    (known, [, name, list, other]) =>
      all(known, name!, 'before', hasAll(list!)) && all(known, other!, 'after', hasNone(list!)),
  ],
  [
    new RegExp(`${E} has the digits? ${LIST}, so ${E} has (?:it|them) too`, 'g'),
    (known, [, name, list, other]) =>
      all(known, name!, 'before', hasAll(list!)) && all(known, other!, 'after', hasAll(list!)),
  ],
  [
    new RegExp(`the digits of ${OF} can only be ${LIST}, and ${E} has no others`, 'gi'),
    (known, [, name, list, other]) => {
      const isOf = (value: number) =>
        digitsOf(value).every((digit) => numbersIn(list!).includes(digit));
      return all(known, name!, 'before', isOf) && all(known, other!, 'after', isOf);
    },
  ],
  [
    new RegExp(`${E} is at (least|most) (\\d+), and ${E} is (more|less) than that`, 'gi'),
    (known, [, name, , bound, other, than]) =>
      all(known, name!, 'before', (value) =>
        than === 'more' ? value >= Number(bound) : value <= Number(bound),
      ) &&
      all(known, other!, 'after', (value) =>
        than === 'more' ? value > Number(bound) : value < Number(bound),
      ),
  ],
];

/** The calculator's lists: numbers of a kind that match the digits in an entry. */
import { digitsOf } from '../rules/arithmetic.ts';
import type { Entry } from '../rules/grid.ts';
import { makeLister } from '../rules/problem.ts';
import { EMPTY, type Node, type State } from '../rules/types.ts';

export interface Sort {
  readonly name: string;
  /** The label of the field for the number in "Multiples of…"; null for lists without a number. */
  readonly asks: string | null;
  clue(number: number): Node;
  /** The initial number in the field that `asks` labels, and the smallest number allowed. */
  readonly first: number;
  readonly least: number;
}

const plain = (name: string, kind: string): Sort => ({
  name,
  asks: null,
  clue: () => [kind],
  first: 1,
  least: 1,
});
const asking = (name: string, kind: string, asks: string, first: number, least: number): Sort => ({
  name,
  asks,
  clue: (number) => [kind, number],
  first,
  least,
});

export const SORTS: readonly Sort[] = [
  plain('Squares', 'square'),
  plain('Cubes', 'cube'),
  plain('Primes', 'prime'),
  plain('Triangular numbers', 'triangular'),
  plain('Fibonacci numbers', 'fibonacci'),
  plain('Palindromes', 'palindrome'),
  plain('Products of two consecutive numbers', 'pronic'),
  plain('Sums of two consecutive squares', 'two-squares'),
  plain('Products of two different primes', 'semiprime'),
  plain('Leap years', 'leap-year'),
  plain('Digits rising', 'ascending'),
  plain('Digits falling', 'descending'),
  plain('Digits consecutive', 'consecutive'),
  asking('Multiples of…', 'multiple', 'Multiples of', 7, 2),
  asking('Factors of…', 'factor', 'Factors of', 1000, 1),
  asking('Powers of…', 'power', 'Powers of', 2, 2),
  asking('Digits adding up to…', 'digit-sum', 'Digits adding up to', 10, 1),
  asking('Digits multiplying to…', 'digit-product', 'Digits multiplying to', 24, 1),
];

/** The list (by index in `SORTS`) and its number that a clue suggests; null if it suggests none. */
export function sortIn(
  clue: Node,
  look: (entry: string) => number | null,
): { readonly sort: number; readonly number: number } | null {
  const [kind, part] = clue;
  const sort = SORTS.findIndex(({ clue: make }) => make(1)[0] === kind);
  if (sort >= 0) {
    const { asks, first, least } = SORTS[sort]!;
    if (!asks) return { sort, number: first };
    const number = typeof part === 'string' ? look(part) : part;
    if (typeof number === 'number') return number >= least ? { sort, number } : null;
  }
  for (const inner of clue.slice(1)) {
    const found = Array.isArray(inner) ? sortIn(inner as unknown as Node, look) : null;
    if (found) return found;
  }
  return null;
}

/** A list of the numbers that a clue allows; the clue must mention no other entry. */
export const ownSort = (clue: Node): Sort => ({
  name: 'Numbers that fit the clue',
  asks: null,
  clue: () => clue,
  first: 1,
  least: 1,
});

/**
 * Lists are cached: making one takes some ms for long entries, and every keystroke needs it again.
 */
const list = makeLister();

/** The numbers in a list that match the digits in an entry, ascending. */
export function candidates(
  sort: Sort,
  number: number,
  { cells }: Entry,
  { digits }: State,
): readonly number[] {
  return Array.from(list(cells.length, sort.clue(number))).filter((value) =>
    digitsOf(value).every((digit, i) => {
      const there = digits[cells[i]!]!;
      return there === EMPTY || there === digit;
    }),
  );
}

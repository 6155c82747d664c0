/**
 * The wording and meaning of every kind of clue. The meanings are implemented again, simply and
 * slowly, and compared over all numbers of two to four digits.
 */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { parseClue } from './clueCodec.ts';
import { FACTS } from './facts.ts';
import { entriesIn, saidBy, testOf } from './meaning.ts';
import { NUMBERS } from './numbers.ts';
import { PROPERTIES } from './properties.ts';
import { clueText } from './sentences.ts';
import type { Node } from './types.ts';

/** The numbers in the entries that the table's clues mention. */
const GRID: Readonly<Record<string, number>> = { '1a': 144, '3d': 12, '7a': 36, '12d': 415 };
const ids = new Set(Object.keys(GRID));

const FIRST = Array.from({ length: 10_000 }, (_, i) => i);
const primes = FIRST.filter(
  (n) => n > 1 && !FIRST.slice(2, Math.floor(Math.sqrt(n)) + 1).some((d) => n % d === 0),
);
const among = (list: readonly number[]) => {
  const set = new Set(list);
  return (n: number) => set.has(n);
};
const positive = FIRST.slice(1);
const isSquare = among(positive.map((n) => n * n));
const isCube = among(positive.map((n) => n * n * n));
const isPrime = among(primes);
const isTriangular = among(positive.map((n) => (n * (n + 1)) / 2));
const fibonacci = [1, 2];
while (fibonacci.length < 20) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
const digits = (n: number) => [...`${n}`].map(Number);
const backwards = (n: number) => [...`${n}`].reverse().join('');
const sum = (n: number) => digits(n).reduce((a, b) => a + b);
const product = (n: number) => digits(n).reduce((a, b) => a * b);
const sorted = (n: number) => [...`${n}`].sort().join('');
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The entries that a clue on the greatest or the least compares with. */
const rivalsIn = ([kind, ...parts]: Node) =>
  kind === 'greatest' || kind === 'least' ? parts.map(String) : [];

/** Clues, each with its text and with an independent test of its meaning. */
const TABLE: readonly (readonly [Node, string, (n: number) => boolean])[] = [
  [['square'], 'A square', isSquare],
  [['cube'], 'A cube', isCube],
  [['prime'], 'A prime', isPrime],
  [['triangular'], 'A triangular number', isTriangular],
  [['fibonacci'], 'A Fibonacci number', among(fibonacci)],
  [['palindrome'], 'A palindrome', (n) => `${n}` === backwards(n)],
  [['pronic'], 'The product of two consecutive numbers', among(positive.map((n) => n * (n + 1)))],
  [
    ['two-squares'],
    'The sum of two consecutive squares',
    among(positive.map((n) => n * n + (n + 1) * (n + 1))),
  ],
  [['leap-year'], 'A leap year', (n) => n > 999 && isLeap(n)],
  [
    ['semiprime'],
    'The product of two different primes',
    (n) => primes.some((p) => n % p === 0 && n / p !== p && isPrime(n / p)),
  ],
  [
    ['ascending'],
    'A number whose digits rise from left to right',
    (n) => digits(n).every((d, i, all) => i === 0 || all[i - 1]! < d),
  ],
  [
    ['descending'],
    'A number whose digits fall from left to right',
    (n) => digits(n).every((d, i, all) => i === 0 || all[i - 1]! > d),
  ],
  [['different'], 'A number with no repeated digits', (n) => !/(\d)\d*\1/.test(`${n}`)],
  [
    ['consecutive'],
    'A number whose digits, in some order, are consecutive',
    (n) => '0123456789'.includes(sorted(n)),
  ],
  [['odd'], 'A number whose digits are all odd', (n) => /^[13579]+$/.test(`${n}`)],
  [['even'], 'A number whose digits are all even', (n) => /^[02468]+$/.test(`${n}`)],
  [['is', ['sum', '1a', '3d']], 'The sum of 1 across and 3 down', (n) => n === 156],
  [
    ['is', ['difference', '3d', '1a']],
    'The difference between 3 down and 1 across',
    (n) => n === 132,
  ],
  [['is', ['product', '3d', '7a']], 'The product of 3 down and 7 across', (n) => n === 432],
  [['is', ['quotient', '1a', '3d']], '1 across divided by 3 down', (n) => n === 12],
  [['is', ['quotient', '12d', '3d']], '12 down divided by 3 down', () => false],
  [
    ['is', ['middle', '1a', '3d']],
    'The number halfway between 1 across and 3 down',
    (n) => n === 78,
  ],
  [['is', ['times', 2, '12d']], 'Twice 12 down', (n) => n === 830],
  [['is', ['times', 5, '3d']], 'Five times 3 down', (n) => n === 60],
  [['is', ['half', '7a']], 'Half of 7 across', (n) => n === 18],
  [['is', ['half', '12d']], 'Half of 12 down', () => false],
  [['is', ['square-of', '7a']], 'The square of 7 across', (n) => n === 1296],
  [
    ['is', ['cube-of', ['digit-sum-of', '1a']]],
    'The cube of the digit sum of 1 across',
    (n) => n === 729,
  ],
  [['is', ['reverse', '12d']], 'The reverse of 12 down', (n) => n === 514],
  [['is', ['digit-sum-of', '12d']], 'The digit sum of 12 down', (n) => n === 10],
  [['is', ['digit-product-of', '12d']], 'The product of the digits of 12 down', (n) => n === 20],
  [['is', ['more', 3, '3d']], 'Three more than 3 down', (n) => n === 15],
  [['is', ['more', 1, ['times', 2, '7a']]], 'One more than twice 7 across', (n) => n === 73],
  [['is', ['less', 20, '1a']], '20 less than 1 across', (n) => n === 124],
  [['is', ['fact', 'days-leap-year']], 'The number of days in a leap year', (n) => n === 366],
  [['is', ['prime-after', '7a']], 'The next prime after 7 across', (n) => n === 37],
  [['is', ['square-after', '1a']], 'The next square after 1 across', (n) => n === 169],
  [
    ['is', ['sum', '3d', ['puzzle-number', 61]]],
    'The sum of 3 down and the number of this puzzle',
    (n) => n === 73,
  ],
  [
    ['multiple', ['puzzle-year', 2027]],
    'A multiple of the year of this puzzle',
    (n) => n % 2027 === 0,
  ],
  [
    ['time'],
    'A time on the 24-hour clock, without the colon',
    (n) => /^(?:[1-9]|1\d|2[0-3])[0-5]\d$/.test(`${n}`),
  ],
  [
    ['date'],
    'A date, written as day then month',
    (n) => {
      const [, day, month] = /^(\d{1,2})(\d\d)$/.exec(`${n}`) ?? [];
      const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)));
      return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
    },
  ],
  [
    ['sum-with', '1a', ['square']],
    'A number that, added to 1 across, gives a square',
    (n) => isSquare(n + 144),
  ],
  [
    ['difference-with', '1a', ['cube']],
    'A number that differs from 1 across by a cube',
    (n) => isCube(n - 144) || isCube(144 - n),
  ],
  [
    ['product-with', '3d', ['palindrome']],
    'A number that, multiplied by 3 down, gives a palindrome',
    (n) => `${12 * n}` === backwards(12 * n),
  ],
  [
    ['joined-with', '3d', ['multiple', 7]],
    'A number that makes a multiple of 7 when 3 down is written after it',
    (n) => Number(`${n}12`) % 7 === 0,
  ],
  [
    ['different-with', '12d'],
    'A number that shares no digit with 12 down, neither repeating a digit',
    (n) => new Set(`${n}415`).size === `${n}415`.length,
  ],
  [
    ['contains', '1a'],
    'A number that has every digit of 1 across',
    (n) => `${n}`.includes('1') && `${n}`.includes('4'),
  ],
  [
    ['greatest', '3d', '7a'],
    'The largest entry of its length in the grid',
    (n) => n > 12 && n > 36,
  ],
  [
    ['least', '1a', '12d'],
    'The smallest entry of its length in the grid',
    (n) => n < 144 && n < 415,
  ],
  [['only', ['cube'], '1a', '3d', '7a', '12d'], 'The only cube in the grid', isCube],
  // 144 and 36 are squares, too.
  [['only', ['square'], '1a', '3d', '7a', '12d'], 'The only square in the grid', () => false],
  [['power', 3], 'A power of 3', among([1, 3, 9, 27, 81, 243, 729, 2187, 6561])],
  [['multiple', 7], 'A multiple of 7', (n) => Number.isInteger(n / 7)],
  [['multiple', '3d'], 'A multiple of 3 down', (n) => Number.isInteger(n / 12)],
  [['factor', 30_030], 'A factor of 30,030', (n) => Number.isInteger(30_030 / n)],
  [['factor', '1a'], 'A factor of 1 across', (n) => Number.isInteger(144 / n)],
  [['digit-sum', 12], 'A number whose digits add up to 12', (n) => sum(n) === 12],
  [['digit-sum', '3d'], 'A number whose digits add up to 3 down', (n) => sum(n) === 12],
  [['same-digit-sum', '12d'], 'A number with the same digit sum as 12 down', (n) => sum(n) === 10],
  [['digit-product', 24], 'A number whose digits multiply to 24', (n) => product(n) === 24],
  [
    ['anagram', '12d'],
    'An anagram of 12 down, but not the same number',
    among([145, 154, 451, 514, 541]),
  ],
  [
    ['prime-factors', 3],
    'A number with exactly three different prime factors',
    (n) => primes.filter((p) => n % p === 0).length === 3,
  ],
  [
    ['remainder', 3, 11],
    'A number with remainder 3 when divided by 11',
    (n) => Number.isInteger((n - 3) / 11),
  ],
  [
    ['between', '3d', '1a'],
    'A number greater than 3 down and less than 1 across',
    (n) => n > 12 && n < 144,
  ],
  // The bounds are not swapped: no number is greater than 144 and less than 12.
  [['between', '1a', '3d'], 'A number greater than 1 across and less than 3 down', () => false],
  [['more', 2, ['square']], 'Two more than a square', (n) => isSquare(n - 2)],
  [
    ['less', 1, ['multiple', 7]],
    'One less than a multiple of 7',
    (n) => Number.isInteger((n + 1) / 7),
  ],
  [['times', 2, ['prime']], 'Twice a prime', (n) => isPrime(n / 2)],
  [['times', 3, ['cube']], 'Three times a cube', (n) => isCube(n / 3)],
  [['half', ['triangular']], 'Half of a triangular number', (n) => isTriangular(2 * n)],
  [
    ['and', ['prime'], ['more', 1, ['multiple', 7]]],
    'A prime that is one more than a multiple of 7',
    (n) => isPrime(n) && n % 7 === 1,
  ],
  [
    ['and', ['square'], ['between', '7a', '1a']],
    'A square that is greater than 7 across and less than 1 across',
    among([49, 64, 81, 100, 121]),
  ],
  [
    ['and', ['palindrome'], ['multiple', 3]],
    'A palindrome that is also a multiple of 3',
    (n) => `${n}` === backwards(n) && sum(n) % 3 === 0,
  ],
  [
    ['and', ['odd'], ['digit-sum', 11]],
    'A number whose digits are all odd and whose digits add up to 11',
    (n) => /^[13579]+$/.test(`${n}`) && sum(n) === 11,
  ],
  [
    ['and', ['square'], ['and', ['ascending'], ['remainder', 1, 3]]],
    'A square whose digits rise from left to right and with remainder 1 when divided by 3',
    among([16, 25, 49, 169, 256, 289, 1369]),
  ],
];

describe.each(TABLE)('%j', (clue, words, means) => {
  it(`reads “${words}”`, () => expect(clueText(clue)).toBe(words));

  it('holds for the numbers that it means, and no others', () => {
    const test = testOf(clue, (entry) => GRID[entry]!);
    const numbers = FIRST.slice(10);
    expect(numbers.filter((n) => test(n))).toEqual(numbers.filter(means));
  });

  it('is read as it is written', () => {
    expect(unwrap(parseClue(JSON.parse(JSON.stringify(clue)), ids, rivalsIn(clue)))).toEqual(clue);
  });
});

/** The kinds of all nodes of a clue. */
function kindsIn(node: Node): string[] {
  return [
    node[0],
    ...node.slice(1).flatMap((part) => (typeof part === 'object' ? kindsIn(part) : [])),
  ];
}

/** All kinds that a board can hold. */
const KINDS = [
  ...Object.keys(PROPERTIES).filter((kind) => !PROPERTIES[kind]!.isPart),
  ...Object.keys(NUMBERS),
];

describe('the table of kinds', () => {
  it('holds at least twenty, all of which are tried above', () => {
    const all = KINDS;
    expect(all.length).toBeGreaterThanOrEqual(20);
    const tried = new Set(TABLE.flatMap(([clue]) => kindsIn(clue)));
    expect(all.filter((kind) => !tried.has(kind))).toEqual([]);
  });

  it('proposes only what is true, and can be read again', () => {
    const rng = makeRng('proposals');
    const named = [
      { part: ['puzzle-number', 12], value: 12 },
      { part: ['puzzle-year', 2027], value: 2027 },
      { part: ['fact', 'hours-day'], value: 24 },
    ] as const;
    const proposed = new Set<string>();
    for (let round = 0; round < 400; round++) {
      const value = 10 + rng.below([90, 99_990, 90, 3000][round % 4]!);
      const others = Object.keys(GRID).map((id, i) => {
        const related = [value * 2, 2 * value + 1, value + 7, Number(backwards(value)), sum(value)];
        if (round % 7 === 0) related.splice(0, 4, value - 1, value - 2, value - 12, value - 2027);
        if (round % 5 === 0) related.splice(0, 4, value * 12, 12, value / 11, 11);
        const other = related[(round + i) % 7] ?? 10 + rng.below(990);
        return { id, value: Math.max(10, Math.floor(other)) };
      });
      const look = (id: string) => others.find((other) => other.id === id)!.value;
      for (const [kind, { propose }] of Object.entries(PROPERTIES)) {
        for (const parts of propose(value, { rng, others, named })) {
          const node: Node = [kind, ...parts];
          const clue = unwrap(parseClue(node, ids, rivalsIn(node)));
          for (const inside of kindsIn(clue)) proposed.add(inside);
          expect(testOf(clue, look)(value), `${value}: ${clueText(clue)}`).toBe(true);
          expect(clueText(clue)).toMatch(/^[A-Z1-9][\w ,-]+$/);
        }
      }
    }
    const never = KINDS.filter((kind) => !proposed.has(kind));
    // Exempt: kinds made by combining clues, and kinds too rare in random numbers.
    expect(never.filter((kind) => !['is', 'and', 'cube-of', 'middle'].includes(kind))).toEqual([]);
  });

  it('knows the calendar', () => {
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const named = (name: string) => FACTS[name]!.value;
    expect(named('days-leap-year')).toBe(days('2024-01-01', '2025-01-01'));
    expect(named('days-year')).toBe(days('2025-01-01', '2026-01-01'));
    expect(named('days-two-years')).toBe(days('2024-01-01', '2026-01-01'));
    expect(named('days-four-years')).toBe(days('2024-01-01', '2028-01-01'));
    expect(named('days-april-may')).toBe(days('2025-04-01', '2025-06-01'));
    expect(named('days-july-august')).toBe(days('2025-07-01', '2025-09-01'));
    expect(named('days-summer')).toBe(days('2025-06-01', '2025-09-01'));
    expect(named('days-autumn')).toBe(days('2025-09-01', '2025-12-01'));
    expect(named('days-february-leap')).toBe(days('2024-02-01', '2024-03-01'));
    expect(named('hours-june')).toBe(24 * days('2025-06-01', '2025-07-01'));
    expect(named('hours-july')).toBe(24 * days('2025-07-01', '2025-08-01'));
    expect(named('minutes-july')).toBe(1440 * days('2025-07-01', '2025-08-01'));
    expect(named('hours-year')).toBe(24 * days('2025-01-01', '2026-01-01'));
    expect(named('hours-leap-year')).toBe(24 * days('2024-01-01', '2025-01-01'));
    expect(named('minutes-week')).toBe(1440 * 7);
    expect(named('minutes-fortnight')).toBe(1440 * 14);
    expect(named('seconds-day')).toBe(86_400);
    expect(named('weeks-year')).toBe(Math.floor(365 / 7));
  });
});

it('tells which entries a clue speaks of, each once', () => {
  expect(entriesIn(['is', ['sum', '1a', ['times', 2, '3d']]])).toEqual(['1a', '3d']);
  expect(entriesIn(['and', ['multiple', '7a'], ['between', '7a', '1a']])).toEqual(['7a', '1a']);
  expect(entriesIn(['is', ['fact', 'days-leap-year']])).toEqual([]);
});

it('takes a double clue apart', () => {
  expect(saidBy(['and', ['prime'], ['and', ['odd'], ['digit-sum', 9]]])).toEqual([
    ['prime'],
    ['odd'],
    ['digit-sum', 9],
  ]);
});

it('takes a clue over the grid apart into what it says of each entry', () => {
  expect(saidBy(['greatest', '1a', '3d'])).toEqual([
    ['above', '1a'],
    ['above', '3d'],
  ]);
  expect(saidBy(['and', ['prime'], ['least', '1a']])).toEqual([['prime'], ['below', '1a']]);
  const only: Node = ['only', ['cube'], '1a', '3d', '7a', '12d'];
  const [own, ...others] = saidBy(only);
  expect(own).toEqual(['cube']);
  for (const value of FIRST.slice(10)) {
    const look = (entry: string) => GRID[entry]!;
    const isAll = [own!, ...others].every((part) => testOf(part, look)(value));
    expect(isAll).toBe(testOf(only, look)(value));
  }
});

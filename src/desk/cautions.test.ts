import { describe, expect, it } from 'vitest';
import { cautionsOf, type GivingOut, outAbroad } from './cautions.ts';

const NAMES = ['Ristretto', 'Latte', 'Mocha'];
const good: GivingOut = { names: NAMES, measured: [3, 3, 3], planned: 3 };

it.each<[string, Partial<GivingOut>, string[]]>([
  ['a draft that is as hard as planned', {}, []],
  ['an easier one', { planned: 5 }, ['Planned are 5 beans, this one has 3.']],
  ['a harder one', { planned: 1, measured: [4, 4, 4] }, ['Planned is 1 bean, this one has 4.']],
  [
    'one of which a single board is easier',
    { measured: [3, 2, 3] },
    ['Planned are 3 beans, Latte has 2.'],
  ],
  [
    'one of which two are other than planned',
    { measured: [1, 3, 4] },
    ['Planned are 3 beans, Ristretto has 1 and Mocha has 4.'],
  ],
  [
    'an easier one of a single board',
    { names: [], measured: [2] },
    ['Planned are 3 beans, this one has 2.'],
  ],
  ['one of which nothing is planned', { planned: null }, []],
  ['one that is not measured', { measured: [null, null, null], planned: 5 }, []],
])('tells of %s', (_, more, words) => {
  expect(cautionsOf({ ...good, ...more })).toEqual(words);
});

describe('a day that has begun somewhere', () => {
  /** Sunday noon in Berlin is midnight in Auckland, in Auckland's summer. */
  const NOON = Date.UTC(2026, 10, 22, 11);
  const SUNDAY = '2026-11-22';
  const MONDAY = '2026-11-23';

  it.each([
    ['Monday at noon', MONDAY, SUNDAY, NOON, 'New Zealand'],
    ['Monday a minute before', MONDAY, SUNDAY, NOON - 60_000, 'Kiribati'],
    ['Monday when it has begun nowhere', MONDAY, SUNDAY, NOON - 3_600_001, null],
    ['Monday as it begins', MONDAY, SUNDAY, NOON - 3_600_000, 'Kiribati'],
    ['Sunday', SUNDAY, SUNDAY, NOON, null],
    ['Monday, seen by an editor in Auckland', MONDAY, MONDAY, NOON, null],
    ['Tuesday', '2026-11-24', SUNDAY, NOON, null],
    // In July, days begin an hour later in Auckland.
    ['a Monday in July', '2026-07-06', '2026-07-05', Date.UTC(2026, 6, 5, 11, 59), 'Kiribati'],
    [
      'the same, a minute later',
      '2026-07-06',
      '2026-07-05',
      Date.UTC(2026, 6, 5, 12),
      'New Zealand',
    ],
  ] as const)('is %s', (_, date, today, at, where) => {
    expect(outAbroad(date, today, at)).toBe(where);
  });
});

import { expect, it } from 'vitest';
import { cautionsOf, type GivingOut } from './cautions.ts';

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

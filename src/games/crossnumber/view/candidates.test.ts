import { expect, it } from 'vitest';
import { gridOf } from '../rules/grid.ts';
import { PROPERTIES } from '../rules/properties.ts';
import { start } from '../rules/rules.ts';
import { candidates, ownSort, SORTS, sortIn } from './candidates.ts';

const rows = ['...', '###', '...'];
const { entries } = gridOf(rows);
const empty = start({ rows, clues: {}, beans: 1 });
const sort = (name: string) => SORTS.find((one) => one.name.startsWith(name))!;
const with3 = (...digits: number[]) => ({ ...empty, digits: [...digits, -1, -1, -1, -1, -1, -1] });

it('lists those that end in 6 when a 6 is there', () => {
  expect(candidates(sort('Squares'), 1, entries[0]!, with3(-1, -1, 6))).toEqual([
    196, 256, 576, 676,
  ]);
});

it('takes a number where the sort needs one', () => {
  expect(candidates(sort('Multiples'), 97, entries[0]!, with3(9, -1, -1))).toEqual([970]);
  expect(candidates(sort('Powers'), 3, entries[0]!, empty)).toEqual([243, 729]);
  expect(candidates(sort('Digits adding'), 26, entries[0]!, empty)).toEqual([899, 989, 998]);
});

it('knows every sort that it offers', () => {
  for (const { clue, first } of SORTS) {
    const [kind, ...parts] = clue(first);
    expect(PROPERTIES[kind]!.takes).toHaveLength(parts.length);
  }
});

it('begins with what a clue speaks of, and the number that it names', () => {
  const name = (...found: Parameters<typeof sortIn>) => {
    const sorted = sortIn(...found);
    return sorted && [SORTS[sorted.sort]!.name, sorted.number];
  };
  const unknown = () => null;
  expect(name(['square'], unknown)).toEqual(['Squares', 1]);
  expect(name(['multiple', 7], unknown)).toEqual(['Multiples of…', 7]);
  expect(name(['multiple', '3a'], unknown)).toBeNull();
  expect(name(['multiple', '3a'], () => 26)).toEqual(['Multiples of…', 26]);
  expect(name(['and', ['odd'], ['prime']], unknown)).toEqual(['Primes', 1]);
  expect(name(['is', ['sum', '1a', '2d']], unknown)).toBeNull();
});

it('lists what a whole clue allows', () => {
  expect(candidates(ownSort(['and', ['square'], ['palindrome']]), 1, entries[0]!, empty)).toEqual([
    121, 484, 676,
  ]);
});

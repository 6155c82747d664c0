import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

/** The sentence with these digits written, in reading order; a space leaves a square empty. */
function told(digits: string): string {
  let state = start(EXAMPLE);
  for (const [cell, digit] of [...digits].entries()) {
    if (digit >= '0' && digit <= '9') {
      state = unwrap(apply(EXAMPLE, state, { type: 'enter', cell, digit: Number(digit) }));
    }
  }
  return coach(state);
}

it('leads from the goal to the end', () => {
  expect(
    ['   '.repeat(3), ' 5# 1 #2 ', '25# 1 #2 ', '25#51 #2 ', '25#515#2 ', '25#515#26'].map(told),
  ).toEqual([
    'Each clue gives a number, a digit to a square. Start with 2 down: the cubes of three digits are 125, 216, 343, 512, 729.',
    '512 may be right. Then 1 across is a square of two digits that ends with 5.',
    'That fits. Now 1 down: a square that begins with 2.',
    '3 across reads the same both ways: it ends as it begins.',
    'The last one: 5 across is one more than 1 across.',
    'Solved: every number fits its clue and its crossings.',
  ]);
});

it('says why a number cannot stand', () => {
  expect(told(' 2# 2 #2 ')).toBe(
    '222 is no cube. Of three digits there are 125, 216, 343, 512, 729.',
  );
  expect(told(' 1# 2 #5 ')).toBe(
    '125 is a cube, but then 1 across is 81, and 5 across, 82, does not begin with 5.',
  );
  expect(told(' 7# 2 #9 ')).toBe(
    '729 is a cube, but no square of two digits ends with 7, as 1 across has to.',
  );
  expect(told('35# 1 #2 ')).toBe('1 across cannot be 35: its clue asks for a square.');
});

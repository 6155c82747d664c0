import { expect, it } from 'vitest';
import { seal } from '../rules/seal.ts';
import type { Code } from '../rules/types.ts';
import { coach } from './coach.ts';

const BOARD = { answer: seal('KE', 'demo'), beans: 1 };
const told = (guesses: readonly Code[], units: 'km' | 'miles' = 'km') =>
  coach(BOARD, { guesses: ['BR', 'IN', ...guesses], revealed: 0 }, 2, units);

it('tells the goal, then what each guess says', () => {
  expect(told([])).toBe(
    'Find the hidden country: it lies east of Brazil and west of India. Guess one between them.',
  );
  expect(told(['EG'])).toBe('From Egypt it is 1,886 kilometres to the south; 3 guesses are left.');
  expect(told(['EG'], 'miles')).toContain('1,172 miles');
  expect(told(['EG', 'CD', 'TZ'])).toBe(
    'Tanzania touches it. Try a neighbour to the north-east; one guess is left.',
  );
});

it('tells how it ended', () => {
  expect(told(['KE'])).toBe('Found: it is Kenya.');
  expect(told(['EG', 'CD', 'TZ', 'ZA'])).toBe('It was Kenya: east of Brazil, and west of India.');
});

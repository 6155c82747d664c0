import { expect, it } from 'vitest';
import { expectTrueSentences } from '../../../../tests/support/tutor.ts';
import { CODES } from '../codes.ts';
import { apply } from '../rules/rules.ts';
import { seal } from '../rules/seal.ts';
import type { Code, Move, State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { borderKm, compassOf, measure, neighboursOf } from '../world/measure.ts';
import { coach } from './coach.ts';

const BOARD = { answer: seal('KE', 'demo'), beans: 1 };
const told = (guesses: readonly Code[], units: 'km' | 'miles' = 'km') =>
  coach(BOARD, { guesses: ['BR', 'IN', ...guesses], revealed: 0 }, 2, units);

it('tells the goal, then what each guess says', () => {
  expect(told([])).toBe(
    'Find the hidden country in six guesses. It’s east of Brazil and west of India. Guess one between them.',
  );
  expect(told(['EG'])).toBe('From Egypt, it’s 1,886 kilometres to the south. 3 guesses left.');
  expect(told(['EG'], 'miles')).toContain('1,172 miles');
  expect(told(['EG', 'CD', 'TZ'])).toBe(
    'Tanzania borders the hidden country. Try a neighbour to the north-east. 1 guess left.',
  );
});

it('tells how it ended', () => {
  expect(told(['KE'])).toBe('Found! It’s Kenya.');
  expect(told(['EG', 'CD', 'TZ', 'ZA'])).toBe('It was Kenya, east of Brazil and west of India.');
});

it('says only what is true after every first and second guess', () => {
  const isLast = ({ guesses }: State, name: string) =>
    countryOf(guesses.at(-1)!).name === name.replace(/^[Tt]he /, '');
  const facing = ({ guesses }: State) => compassOf(measure(guesses.at(-1)!, 'KE').bearing!).long;
  const left = ({ guesses }: State) => 6 - guesses.length;
  expectTrueSentences<State, Move>({
    start: { guesses: ['BR', 'IN'], revealed: 0 },
    // The sentences speak of the last guess only: second guesses follow one far and one near.
    moves: ({ guesses }) =>
      (guesses.length === 2 || ['PT', 'TZ'].includes(guesses[2]!) ? CODES : []).map((country) => ({
        type: 'guess',
        country,
      })),
    apply: (state, move) => apply(BOARD, state, move),
    coach: (state) => coach(BOARD, state, 2, 'km'),
    says: [
      [
        /^Find the hidden country in six guesses\. It’s east of Brazil and west of India\. Guess one between them\.$/,
        ({ guesses }) => guesses.length === 2,
      ],
      [/^Found! It’s Kenya\.$/, ({ guesses }) => guesses.at(-1) === 'KE'],
      [
        /^(.+) borders the hidden country\. Try a neighbour to the (.+)\. (\d) guesses left\.$/,
        (state, name, way, guesses) =>
          isLast(state, name!) &&
          neighboursOf('KE').includes(state.guesses.at(-1)!) &&
          way === facing(state) &&
          Number(guesses) === left(state),
      ],
      [
        /^From (.+), it’s ([\d,]+) kilometres? to the (.+)\. (\d) guesses left\.$/,
        (state, name, km, way, guesses) =>
          isLast(state, name!) &&
          Number(km!.replaceAll(',', '')) === borderKm(state.guesses.at(-1)!, 'KE') &&
          !neighboursOf('KE').includes(state.guesses.at(-1)!) &&
          way === facing(state) &&
          Number(guesses) === left(state),
      ],
    ],
  });
});

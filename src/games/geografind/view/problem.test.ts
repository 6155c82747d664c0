import { describe, expect, it } from 'vitest';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { meaningOf } from '../world/meaning.ts';
import { problemOf } from './problem.ts';
import { inSentence } from './words.ts';

function said(typed: string): string {
  const meaning = meaningOf(typed);
  if (meaning.kind === 'country') return `guessed: ${meaning.country.name}`;
  const { words, choices, end } = problemOf(typed, meaning);
  const names = joinWithAnd(choices.map(inSentence)).replace(' and ', ' or ');
  return `${words}${names === '' ? '' : ` ${names}`}${end}`;
}

describe('what is said instead of guessing', () => {
  it.each([
    ['irak', 'Which one: Iran or Iraq?'],
    ['Congo', 'Which one: the DR Congo or the Republic of the Congo?'],
    ['Franc', 'No country is called Franc. Did you mean France?'],
    ['Fr', 'Did you mean France?'],
    ['Greenland', 'Greenland is not one of the 197 countries.'],
    ['faroes', 'The Faroes are not one of the 197 countries.'],
    ['england', 'England is part of the United Kingdom: name that.'],
    ['Puerto Rico', 'Puerto Rico is not one of the 197 countries.'],
    [' Mozambyk ', 'No country is called Mozambyk. Did you mean Mozambique?'],
    ['x'.repeat(99), `No country is called ${'x'.repeat(30)}…`],
    ['united', 'Which one: the United Arab Emirates, the United Kingdom or the United States?'],
    ['s', 'Several countries fit. Choose one, or type more of its name.'],
    ['ᏣᎳᎩ', 'Please write it in Latin letters.'],
    ['Zagreb', 'Zagreb is the capital of Croatia: name that.'],
    ['galapagos', 'The Galápagos are part of Ecuador: name that.'],
    ['?', 'Name a country first.'],
  ])('%s: %s', (typed, sentence) => expect(said(typed)).toBe(sentence));
});

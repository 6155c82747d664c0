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
    ['irak', 'Did you mean Iran or Iraq?'],
    ['Congo', 'Did you mean the DR Congo or the Republic of the Congo?'],
    ['Franc', 'No country is called Franc. Did you mean France?'],
    ['Fr', 'Did you mean France?'],
    ['Greenland', 'Greenland isn’t one of the 197 countries.'],
    ['faroes', 'The Faroes aren’t one of the 197 countries.'],
    ['england', 'England is part of the United Kingdom: guess that country.'],
    ['Puerto Rico', 'Puerto Rico isn’t one of the 197 countries.'],
    [' Mozambyk ', 'No country is called Mozambyk. Did you mean Mozambique?'],
    ['x'.repeat(99), `No country is called ${'x'.repeat(30)}…`],
    ['united', 'Did you mean the United Arab Emirates, the United Kingdom or the United States?'],
    ['s', 'Several countries match. Choose one, or keep typing.'],
    ['ᏣᎳᎩ', 'Please type the name in Latin letters.'],
    ['Zagreb', 'Zagreb is the capital of Croatia: guess that country.'],
    ['galapagos', 'The Galápagos are part of Ecuador: guess that country.'],
    ['?', 'Name a country first.'],
  ])('%s: %s', (typed, sentence) => expect(said(typed)).toBe(sentence));
});

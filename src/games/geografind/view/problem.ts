/** Explains to the player why a typed text was not accepted as a guess. */

import { capital } from '../../../lib/capital.ts';
import type { Country } from '../world/countries.ts';
import type { Meaning } from '../world/meaning.ts';

export interface Problem {
  /** The explanation, a sentence or the beginning of one that lists the choices. */
  readonly words: string;
  /** Countries that the player may have meant, as choices. */
  readonly choices: readonly Country[];
  /** The end of the sentence, after the choices. */
  readonly end: string;
}

/** The explanation quotes at most this many characters of the typed text. */
const LONGEST = 30;

const saying = (words: string): Problem => ({ words, choices: [], end: '' });

export function problemOf(
  typed: string,
  meaning: Exclude<Meaning, { readonly kind: 'country' }>,
): Problem {
  switch (meaning.kind) {
    case 'nothing':
      return saying('Name a country first.');
    case 'many':
      return saying('Several countries match. Choose one, or keep typing.');
    case 'several':
      return { words: 'Did you mean', choices: meaning.countries, end: '?' };
    case 'land': {
      const { land, country } = meaning;
      const be = /^the .*s$|Islands| Isles$/.test(land.name) ? 'are' : 'is';
      const name = capital(land.name);
      if (country) {
        const relation = land.name === country.capital ? 'the capital' : 'part';
        return {
          words: `${name} ${be} ${relation} of`,
          choices: [country],
          end: ': guess that country.',
        };
      }
      return saying(`${name} ${be}n’t one of the 197 countries.`);
    }
    case 'foreign':
      return saying('Please type the name in Latin letters.');
    case 'unknown': {
      const text = typed.trim();
      const named = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : `${text}.`;
      const none = `No country is called ${named}`;
      if (!meaning.near) return saying(none);
      return { words: `${none} Did you mean`, choices: [meaning.near], end: '?' };
    }
  }
}

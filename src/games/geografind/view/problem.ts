/** Why a typed text was not taken for a guess, in words. */

import { capital } from '../../../lib/capital.ts';
import type { Country } from '../world/countries.ts';
import type { Meaning } from '../world/meaning.ts';

export interface Problem {
  /** A sentence, or the beginning of one that the choices go on with. */
  readonly words: string;
  /** Countries that may have been meant. */
  readonly choices: readonly Country[];
  /** What follows the choices. */
  readonly end: string;
}

/** Longer texts are not repeated in full. */
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
      return saying('Several countries fit. Choose one, or type more of its name.');
    case 'several': {
      const { countries } = meaning;
      return {
        words: countries.length > 1 ? 'Which one:' : 'Did you mean',
        choices: countries,
        end: '?',
      };
    }
    case 'land': {
      const { land, country } = meaning;
      const be = /^the .*s$|Islands| Isles$/.test(land.name) ? 'are' : 'is';
      const name = capital(land.name);
      if (country) {
        const relation = land.name === country.capital ? 'the capital' : 'part';
        return { words: `${name} ${be} ${relation} of`, choices: [country], end: ': name that.' };
      }
      return saying(`${name} ${be} not one of the 197 countries.`);
    }
    case 'foreign':
      return saying('Please write it in Latin letters.');
    case 'unknown': {
      const text = typed.trim();
      const named = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : `${text}.`;
      const none = `No country is called ${named}`;
      if (!meaning.near) return saying(none);
      return { words: `${none} Did you mean`, choices: [meaning.near], end: '?' };
    }
  }
}

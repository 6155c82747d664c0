/** Geografind: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { CODES } from './codes.ts';
import { MAX_GUESSES, results } from './results.ts';

/**
 * A regular expression for a guess in a result: a country's name or its code in capitals or small
 * letters. It must not match `win` and `loss`, which results also contain.
 */
const WORD = '([A-Z][A-Za-z]*|[a-z]{2}|[a-vx-z][a-z]{2}|w[a-hj-z][a-z]|wi[a-mo-z])';

export const definition = {
  id: 'geografind',
  order: 1,
  title: 'Geografind',
  tagline: 'Find the country',
  hue: 'hue-teal',
  drink: {
    lines:
      'M3.6 11.4h16.8c0 3.5-2.6 6.3-6.1 6.9H9.7c-3.5-.6-6.1-3.4-6.1-6.9zM8.9 20.9h6.2M9.7 18.3h4.6',
    faint: 'M5.6 11.4a6.4 6.4 0 0 1 12.8 0M9.2 11.4c0-2.6 1-4.8 2.8-6.4 1.8 1.6 2.8 3.8 2.8 6.4',
    body: 'M3.6 11.4h16.8c0 3.5-2.6 6.3-6.1 6.9H9.7c-3.5-.6-6.1-3.4-6.1-6.9z',
    reach: [11.4, 18.3],
  },
  boards: [],
  schedule: { cadence: 'daily', first: '2025-10-19', naming: 'number' },
  growsThroughWeek: true,
  minutes: [3, 5],
  measure: { unit: 'guesses', lost: MAX_GUESSES + 1 },
  choices: ['units', 'arrows'],
  stored: {
    puzzles: 'gfDocs',
    results: 'gfGuesses',
    marker: 'gfPuzzleNo',
    profileMap: 'geografindGuesses',
    since: 1,
  },
  results,
  begun: (progress) => `${Math.round(progress * 6)} of 6 guesses`,
  rulesPatterns: () => {
    const code = `(${CODES.join('|')})`;
    return {
      complete: `(${code} ){1,${MAX_GUESSES}}win|(${code} ){${MAX_GUESSES}}loss`,
      unfinished: `${WORD}( ${WORD})*`,
      items: 'words',
      distinct: true,
    };
  },
} as const satisfies Definition;

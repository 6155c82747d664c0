/** Yearly Daily: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { LONGEST_PLAY_MS } from '../shared/limits.ts';
import { MAX_HINTS, results } from './results.ts';

/** A pattern for any number in a result except 0.1, which marks a finished game. */
const UNMARKED = '([1-9][0-9]*([.][0-9]+)?|0([.](0[0-9]+|1[0-9]+|[2-9][0-9]*))?)';

export const definition = {
  id: 'yearly-daily',
  order: 2,
  title: 'Yearly Daily',
  tagline: 'Cover everything but today',
  hue: 'hue-amber',
  drink: {
    lines:
      'M5.2 7.4h11.8l-1.1 12.3a2 2 0 0 1-2 1.8H8.3a2 2 0 0 1-2-1.8zM12.3 7.4l1.3-5 4.3-.9M5.6 12h11',
    faint: 'M6 16.6h10.2',
    body: 'M5.2 7.4h11.8l-1.1 12.3a2 2 0 0 1-2 1.8H8.3a2 2 0 0 1-2-1.8z',
    reach: [7.4, 21.5],
  },
  boards: [],
  schedule: { cadence: 'daily', first: '2025-06-24', naming: 'date' },
  growsThroughWeek: false,
  minutes: [5, 10],
  measure: { unit: 'time', lost: null },
  choices: [],
  stored: {
    puzzles: 'ydPuzzles',
    results: 'ydScores',
    marker: 'ydPuzzleDate',
    profileMap: 'yearlyDailyScores',
    since: 1,
  },
  results,
  begun: (progress) => `${Math.round(progress * 8)} of 8 pieces placed`,
  /**
   * Whether a results' key of the former site is obsolete; the condition is copied literally from
   * the specification. Our own keys are zero-padded, so none of them matches.
   */
  isObsoleteKey: (key) => key.split('_').length < 3 || key.startsWith('8_') || key.startsWith('9_'),
  rulesPatterns: () => ({
    complete: `{1-${LONGEST_PLAY_MS}} {0-${MAX_HINTS}} 0[.]1`,
    unfinished: `${UNMARKED}( ${UNMARKED})*`,
    items: 'numbers',
    distinct: false,
  }),
} as const satisfies Definition;

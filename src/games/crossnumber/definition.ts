/** Crossnumber: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { percentFilled } from '../shared/begun.ts';
import { timedRulesPatterns } from '../shared/timedResults.ts';
import { results } from './results.ts';

export const definition = {
  id: 'crossnumber',
  order: 5,
  title: 'Crossnumber',
  tagline: 'A weekly crossword with numbers',
  hue: 'hue-sky',
  drink: {
    lines:
      'M6.2 21.5h10.6l-1.3-7h-8zM7.5 14.5v-1.7h8v1.7M7.5 12.8 6.2 6.4h10.6l-1.3 6.4M6.2 6.4 4.4 7.9M7.2 6.4c.5-2 2.2-3.1 4.3-3.1s3.8 1.1 4.3 3.1M11.5 3.3V2M16.8 7.2h3v6.2',
    faint: 'M11.5 17v4.5M11.5 8.8v4',
    body: 'M6.2 21.5h10.6l-1.3-7h-8zM7.5 14.5v-1.7h8v1.7zM7.5 12.8 6.2 6.4h10.6l-1.3 6.4z',
    reach: [6.4, 21.5],
  },
  boards: [],
  schedule: { cadence: 'weekly', first: '2025-10-05', naming: 'number' },
  growsThroughWeek: false,
  minutes: [15, 70],
  // A test compares these with the minutes that tests/support/crossnumberMinutes.ts derives from
  // the steps of a board.
  menu: [
    { size: '5 × 5', minutes: 15 },
    { size: '6 × 6', minutes: 30 },
    { size: '7 × 7', minutes: 40 },
    { size: '8 × 8', minutes: 55 },
    { size: '9 × 9', minutes: 70 },
  ],
  measure: { unit: 'time', lost: null },
  choices: [],
  stored: {
    puzzles: 'cnDocs',
    results: 'cnPuzzleTimes',
    marker: 'cnPuzzleNo',
    profileMap: 'crossnumberTimes',
    since: 1,
  },
  results,
  begun: percentFilled,
  rulesPatterns: timedRulesPatterns,
} as const satisfies Definition;

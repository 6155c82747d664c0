/** Royal Family: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { timedRulesPatterns } from '../shared/timedResults.ts';
import { results } from './results.ts';

export const definition = {
  id: 'royal-family',
  title: 'Royal Family',
  tagline: 'Fill the family tree',
  hue: 'hue-violet',
  drink: {
    lines:
      'M6.6 7.6h10.8l-.9 5.6a4.55 4.55 0 0 1-9 0zM12 17v3.9M8.4 21.2h7.2M7.2 7.4 6.4 3l3.2 2L12 2.2 14.4 5l3.2-2-.8 4.4',
    faint: 'M7.4 11.2h9.2',
  },
  boards: [],
  schedule: { cadence: 'daily', first: '2025-10-26', naming: 'number' },
  measure: { unit: 'time', lost: null },
  choices: [],
  stored: {
    puzzles: 'rfDocs',
    results: 'rfTimes',
    marker: 'rfPuzzleNo',
    profileMap: 'royalFamilyTimes',
    since: 1,
  },
  results,
  begun: (progress) => `${Math.round(progress * 100)}% in place`,
  rulesPatterns: timedRulesPatterns,
} as const satisfies Definition;

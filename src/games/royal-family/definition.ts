/** Royal Family: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { timedRulesPatterns } from '../shared/timedResults.ts';
import { results } from './results.ts';

/**
 * Words for the progress of an unfinished puzzle: counts the placed people when the tree's number
 * of plates is known; otherwise describes the share in words that fit any tree.
 */
function begun(progress: number, plates?: number): string {
  if (plates !== undefined) return `${Math.round(progress * plates)} of ${plates} placed`;
  if (progress === 0) return 'Nobody placed yet';
  if (progress < 0.25) return 'A few placed';
  if (progress < 0.5) return 'Less than half placed';
  return progress < 0.75 ? 'At least half placed' : 'Nearly all placed';
}

export const definition = {
  id: 'royal-family',
  order: 3,
  title: 'Royal Family',
  tagline: 'Fill the family tree',
  hue: 'hue-violet',
  drink: {
    lines:
      'M6.6 7.6h10.8l-.9 5.6a4.55 4.55 0 0 1-9 0zM12 17v3.9M8.4 21.2h7.2M7.2 7.4 6.4 3l3.2 2L12 2.2 14.4 5l3.2-2-.8 4.4',
    faint: 'M7.4 11.2h9.2',
    body: 'M6.6 7.6h10.8l-.9 5.6a4.55 4.55 0 0 1-9 0z',
    reach: [7.6, 17],
  },
  boards: [],
  schedule: { cadence: 'daily', first: '2025-10-26', naming: 'number' },
  growsThroughWeek: true,
  minutes: [4, 15],
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
  begun,
  rulesPatterns: timedRulesPatterns,
} as const satisfies Definition;

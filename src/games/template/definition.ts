/**
 * The template of a game: copy this folder, rename the id and the names in `stored`, and add a line
 * to src/games/list.ts. Coin Toss is complete and tested in every run (tests/sixthGame.test.tsx),
 * but not listed or built.
 */
import type { Definition } from '../contract/definition.ts';
import { results } from './results.ts';

export const definition = {
  id: 'template',
  order: 99,
  title: 'Coin Toss',
  tagline: 'Heads or tails',
  hue: 'hue-sky',
  drink: { lines: 'M4 4h16', faint: 'M4 8h16', body: 'M4 4h16v8H4z', reach: [4, 12] },
  boards: [],
  schedule: { cadence: 'daily', first: '2026-11-01', naming: 'number' },
  growsThroughWeek: false,
  minutes: [1, 1],
  measure: { unit: 'guesses', lost: 2 },
  choices: [],
  stored: {
    puzzles: 'ctPuzzles',
    results: 'ctTosses',
    marker: 'ctPuzzleNo',
    profileMap: 'coinTosses',
    since: 2,
  },
  results,
  begun: () => 'In the air',
  rulesPatterns: () => ({
    complete: '(heads|tails) (win|loss)',
    unfinished: 'heads|tails',
    items: 'words',
    distinct: false,
  }),
} as const satisfies Definition;

/** Sudoku Shift: names, dates and looks (contract/definition.ts). */
import type { Definition } from '../contract/definition.ts';
import { percentFilled } from '../shared/begun.ts';
import { LONGEST_PLAY_MS } from '../shared/limits.ts';
import { results } from './results.ts';

export const definition = {
  id: 'sudoku-shift',
  order: 4,
  title: 'Sudoku Shift',
  deskName: 'sudoku',
  tagline: 'Slide the rows home',
  hue: 'hue-emerald',
  drink: {
    lines:
      'M5 9.5h11.5v4.2a4.8 4.8 0 0 1-4.8 4.8H9.8A4.8 4.8 0 0 1 5 13.7zM16.5 10.6h1.1a2.3 2.3 0 0 1 0 4.6h-1.4M4.2 21.2h13.2M9 6.9c-.9-1.1.9-1.9 0-3.3M12.7 6.9c-.9-1.1.9-1.9 0-3.3',
    faint: 'M5 12.4h11.5',
    body: 'M5 9.5h11.5v4.2a4.8 4.8 0 0 1-4.8 4.8H9.8A4.8 4.8 0 0 1 5 13.7z',
    reach: [9.5, 18.5],
  },
  boards: [
    { name: 'Ristretto', detail: '4 × 4' },
    { name: 'Cortado', detail: '6 × 6' },
    { name: 'Latte', detail: '8 × 8' },
    { name: 'Mocha', detail: '9 × 9' },
  ],
  schedule: { cadence: 'daily', first: '2025-06-24', naming: 'number' },
  growsThroughWeek: true,
  minutes: [12, 35],
  measure: { unit: 'time', lost: null },
  choices: [],
  stored: {
    puzzles: 'ssPuzzles',
    results: 'ssPuzzlesTimes',
    marker: 'ssPuzzleNo',
    profileMap: 'sudokuShiftTimes',
    since: 1,
  },
  results,
  begun: percentFilled,
  rulesPatterns: () => ({
    complete: Array(4).fill(`{1-${LONGEST_PLAY_MS}}`).join(' '),
    // A result (the boards' times) is unfinished if it has fewer than four times, or a 0 among the
    // first four.
    unfinished: '{item}( {item}){0,2}|({item} ){0,3}0( {item})*',
    items: 'numbers',
    distinct: false,
  }),
} as const satisfies Definition;

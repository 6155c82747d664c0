import { expect, it } from 'vitest';
import type { CalendarPuzzle } from '../../../desk/calendar.ts';
import { comparedWords, stateWords } from './words.ts';

const puzzle = (more: Partial<CalendarPuzzle>): CalendarPuzzle => ({
  ...{ game: 'geografind', id: '1', date: '2026-11-21', state: 'planned', version: 1 },
  ...{ beans: 1, planned: 1, alarms: [] },
  ...more,
});

it('names states, and versions where there are several', () => {
  expect(stateWords(puzzle({}))).toBe('Planned');
  expect(stateWords(puzzle({ state: 'corrected', version: 3 }))).toBe('Corrected, version 3');
  expect(stateWords(puzzle({ state: null }))).toBe('No puzzle');
});

it('says how far back repeats are looked for', () => {
  expect(comparedWords()).toBe(
    'Repeats are looked for in Geografind among the last 168 days, in Royal Family, Sudoku Shift and Crossnumber among the last 730 days. Older puzzles are not compared.',
  );
});

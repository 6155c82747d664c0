import { expect, it } from 'vitest';
import type { CalendarPuzzle } from '../../../desk/calendar.ts';
import { stateWords } from './words.ts';

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

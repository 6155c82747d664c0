import { expect, it } from 'vitest';
import type { CalendarPuzzle } from '../../../desk/calendar.ts';
import type { TestPlay } from '../../../desk/documents.ts';
import { comparedWords, noteWords, playWords, stateWords } from './words.ts';

const puzzle = (more: Partial<CalendarPuzzle>): CalendarPuzzle => ({
  ...{ game: 'geografind', id: '1', date: '2026-11-21', state: 'planned', version: 1 },
  ...{ beans: 1, planned: 1, notes: [], plays: [], alarms: [] },
  ...more,
});

const play = (ms: number, finished = true): TestPlay => ({
  ...{ hash: '', at: 0, email: '', note: '' },
  ...{ times: [ms, ms], hints: [0, 0], finished },
});

it('names states, and versions where there are several', () => {
  expect(stateWords(puzzle({}))).toBe('Planned');
  expect(stateWords(puzzle({ state: 'corrected', version: 3 }))).toBe('Corrected, version 3');
  expect(stateWords(puzzle({ state: null }))).toBe('No puzzle');
});

it('tells how test plays went', () => {
  expect(playWords(puzzle({}))).toBe('');
  expect(playWords(puzzle({ plays: [play(1, false)] }))).toBe('Played once, not finished');
  expect(playWords(puzzle({ plays: [play(300_000), play(60_000), play(1, false)] }))).toBe(
    'Played 3 times, 2 min at best',
  );
  expect(playWords(puzzle({ plays: [play(10)] }))).toBe('Played once, 1 min at best');
});

it('quotes notes', () => {
  const notes = [
    { email: 'a', note: ' Softer. ' },
    { email: 'b', note: 'Fine!' },
  ];
  expect(noteWords(puzzle({ notes }))).toBe('“Softer.” and “Fine!”');
});

it('says how far back repeats are looked for', () => {
  expect(comparedWords()).toBe(
    'Repeats are looked for in Geografind among the last 168 days, in Royal Family, Sudoku Shift and Crossnumber among the last 730 days. Older puzzles are not compared.',
  );
});

import { expect, it } from 'vitest';
import { SCHEDULES } from '../daily/schedules.ts';
import { puzzleHeading, puzzleName } from './puzzleName.ts';

it('names a numbered puzzle by its number and day', () => {
  expect(puzzleName(SCHEDULES.geografind, '399')).toBe('Number 399, Saturday 21 November');
  expect(puzzleHeading(SCHEDULES.geografind, '399')).toEqual({
    heading: 'Number 399',
    detail: 'Saturday 21 November',
  });
});

it('names a puzzle of the calendar by its date', () => {
  expect(puzzleName(SCHEDULES['yearly-daily'], '2026-11-21')).toBe('Saturday 21 November 2026');
  expect(puzzleHeading(SCHEDULES['yearly-daily'], '2026-11-21')).toEqual({
    heading: '21 November',
    detail: 'Saturday, 2026',
  });
});

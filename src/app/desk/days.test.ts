import { expect, it } from 'vitest';
import { definitionOf } from '../../games/definitions.ts';
import { benchName, dayWords, momentWords, weekdayWords } from './days.ts';

it('tells the year of days in another one', () => {
  expect(dayWords('2026-11-22', '2026-11-21')).toBe('22 November');
  expect(dayWords('2027-01-01', '2026-12-31')).toBe('1 January 2027');
  expect(weekdayWords('2025-11-21', '2026-11-21')).toBe('Friday 21 November 2025');
  const at = new Date(2025, 10, 20, 9, 12).getTime();
  expect(momentWords(at, '2026-11-21')).toBe('on 20 November 2025 at 09:12');
  expect(momentWords(at, '2025-11-21')).toBe('on 20 November at 09:12');
});

it('names the puzzle at a bench with its year', () => {
  expect(benchName(definitionOf('yearly-daily').schedule, '2027-11-21')).toBe(
    'Sunday 21 November 2027',
  );
  expect(benchName(definitionOf('sudoku-shift').schedule, '516')).toMatch(
    /^No\. 516, Saturday 21 November 2026$/,
  );
});

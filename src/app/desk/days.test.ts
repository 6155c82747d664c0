import { expect, it } from 'vitest';
import { definitionOf } from '../../games/definitions.ts';
import { benchName, weekdayWords } from './days.ts';

it('tells the year of days in another one', () => {
  expect(weekdayWords('2025-11-21', '2026-11-21')).toBe('Friday 21 November 2025');
});

it('names the puzzle at a bench with its year', () => {
  expect(benchName(definitionOf('yearly-daily').schedule, '2027-11-21')).toBe(
    'Sunday 21 November 2027',
  );
  expect(benchName(definitionOf('sudoku-shift').schedule, '516')).toMatch(
    /^No\. 516, Saturday 21 November 2026$/,
  );
});

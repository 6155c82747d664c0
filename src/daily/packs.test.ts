import { expect, it } from 'vitest';
import { packUrl, packUrlOf } from './packs.ts';

it('packs lie by game and month', () => {
  expect(packUrl('sudoku-shift', '2026-11')).toBe('/puzzles/sudoku-shift/2026-11.json');
  const schedule = { cadence: 'weekly', first: '2026-10-25', naming: 'number' } as const;
  expect(packUrlOf('tea', schedule, '2')).toBe('/puzzles/tea/2026-11.json');
});

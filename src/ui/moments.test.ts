import { expect, it } from 'vitest';
import { momentWords } from './moments.ts';

it('tells the day of a time that is not of today, and the year of another one', () => {
  const at = new Date(2025, 10, 20, 9, 2).getTime();
  expect(momentWords(at, '2025-11-20')).toBe('at 09:02');
  expect(momentWords(at, '2025-11-21')).toBe('on 20 November at 09:02');
  expect(momentWords(at, '2026-11-21')).toBe('on 20 November 2025 at 09:02');
});

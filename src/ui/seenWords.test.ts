import { describe, expect, it } from 'vitest';
import { seenWords } from './seenWords.ts';

const local = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('when a copy was seen', () => {
  it.each([
    [local(2026, 11, 21, 14, 5), 'Seen at 14:05'],
    [local(2026, 11, 21, 0, 0), 'Seen at 00:00'],
    [local(2026, 11, 20, 23, 59), 'Seen on 20 November'],
    [local(2025, 11, 19, 9, 0), 'Seen on 19 November 2025'],
  ])('%d: %s', (at, words) => expect(seenWords(at, '2026-11-21')).toBe(words));
});

import { expect, it } from 'vitest';
import { startIn, weekStart } from './weekStart.ts';

it.each([
  ['en-US', 'sunday'],
  ['en-GB', 'monday'],
  ['de', 'monday'],
  ['ar-EG', 'saturday'],
  ['fa-IR', 'saturday'],
  ['dv-MV', 'friday'],
  // Language tags that `Intl` rejects fall back to Monday.
  ['C', 'monday'],
  ['', 'monday'],
  ['en_GB', 'monday'],
])('in %j weeks begin on %s', (language, day) => {
  expect(weekStart(language)).toBe(day);
});

it('knows for itself what Firefox does not tell, as engines that do tell it', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const region of letters.flatMap((one) => letters.map((two) => one + two))) {
    const today = new Intl.Locale(`und-${region}`).region ?? '';
    expect([today, startIn(today)]).toEqual([today, weekStart(`und-${today}`)]);
  }
});

import { describe, expect, it } from 'vitest';
import {
  ABSENCES_PATTERN,
  type Absence,
  endAbsences,
  formatAbsences,
  LONGEST_ABSENCE,
  MOST_ABSENCES,
  parseAbsences,
} from './away.ts';
import { addDays } from './date.ts';

const winter: Absence = { from: '2026-12-20', until: '2027-01-03' };
const spring: Absence = { from: '2027-03-01', until: '2027-03-01' };

describe('absences as text', () => {
  it.each([[[]], [[winter]], [[winter, spring]]])('%j are read back', (absences) => {
    const text = formatAbsences(absences);
    expect(parseAbsences(text)).toEqual(absences);
    expect(text).toMatch(new RegExp(`^(${ABSENCES_PATTERN})$`));
  });

  it('are sorted, and the oldest dropped where there are too many', () => {
    const many = Array.from({ length: MOST_ABSENCES + 2 }, (_, i) => {
      const from = addDays('2026-01-01', 10 * i);
      return { from, until: from };
    });
    expect(parseAbsences(formatAbsences(many.toReversed()))).toEqual(many.slice(2));
  });

  it.each([
    ['no dates', 'x/y'],
    ['one date', '2026-12-20'],
    ['a day that there is not', '2026-02-30/2026-03-01'],
    ['an end before its start', '2026-12-20/2026-12-19'],
    ['an end too late', `2026-12-20/${addDays('2026-12-20', LONGEST_ABSENCE)}`],
  ])('leave out %s', (_, text) => {
    expect(parseAbsences(`${text} ${formatAbsences([spring])}`)).toEqual([spring]);
  });
});

it('coming back early ends the present absence today, and takes later ones back', () => {
  expect(endAbsences([winter, spring], '2026-12-24')).toEqual([
    { from: '2026-12-20', until: '2026-12-24' },
  ]);
  expect(endAbsences([winter, spring], '2027-02-01')).toEqual([winter]);
});

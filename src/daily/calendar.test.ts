import { describe, expect, it } from 'vitest';
import { definitionOf } from '../games/definitions.ts';
import { archiveMonth, archiveMonths, archiveWeeks, monthGrid, weekStrip } from './calendar.ts';
import type { CivilMonth } from './date.ts';

/** Format of `cal`: two digits per day, dots for gaps. */
function drawn(month: CivilMonth): string[] {
  return monthGrid(month).map((week) => week.map((d) => d?.slice(8) ?? '..').join(' '));
}

describe('monthGrid', () => {
  it('starts weeks on Monday', () => {
    expect(drawn('2026-11')).toEqual([
      '.. .. .. .. .. .. 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 .. .. .. .. .. ..',
    ]);
  });

  it('has a leap day, and a February of four full weeks', () => {
    expect(drawn('2028-02').at(-1)).toBe('28 29 .. .. .. .. ..');
    expect(drawn('2027-02')).toHaveLength(4);
  });
});

describe('the archive', () => {
  it('opens no day before the first and none after today', () => {
    const days = archiveMonth(definitionOf('geografind').schedule, '2025-10', '2025-10-20').flat();
    expect(days.filter((day) => day?.id != null)).toEqual([
      { date: '2025-10-19', id: '1' },
      { date: '2025-10-20', id: '2' },
    ]);
    expect(days.filter((day) => day !== null)).toHaveLength(31);
  });

  it('lists months from today back to the first', () => {
    expect(archiveMonths(definitionOf('geografind').schedule, '2026-02-01')).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
    ]);
    expect(archiveMonths(definitionOf('geografind').schedule, '1970-01-01')).toEqual(['2025-10']);
  });

  it('lists weeks for a weekly game', () => {
    expect(archiveWeeks(definitionOf('crossnumber').schedule, '2025-10-18')).toEqual([
      { id: '2', from: '2025-10-12', to: '2025-10-18' },
      { id: '1', from: '2025-10-05', to: '2025-10-11' },
    ]);
    expect(archiveWeeks(definitionOf('crossnumber').schedule, '1970-01-01')).toHaveLength(1);
  });
});

describe('weekStrip', () => {
  it('shows the seven days that end today', () => {
    const strip = weekStrip('2026-11-20', ['2026-11-20', '2026-11-14', '2026-11-20', '2026-11-13']);
    expect(strip.map((day) => [day.date, day.finished])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 2],
    ]);
    expect(strip.findIndex((day) => day.isToday)).toBe(6);
  });
});

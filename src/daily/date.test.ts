import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  type CivilDate,
  civilDateOf,
  daysBetween,
  daysInMonth,
  latestDateOnEarth,
  monthOf,
  msUntilNextDay,
  parseCivilDate,
  weekdayOf,
} from './date.ts';

const homeZone = process.env.TZ;
function inZone<T>(zone: string, work: () => T): T {
  process.env.TZ = zone;
  return work();
}
afterEach(() => {
  if (homeZone === undefined) delete process.env.TZ;
  else process.env.TZ = homeZone;
});

/** Any date of the calendar, counted independently by the platform's UTC arithmetic. */
const anyDay = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9000, 0, 1) / 86_400_000 })
  .map((day) => ({ day, text: utcText(day) }));
function utcText(day: number): CivilDate {
  return new Date(day * 86_400_000).toISOString().slice(0, 10) as CivilDate;
}

describe('parseCivilDate', () => {
  it.each(['2025-06-24', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'accepts %s',
    (text) => expect(parseCivilDate(text)).toEqual({ ok: true, value: text }),
  );

  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '0000-01-01',
    '2025-6-24',
    ' 2025-06-24',
    '2025-06-24\n',
    '２０２５-06-24',
    '',
    null,
    20250624,
  ])('refuses %j', (text) => {
    const read = parseCivilDate(text);
    expect(read.ok ? 'ok' : read.problem.code).toBe('malformed');
  });
});

describe('calendar arithmetic', () => {
  it('agrees with the UTC calendar for every day from 1000 to 9000', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400_000, max: 300_000 }), (from, days) => {
        fc.pre(from.day + days >= Date.UTC(1000, 0, 1) / 86_400_000);
        fc.pre(from.day + days <= Date.UTC(9999, 11, 31) / 86_400_000);
        const to = utcText(from.day + days);
        expect(addDays(from.text, days)).toBe(to);
        expect(daysBetween(from.text, to)).toBe(days);
      }),
    );
  });

  it('counts weekdays from Monday', () => {
    expect(weekdayOf('1969-12-29')).toBe(0); // the Monday before the epoch
    fc.assert(
      fc.property(anyDay, ({ day, text }) => {
        expect(weekdayOf(text)).toBe((new Date(day * 86_400_000).getUTCDay() + 6) % 7);
      }),
    );
  });

  it('stops at the ends of the calendar', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  });

  it('knows months', () => {
    expect(monthOf('2025-06-24')).toBe('2025-06');
    expect(
      ['2024-02', '2025-02', '2100-02', '2025-04', '2025-12'].map((m) =>
        daysInMonth(m as '2024-02'),
      ),
    ).toEqual([29, 28, 28, 30, 31]);
  });
});

describe('civilDateOf', () => {
  it.each([
    // Just before and after midnight, on the days when the clocks change.
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-10-24T21:59:59Z', '2026-10-24'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // Midnight itself was skipped: the 4th of November 2018 began at 01:00.
    ['America/Sao_Paulo', '2018-11-04T02:59:59Z', '2018-11-03'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04'],
    // The hour before midnight occurred twice.
    ['America/Sao_Paulo', '2018-02-18T02:30:00Z', '2018-02-17'],
    ['America/Sao_Paulo', '2018-02-18T03:00:00Z', '2018-02-18'],
    // The clocks change by half an hour.
    ['Australia/Lord_Howe', '2026-04-04T12:59:59Z', '2026-04-04'],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05'],
    // The same instant on two dates.
    ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '2026-11-19'],
    ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21'],
  ])('in %s at %s shows %s', (zone, instant, date) => {
    inZone(zone, () => expect(civilDateOf(new Date(instant))).toBe(date));
  });

  it('bears clocks that are wrong, and refuses a Date that is none', () => {
    inZone('UTC', () => {
      expect(civilDateOf(new Date(0))).toBe('1970-01-01');
      expect(civilDateOf(new Date(8.64e15))).toBe('9999-12-31');
      expect(civilDateOf(new Date(-8.64e15))).toBe('0001-01-01');
      expect(() => civilDateOf(new Date(Number.NaN))).toThrow(RangeError);
    });
  });
});

describe('msUntilNextDay', () => {
  const hour = 3_600_000;
  it.each([
    ['Europe/Berlin', '2026-03-28T23:00:00Z', 23 * hour],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', 25 * hour],
    ['Europe/Berlin', '2026-11-20T22:59:59.999Z', 1],
    ['America/Sao_Paulo', '2018-11-04T02:30:00Z', 0.5 * hour],
    ['America/Sao_Paulo', '2018-02-18T01:30:00Z', 1.5 * hour],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5 * hour],
  ])('in %s from %s takes %i ms', (zone, instant, ms) => {
    inZone(zone, () => {
      const now = new Date(instant);
      expect(msUntilNextDay(now)).toBe(ms);
      expect(civilDateOf(new Date(now.getTime() + ms))).toBe(addDays(civilDateOf(now), 1));
      expect(civilDateOf(new Date(now.getTime() + ms - 1))).toBe(civilDateOf(now));
    });
  });
});

describe('latestDateOnEarth', () => {
  it('changes at ten in the morning, UTC', () => {
    expect(latestDateOnEarth(Date.parse('2026-11-20T09:59:59.999Z'))).toBe('2026-11-20');
    expect(latestDateOnEarth(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-21');
  });

  it('is never before what anyone sees', () => {
    inZone('Pacific/Kiritimati', () => {
      for (let h = 0; h < 48; h++) {
        const instant = Date.parse('2026-11-20T00:00:00Z') + h * 3_600_000;
        expect(latestDateOnEarth(instant)).toBe(civilDateOf(new Date(instant)));
      }
    });
  });
});

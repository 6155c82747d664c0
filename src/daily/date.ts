/**
 * Civil dates: a day on the calendar, with no time and no zone.
 *
 * All arithmetic is on whole day numbers (days since 1970-01-01 in the proleptic Gregorian
 * calendar), never on a local `Date`: local arithmetic is wrong twice a year, when a day has 23
 * or 25 hours. Day number algorithms: Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms" (days_from_civil, civil_from_days).
 */
import { fail, ok, type Result } from '../lib/result.ts';

/** `YYYY-MM-DD`, a day that exists, from 0001-01-01 to 9999-12-31. Sorts as text. */
export type CivilDate = `${number}-${number}-${number}`;

/** `YYYY-MM`, from 0001-01 to 9999-12. Sorts as text. */
export type CivilMonth = `${number}-${number}`;

/** Day of the week, from 0 (Monday) to 6 (Sunday). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const FIRST_DAY = dayNumberOf(1, 1, 1);
const LAST_DAY = dayNumberOf(9999, 12, 31);
export const DAY_MS = 86_400_000;
const UTC_PLUS_14_MS = 14 * 3_600_000;

/** Accepts exactly `YYYY-MM-DD` and only days that exist: 2026-02-30 is malformed. */
export function parseCivilDate(text: unknown): Result<CivilDate, 'malformed'> {
  const found = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (found !== null) {
    const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
    if (year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month)) {
      return ok(text as CivilDate);
    }
  }
  return fail('malformed', 'That is not a date of the form YYYY-MM-DD.');
}

export function isCivilDate(value: unknown): value is CivilDate {
  return parseCivilDate(value).ok;
}

/**
 * The date in the player's calendar at the moment `date`: its local fields. Years outside
 * 1–9999 are clamped.
 *
 * @throws RangeError on an invalid Date.
 */
export function civilDateOf(date: Date): CivilDate {
  const year = date.getFullYear();
  if (Number.isNaN(year)) throw new RangeError('An invalid Date has no civil date.');
  return fromDayNumber(dayNumberOf(year, date.getMonth() + 1, date.getDate()));
}

/** The date that many days after `date` (before it if negative), clamped to years 1 to 9999. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

export function weekdayOf(date: CivilDate): Weekday {
  // Day 0, 1970-01-01, was a Thursday.
  return modulo(toDayNumber(date) + 3, 7) as Weekday;
}

export function monthOf(date: CivilDate): CivilMonth {
  return date.slice(0, 7) as CivilMonth;
}

/** The number of days in a month, 28 to 31. */
export function daysInMonth(month: CivilMonth): number {
  return lastDayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

export function firstOfMonth(month: CivilMonth): CivilDate {
  return `${month}-01` as CivilDate;
}

/**
 * Milliseconds from `date` until the player's next day, at least 1: when to refresh "today". Uses
 * the local time zone, which alone knows the length of this day; a day whose midnight is skipped
 * ends when the clocks show the next date.
 */
export function msUntilNextDay(date: Date): number {
  const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return Math.max(1, next.getTime() - date.getTime());
}

/** The latest date anywhere on earth at that instant (in UTC+14, Kiritimati). */
export function latestDateOnEarth(epochMs: number): CivilDate {
  return fromDayNumber(Math.floor((epochMs + UTC_PLUS_14_MS) / DAY_MS));
}

function toDayNumber(date: CivilDate): number {
  return dayNumberOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

function fromDayNumber(number: number): CivilDate {
  const days = Math.min(Math.max(number, FIRST_DAY), LAST_DAY) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CivilDate;
}

function dayNumberOf(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function lastDayOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function modulo(n: number, by: number): number {
  return ((n % by) + by) % by;
}

function padded(n: number, width: number): string {
  return String(n).padStart(width, '0');
}

/** Formats civil dates. Civil dates are UTC days, whatever the reader's time zone. */
import { type CivilDate, type CivilMonth, weekdayOf } from '../daily/date.ts';

// The names are written out: Crema is English only, and creating an `Intl` formatter takes
// milliseconds.
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const dayOf = (date: CivilDate) => Number(date.slice(8, 10));
const nameOfMonth = (date: CivilDate | CivilMonth) => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** The weekday of a date: "Saturday". */
export const weekdayName = (date: CivilDate) => WEEKDAYS[weekdayOf(date)] ?? '';
/** A date as "21 November". */
export const dayAndMonth = (date: CivilDate) => `${dayOf(date)} ${nameOfMonth(date)}`;
/** A date as "21 November 2026". */
export const fullDate = (date: CivilDate) => `${dayAndMonth(date)} ${date.slice(0, 4)}`;
/** A date, with its year unless that is today's. */
export const briefDate = (date: CivilDate, today: CivilDate) =>
  date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : fullDate(date);

/** A date as "Saturday 21 November". */
export const weekdayAndDay = (date: CivilDate) => `${weekdayName(date)} ${dayAndMonth(date)}`;
/** The first letter of a date's weekday: "S". */
export const weekdayLetter = (date: CivilDate) => weekdayName(date).charAt(0);
/** A month as "November 2026". */
export const monthName = (month: CivilMonth) => `${nameOfMonth(month)} ${month.slice(0, 4)}`;

/** A weekday and time of day for a greeting: "Saturday morning". `hour`: 0 to 23, local. */
export function partOfDay(date: CivilDate, hour: number): string {
  if (hour < 5) return `Early ${weekdayName(date)}`;
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `${weekdayName(date)} ${part}`;
}

/**
 * Days and times in words for the desk. It looks years ahead and back, so years other than the
 * current one are named.
 */
import { type CivilDate, civilDateOf } from '../../daily/date.ts';
import { dateOf, type Schedule } from '../../daily/numbering.ts';
import { dayAndMonth, fullDate, weekdayName } from '../../ui/dates.ts';

/** "21 November"; "21 January 2027" in another year than today's. */
export const dayWords = (date: CivilDate, today: CivilDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : fullDate(date);

/** "Saturday 21 November", with the year as in `dayWords`. */
export const weekdayWords = (date: CivilDate, today: CivilDate): string =>
  `${weekdayName(date)} ${dayWords(date, today)}`;

/** A puzzle's name at the desk, always with the year: "No. 399, Saturday 21 November 2026". */
export function benchName(schedule: Schedule, id: string): string {
  const date = dateOf(schedule, id);
  const day = `${weekdayName(date)} ${fullDate(date)}`;
  return schedule.naming === 'number' ? `No. ${id}, ${day}` : day;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * A time in epoch ms as words: "at 09:12"; "on 20 November at 09:12" on another day, with the year
 * as in `dayWords`.
 */
export function momentWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const time = `at ${clock.format(moment)}`;
  const date = civilDateOf(moment);
  return date === today ? time : `on ${dayWords(date, today)} ${time}`;
}

/** Days as the desk names them: it looks months ahead and years back, where a day without its year is many. */
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, type Schedule } from '../../daily/numbering.ts';
import { dayAndMonth, fullDate, weekdayName } from '../../ui/dates.ts';

/** "21 November"; "21 January 2027" where that is another year than today's. */
export const dayWords = (date: CivilDate, today: CivilDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : fullDate(date);

/** "Saturday 21 November", with the year like that. */
export const weekdayWords = (date: CivilDate, today: CivilDate): string =>
  `${weekdayName(date)} ${dayWords(date, today)}`;

/** "Number 399, Saturday 21 November 2026": at a bench the year is always told. */
export function benchName(schedule: Schedule, id: string): string {
  const date = dateOf(schedule, id);
  const day = `${weekdayName(date)} ${fullDate(date)}`;
  return schedule.naming === 'number' ? `Number ${id}, ${day}` : day;
}

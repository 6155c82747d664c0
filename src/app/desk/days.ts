/**
 * Days in words for the desk. It looks years ahead and back, so years other than the
 * current one are named.
 */
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, type Schedule } from '../../daily/numbering.ts';
import { briefDate, fullDate, weekdayName } from '../../ui/dates.ts';

/** "Saturday 21 November", with the year as in `briefDate`. */
export const weekdayWords = (date: CivilDate, today: CivilDate): string =>
  `${weekdayName(date)} ${briefDate(date, today)}`;

/** A puzzle's name at the desk, always with the year: "No. 399, Saturday 21 November 2026". */
export function benchName(schedule: Schedule, id: string): string {
  const date = dateOf(schedule, id);
  const day = `${weekdayName(date)} ${fullDate(date)}`;
  return schedule.naming === 'number' ? `No. ${id}, ${day}` : day;
}

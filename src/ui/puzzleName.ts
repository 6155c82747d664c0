/** What a puzzle is called. */
import { dateOf, type Schedule } from '../daily/numbering.ts';
import { dayAndMonth, weekdayAndDay, weekdayName } from './dates.ts';

/** "Number 399, Saturday 21 November", or "Saturday 21 November" where the date is the name. */
export function puzzleName(schedule: Schedule, id: string): string {
  const day = weekdayAndDay(dateOf(schedule, id));
  return schedule.naming === 'number' ? `Number ${id}, ${day}` : day;
}

/** The same in two parts: a heading, and a word beside it. "Number 399" and its day. */
export function puzzleHeading(
  schedule: Schedule,
  id: string,
): { readonly heading: string; readonly detail: string } {
  const date = dateOf(schedule, id);
  return schedule.naming === 'number'
    ? { heading: `Number ${id}`, detail: weekdayAndDay(date) }
    : { heading: dayAndMonth(date), detail: `${weekdayName(date)}, ${date.slice(0, 4)}` };
}

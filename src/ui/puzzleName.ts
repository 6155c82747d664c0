/** Display names of puzzles. */
import { dateOf, type Schedule } from '../daily/numbering.ts';
import { fullDate, weekdayAndDay, weekdayName } from './dates.ts';

/** Shortest unambiguous name within a game: "No. 399", or "21 November 2026". */
export function shortPuzzleName(schedule: Schedule, id: string): string {
  return schedule.naming === 'number' ? `No. ${id}` : fullDate(dateOf(schedule, id));
}

/** Name with the game's title, for sharing: "Geografind 399", "Yearly Daily 21 November 2026". */
export function sharedName(
  { title, schedule }: { readonly title: string; readonly schedule: Schedule },
  id: string,
): string {
  return `${title} ${schedule.naming === 'number' ? id : fullDate(dateOf(schedule, id))}`;
}

/**
 * Name with the puzzle's date: "No. 399, Saturday 21 November"; or "Saturday 21 November 2026"
 * for a game named by date, because the day recurs every year.
 */
export function puzzleName(schedule: Schedule, id: string): string {
  const date = dateOf(schedule, id);
  return schedule.naming === 'number'
    ? `No. ${id}, ${weekdayAndDay(date)}`
    : `${weekdayName(date)} ${fullDate(date)}`;
}

/** The name as heading and detail: "No. 399" and its day. */
export function puzzleHeading(
  schedule: Schedule,
  id: string,
): { readonly heading: string; readonly detail: string } {
  const date = dateOf(schedule, id);
  return schedule.naming === 'number'
    ? { heading: `No. ${id}`, detail: weekdayAndDay(date) }
    : { heading: fullDate(date), detail: weekdayName(date) };
}

/** Civil dates as people read them. Civil dates are UTC days, whatever zone the reader is in. */
import type { CivilDate, CivilMonth } from '../daily/date.ts';

/** A formatter is made when it is first used: making one takes milliseconds on a phone. */
function format(options: Intl.DateTimeFormatOptions): (date: CivilDate) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
    return made.format(new Date(`${date}T00:00:00Z`));
  };
}

/** "Saturday" */
export const weekdayName = format({ weekday: 'long' });
/** "21 November" */
export const dayAndMonth = format({ day: 'numeric', month: 'long' });
/** "21 November 2026" */
export const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
/** "Saturday 21 November" */
export const weekdayAndDay = (date: CivilDate) => `${weekdayName(date)} ${dayAndMonth(date)}`;
/** "S" */
export const weekdayLetter = format({ weekday: 'narrow' });

const monthAndYear = format({ month: 'long', year: 'numeric' });
/** "November 2026" */
export const monthName = (month: CivilMonth) => monthAndYear(`${month}-01` as CivilDate);

/** "Saturday morning": the day as one would greet it. `hour`: 0 to 23, local. */
export function partOfDay(date: CivilDate, hour: number): string {
  if (hour < 5) return `Early ${weekdayName(date)}`;
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `${weekdayName(date)} ${part}`;
}

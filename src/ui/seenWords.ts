/** The age of a copy that is shown while the server has not answered. */
import { type CivilDate, civilDateOf } from '../daily/date.ts';
import { briefDate } from './dates.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * The age of a copy from the server: "Seen at 14:05", or "Seen on 19 November" on another day.
 * @param at epoch ms.
 */
export function seenWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const date = civilDateOf(moment);
  if (date === today) return `Seen at ${clock.format(moment)}`;
  return `Seen on ${briefDate(date, today)}`;
}

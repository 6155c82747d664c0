/** Times as words. */
import { type CivilDate, civilDateOf } from '../daily/date.ts';
import { briefDate } from './dates.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/**
 * A time in epoch ms as words: "at 09:12"; "on 20 November at 09:12" on another day, with the year as
 * in `briefDate`.
 */
export function momentWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const time = `at ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  const date = civilDateOf(moment);
  return date === today ? time : `on ${briefDate(date, today)} ${time}`;
}

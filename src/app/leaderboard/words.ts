/** Short words around a leaderboard. */
import { type CivilDate, civilDateOf } from '../../daily/date.ts';
import { ordinal } from '../../leaderboard/ordinal.ts';
import { dayAndMonth, fullDate } from '../../ui/dates.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * "Seen at 14:05", on another day "Seen on 19 November".
 *
 * @param at epoch ms.
 */
export function seenWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const date = civilDateOf(moment);
  if (date === today) return `Seen at ${clock.format(moment)}`;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `Seen on ${isThisYear ? dayAndMonth(date) : fullDate(date)}`;
}

/** "12th of 48 today" */
export function placeWords(place: number, players: number, isToday: boolean): string {
  const when = isToday ? ' today' : '';
  if (players === 0) return 'Players';
  return players === 1 ? `The first one here${when}` : `${ordinal(place)} of ${players}${when}`;
}

/** "48 players", "The first 100 of 812 players"; of nobody the word alone */
export function playersWords(shown: number, players: number): string {
  if (players > shown) return `The first ${shown} of ${players} players`;
  if (players === 0) return 'Players';
  return players === 1 ? 'One player' : `${players} players`;
}

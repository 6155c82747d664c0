/** Short texts of leaderboards. */
import { type CivilDate, civilDateOf } from '../../daily/date.ts';
import { ordinal } from '../../leaderboard/ordinal.ts';
import { bestPercent, roundPlace } from '../../leaderboard/place.ts';
import type { Placement } from '../../leaderboard/port.ts';
import { dayAndMonth, fullDate } from '../../ui/dates.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * The age of a cached leaderboard: "Seen at 14:05", or "Seen on 19 November" on another day.
 * @param at epoch ms.
 */
export function seenWords(at: number, today: CivilDate): string {
  const moment = new Date(at);
  const date = civilDateOf(moment);
  if (date === today) return `Seen at ${clock.format(moment)}`;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `Seen on ${isThisYear ? dayAndMonth(date) : fullDate(date)}`;
}

/** A place in words: "12th of 48 today"; an estimated one "About 12,400th, best 8 % today". */
export function placeWords({ place, players, about }: Placement, isToday: boolean): string {
  const when = isToday ? ' today' : '';
  if (players === 0) return 'Players';
  if (about) return `${aboutPlace(place)}, best ${bestPercent(place, players)} %${when}`;
  return players === 1
    ? `The first one here${when}`
    : `${ordinal(place)} of ${grouped(players)}${when}`;
}

/** An estimated place in words: "About 12,400th". */
export function aboutPlace(place: number): string {
  const rounded = roundPlace(place);
  return `About ${grouped(rounded)}${ordinal(rounded).replace(/^\d+/, '')}`;
}

/** A number with commas: "12,400". */
export function grouped(n: number): string {
  return n.toLocaleString('en-GB');
}

/**
 * The number of players on a leaderboard: "48 players", "The first 100 of 812 players"; without
 * players "Players".
 */
export function playersWords(shown: number, players: number): string {
  if (players > shown) return `The first ${shown} of ${grouped(players)} players`;
  if (players === 0) return 'Players';
  return players === 1 ? 'One player' : `${grouped(players)} players`;
}

/** Short texts of leaderboards. */
import { ordinal } from '../../leaderboard/ordinal.ts';
import { bestPercent, roundPlace } from '../../leaderboard/place.ts';
import type { Placement } from '../../leaderboard/port.ts';
import { count } from '../../lib/count.ts';
import { grouped } from '../../lib/grouped.ts';

/** A place in words: "12th of 48 today"; an estimated one "About 12,400th, top 8% today". */
export function placeWords({ place, players, about }: Placement, isToday: boolean): string {
  const when = isToday ? ' today' : '';
  if (players === 0) return 'Players';
  if (about) return `${aboutPlace(place)}, top ${bestPercent(place, players)}%${when}`;
  return players === 1
    ? `Only you so far${when}`
    : `${ordinal(place)} of ${grouped(players)}${when}`;
}

/** The place that a result would have: "You’d be 12th of 48." */
export function wouldBeWords({ place, players, about }: Placement): string {
  const words = about ? aboutPlace(place).toLowerCase() : ordinal(place);
  return `You’d be ${words} of ${grouped(players)}.`;
}

/** An estimated place in words: "About 12,400th". */
export function aboutPlace(place: number): string {
  const rounded = roundPlace(place);
  return `About ${grouped(rounded)}${ordinal(rounded).replace(/^\d+/, '')}`;
}

/**
 * The number of players on a leaderboard: "48 players", "Top 50 of 812 players"; without
 * players "Players".
 */
export function playersWords(shown: number, players: number): string {
  if (players > shown) return `Top ${shown} of ${count(players, 'player')}`;
  if (players === 0) return 'Players';
  return count(players, 'player');
}

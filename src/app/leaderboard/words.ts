/** Short texts of leaderboards. */
import { ordinal } from '../../leaderboard/ordinal.ts';
import { bestPercent, roundPlace } from '../../leaderboard/place.ts';
import type { Placement } from '../../leaderboard/port.ts';

/** A place in words: "12th of 48 today"; an estimated one "About 12,400th, best 8 % today". */
export function placeWords({ place, players, about }: Placement, isToday: boolean): string {
  const when = isToday ? ' today' : '';
  if (players === 0) return 'Players';
  if (about) return `${aboutPlace(place)}, best ${bestPercent(place, players)} %${when}`;
  return players === 1
    ? `The first one here${when}`
    : `${ordinal(place)} of ${grouped(players)}${when}`;
}

/** The place that a result would have: "You would be 12th of 48." */
export function wouldBeWords({ place, players, about }: Placement): string {
  const words = about ? aboutPlace(place).toLowerCase() : ordinal(place);
  return `You would be ${words} of ${grouped(players)}.`;
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

/**
 * Where a result stands among many, from the spread alone: counting everybody ahead costs the more
 * the more there are, and nobody can tell the 12,437th place from the 12,412th.
 */
import type { Measure } from '../daily/statistics.ts';
import type { Leaderboard, Placement, Spread } from './port.ts';
import { bucketOf, LAST_BUCKET, TIME_BUCKET_MS } from './spread.ts';

/**
 * At most so many entries of a player's own bucket are counted, which costs one read. A list may be as
 * long: rules cannot tell the two apart.
 */
export const MOST_COUNTED = 100;

/** From 1; as exact as the spread is within the bucket of the rank. */
export function estimatePlace(measure: Measure, spread: Spread, rank: number): number {
  const own = bucketOf(measure, rank);
  // Within half a minute as if evenly spread; of as many guesses, those who came first are ahead.
  const share =
    measure.unit === 'time' && own < LAST_BUCKET ? (rank % TIME_BUCKET_MS) / TIME_BUCKET_MS : 0.5;
  return Math.floor(countBefore(spread, own) + share * (spread[own] ?? 0)) + 1;
}

/** Where a result that is not on the board would stand on it: counted among those it lists, else by the spread. */
export function placeIfListed(
  measure: Measure,
  { entries, players, spread }: Pick<Leaderboard, 'entries' | 'players' | 'spread'>,
  rank: number,
): Placement {
  const ahead = entries.filter((entry) => entry.rank <= rank).length;
  const isCounted = ahead < entries.length || players <= entries.length;
  const place = isCounted ? ahead : Math.max(ahead, estimatePlace(measure, spread, rank) - 1);
  return { place: place + 1, players: players + 1, about: !isCounted };
}

/** How many there are in the buckets before that one. */
export function countBefore(spread: Spread, own: number): number {
  let count = 0;
  for (const [bucket, n] of Object.entries(spread)) if (Number(bucket) < own) count += n;
  return count;
}

/** Of how many in a hundred a place is among the best; 1 at least. */
export function bestPercent(place: number, players: number): number {
  return Math.min(100, Math.max(1, Math.ceil((100 * place) / Math.max(players, 1))));
}

/** Three figures of a place that is not known better: 12,437 is 12,400. */
export function roundPlace(place: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(place, 1))) - 2);
  return Math.round(place / step) * step;
}

/**
 * Estimates a place among many entries from their spread: counting all entries that are ahead costs
 * more the more there are, and places 12,437 and 12,412 are practically the same.
 */
import type { Measure } from '../daily/statistics.ts';
import { bucketOf, LAST_BUCKET, TIME_BUCKET_MS } from '../protocol/spread.ts';
import type { Leaderboard, Placement, Spread } from './port.ts';

/**
 * Maximum number of entries counted in a player's own bucket, which costs one read. Also the
 * limit of queries that list entries: firestore.rules cannot tell counting from listing.
 */
export const MOST_COUNTED = 100;

/** Estimates a rank's place, from 1; only the order within a bucket of times is a guess. */
export function estimatePlace(measure: Measure, spread: Spread, rank: number): number {
  const own = bucketOf(measure, rank);
  // A bucket of guesses shares one place; times are assumed to be spread evenly within a bucket.
  const within = own < LAST_BUCKET ? (rank % TIME_BUCKET_MS) / TIME_BUCKET_MS : 0.5;
  const share = measure.unit === 'time' ? within : 0;
  return Math.floor(countBefore(spread, own) + share * (spread[own] ?? 0)) + 1;
}

/** The place that an unlisted result would get: counted in `entries`, or else estimated. */
export function placeIfListed(
  measure: Measure,
  { entries, players, spread }: Pick<Leaderboard, 'entries' | 'players' | 'spread'>,
  rank: number,
): Placement {
  const ahead = entries.filter((entry) => entry.rank < rank).length;
  const isCounted = ahead < entries.length || players <= entries.length;
  const place = isCounted ? ahead : Math.max(ahead, estimatePlace(measure, spread, rank) - 1);
  return { place: place + 1, players: players + 1, about: !isCounted && measure.unit === 'time' };
}

/** Number of entries in buckets below `own`. */
export function countBefore(spread: Spread, own: number): number {
  let count = 0;
  for (const [bucket, n] of Object.entries(spread)) if (Number(bucket) < own) count += n;
  return count;
}

/** The top percentage that includes a place; at least 1. */
export function bestPercent(place: number, players: number): number {
  return Math.min(100, Math.max(1, Math.ceil((100 * place) / Math.max(players, 1))));
}

/** Rounds an estimated place to three digits: 12,437 is 12,400. */
export function roundPlace(place: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(place, 1))) - 2);
  return Math.round(place / step) * step;
}

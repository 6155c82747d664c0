/** Buckets for the histogram of all players' results; the functions count, the page draws. */
import type { Measure } from '../daily/statistics.ts';

/** Width of a time bucket: half a minute, fine enough for merging into wider bars. */
export const TIME_BUCKET_MS = 30_000;
/** Number of the last bucket: two hours for times; longer times share it. */
export const LAST_BUCKET = 240;

/**
 * The bucket of a rank, an integer from 0: for times the number of whole half minutes, for guesses
 * their number.
 */
export function bucketOf(measure: Measure, rank: number): number {
  if (!Number.isFinite(rank) || rank < 0) return 0;
  if (measure.unit === 'guesses') return Math.min(Math.floor(rank), LAST_BUCKET);
  return Math.min(Math.floor(rank / TIME_BUCKET_MS), LAST_BUCKET);
}

/** The lowest rank in the bucket. */
export function bucketStart(measure: Measure, bucket: number): number {
  return measure.unit === 'guesses' ? bucket : bucket * TIME_BUCKET_MS;
}

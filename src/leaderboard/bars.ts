/** Merges the fine buckets of a puzzle's spread into a readable number of bars. */
import type { Bucket, Measure } from '../daily/statistics.ts';
import { bucketOf, LAST_BUCKET, TIME_BUCKET_MS } from '../protocol/spread.ts';
import type { Spread } from './port.ts';

const MOST_BARS = 12;
/** Minimum number of bars, so that even two results give a chart with an axis. */
const FEWEST_BARS = 7;

/** Bar widths in buckets. For times: half a minute, 1, 2, 5, 10, 15, 30 min, and an hour. */
const STEPS: Readonly<Record<Measure['unit'], readonly number[]>> = {
  time: [1, 2, 4, 10, 20, 30, 60, 120],
  guesses: [1, 2, 5, 10, 20, 50],
};

export interface SpreadBar extends Bucket {
  /** Whether the player's own result is in this bar. */
  readonly own: boolean;
}

/**
 * Bars from best to worst without gaps; empty if there are no results. The last bar is open-ended
 * if it takes the slowest twentieth, so that a puzzle left open overnight does not squeeze all
 * other results into one bar.
 */
export function barsOf(measure: Measure, spread: Spread, ownRank: number | null): SpreadBar[] {
  const counts = Object.entries(spread)
    .map(([name, count]) => [Number(name), count] as const)
    .sort(([a], [b]) => a - b);
  const lowest = counts[0]?.[0];
  const highest = counts.at(-1)?.[0];
  if (lowest === undefined || highest === undefined) return [];

  const usual = quantile(counts, 0.95);
  const step = stepFor(STEPS[measure.unit], lowest, usual);
  const fewest = measure.unit === 'guesses' && step === 1 ? 1 : 0;
  // No result is beyond a loss, so no empty bar is either.
  const end = measure.lost !== null && highest <= measure.lost ? measure.lost : LAST_BUCKET;
  const most = Math.floor(end / step);
  let first = Math.floor(lowest / step);
  let last = Math.min(Math.floor(usual / step), first + MOST_BARS - 1);
  while (last - first + 1 < FEWEST_BARS && (last < most || first > fewest)) {
    if (last < most) last++;
    if (first > fewest && last - first + 1 < FEWEST_BARS) first--;
  }
  const barOf = (bucket: number) => Math.min(Math.max(Math.floor(bucket / step), first), last);

  const sums = new Map<number, number>();
  for (const [bucket, count] of counts) {
    sums.set(barOf(bucket), (sums.get(barOf(bucket)) ?? 0) + count);
  }
  const own = ownRank === null ? null : barOf(bucketOf(measure, ownRank));
  const openEnded = highest >= (last + 1) * step || highest >= LAST_BUCKET;
  const unit = measure.unit === 'time' ? TIME_BUCKET_MS : 1;
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    from: (first + i) * step * unit,
    to: openEnded && first + i === last ? null : (first + i + 1) * step * unit,
    count: sums.get(first + i) ?? 0,
    own: own === first + i,
  }));
}

/** The lowest bucket such that it and those below hold at least this share of all results. */
function quantile(counts: readonly (readonly [number, number])[], share: number): number {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of counts) {
    seen += count;
    if (seen >= total * share) return bucket;
  }
  return counts.at(-1)?.[0] ?? 0;
}

function stepFor(steps: readonly number[], from: number, to: number): number {
  const fits = (step: number) => Math.floor(to / step) - Math.floor(from / step) < MOST_BARS;
  return steps.find(fits) ?? steps.at(-1) ?? 1;
}

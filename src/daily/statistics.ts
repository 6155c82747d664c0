/** Statistics of a player's finished puzzles in one game, from ranks (lower is better). */

export interface RankedPlay {
  /** The game's `rank`: ms or a number of guesses. */
  readonly rank: number;
  readonly won: boolean;
}

/**
 * Unit of a game's ranks: ms, or number of guesses, from 1. `lost` is the rank of a loss, above the
 * ranks of all wins; null if the game cannot be lost.
 */
export type Measure =
  | { readonly unit: 'time'; readonly lost: null }
  | { readonly unit: 'guesses'; readonly lost: number };

export interface Bucket {
  /** Lowest rank in the bucket. */
  readonly from: number;
  /** Lowest rank above the bucket; null if the last bucket is open-ended. */
  readonly to: number | null;
  readonly count: number;
}

export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Lowest rank. Like the fields below it covers won puzzles only; null if there are none. */
  readonly best: number | null;
  readonly median: number | null;
  readonly mean: number | null;
  /** Buckets from best to worst without gaps; empty if there are no wins. */
  readonly histogram: readonly Bucket[];
}

export function statisticsOf(plays: Iterable<RankedPlay>, measure: Measure): Statistics {
  let played = 0;
  const ranks: number[] = [];
  for (const play of plays) {
    played++;
    if (play.won && Number.isFinite(play.rank)) ranks.push(play.rank);
  }
  ranks.sort((a, b) => a - b);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    played,
    won: ranks.length,
    best: ranks[0] ?? null,
    median: medianOf(ranks),
    mean: ranks.length === 0 ? null : sum / ranks.length,
    histogram: measure.unit === 'time' ? timeHistogram(ranks) : countHistogram(ranks, measure.lost),
  };
}

/** The median of ascending ranks; null if there are none. */
export function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[sorted.length >> 1];
  if (upper === undefined) return null;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}

const MOST_BUCKETS = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Possible widths of the buckets of a time histogram, in ms: round figures. */
const TIME_STEPS = [
  ...[5, 10, 15, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 6, 12, 24].map((n) => n * HOUR),
];

/**
 * Buckets of equal width; the last one is open-ended and takes the slowest twentieth, so that a
 * puzzle left open overnight does not squeeze all other times into a single bar.
 */
function timeHistogram(sorted: readonly number[]): Bucket[] {
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const usual = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? highest;
  const step = stepFor(TIME_STEPS, lowest, usual);
  const first = Math.floor(lowest / step);
  const last = Math.min(Math.floor(usual / step), first + MOST_BUCKETS - 1);
  return fill(sorted, step, first, last, highest >= (last + 1) * step);
}

/**
 * A bucket per possible number of guesses, even if empty; the last bucket also takes higher ranks
 * (no game has them).
 */
function countHistogram(sorted: readonly number[], lost: number): Bucket[] {
  const highest = sorted.at(-1);
  if (highest === undefined) return [];
  return fill(sorted, 1, 1, lost - 1, highest >= lost);
}

/** The smallest step that covers `from` to `to` with at most MOST_BUCKETS buckets. */
function stepFor(steps: readonly number[], from: number, to: number): number {
  const fits = (step: number) => Math.floor(to / step) - Math.floor(from / step) < MOST_BUCKETS;
  return steps.find(fits) ?? steps.at(-1) ?? 1;
}

function fill(
  sorted: readonly number[],
  step: number,
  first: number,
  last: number,
  openEnded: boolean,
): Bucket[] {
  const counts = new Array<number>(last - first + 1).fill(0);
  for (const rank of sorted) {
    const place = Math.min(Math.max(Math.floor(rank / step), first), last) - first;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((count, i) => ({
    from: (first + i) * step,
    to: openEnded && i === counts.length - 1 ? null : (first + i + 1) * step,
    count,
  }));
}

/** Stops of a play: its longest waits, for a player looking back. */
import { medianOf } from '../daily/statistics.ts';
import type { Moment, Play } from './moments.ts';

/** Waits that are longer are no thoughts: the player was away. */
export const AWAY_MS = 5 * 60_000;
/** Shorter waits are no stops, however fast the play. */
const SHORTEST_MS = 5000;
/** A stop is longer than so many median waits of its play. */
const MEDIANS = 3;
const MOST_STOPS = 3;

export interface Stop {
  /** Index of the moment that ended the wait. */
  readonly index: number;
  /** The moment that began it: the board stood like this all the while. */
  readonly from: Moment;
  /** In ms. */
  readonly length: number;
}

export interface Stops {
  /** At most three, in the order of time. */
  readonly stops: readonly Stop[];
  /** The waits in which the player was away, in the order of time. */
  readonly away: readonly Stop[];
}

export function stopsOf({ moments }: Pick<Play, 'moments'>): Stops {
  const waits = moments
    .slice(1)
    .map(({ after }, i): Stop => ({ index: i + 1, from: moments[i]!, length: after }));
  const median = medianOf(waits.map(({ length }) => length).sort((a, b) => a - b));
  const least = Math.max(SHORTEST_MS, MEDIANS * (median ?? 0));
  const stops = waits
    .filter(({ length }) => length > least && length <= AWAY_MS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_STOPS)
    .sort((a, b) => a.index - b.index);
  return { stops, away: waits.filter(({ length }) => length > AWAY_MS) };
}

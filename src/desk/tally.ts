/**
 * Outcomes of begun puzzles, sent by players who agreed to be counted: finished, or how far they
 * were when they gave up. Each device sends a puzzle's outcome once, and the outcome identifies no
 * player.
 */

import type { PuzzleOutcome } from '../feedback/callables.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

export interface Tally {
  readonly finished: number;
  /**
   * Number of players who gave up, by whole tenths of the puzzle done (`PuzzleOutcome`); tenths at
   * which no player gave up are absent.
   */
  readonly gaveUp: Readonly<Record<string, number>>;
}

export const NO_TALLY: Tally = { finished: 0, gaveUp: {} };

/**
 * The increments of a counter shard for an outcome; `one` is 1, or the database's increment by 1.
 */
export function tallyOf<T>(outcome: PuzzleOutcome, one: T) {
  return outcome === 'finished' ? { finished: one } : { gaveUp: { [outcome]: one } };
}

/** The sum of a leaderboard's tally shards, which may hold anything. */
export function sumTallies(shards: readonly unknown[]): Tally {
  let finished = 0;
  const gaveUp: Record<string, number> = {};
  for (const shard of shards.map(fieldsOf)) {
    finished += countIn(shard?.finished);
    for (const [tenths, n] of Object.entries(fieldsOf(shard?.gaveUp) ?? {})) {
      if (!/^\d$/.test(tenths) || countIn(n) === 0) continue;
      gaveUp[tenths] = (gaveUp[tenths] ?? 0) + countIn(n);
    }
  }
  return { finished, gaveUp };
}

export const gaveUpIn = ({ gaveUp }: Tally): number =>
  Object.values(gaveUp).reduce((sum, n) => sum + n, 0);

/** Number of players who began the puzzle, without those still playing. */
export const begunIn = (tally: Tally): number => tally.finished + gaveUpIn(tally);

const countIn = (n: unknown) => (isWhole(n, 0, Number.MAX_SAFE_INTEGER) ? n : 0);

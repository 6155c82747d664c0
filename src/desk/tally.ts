/**
 * What players who have agreed to it tell of a puzzle that they began: that they finished it, or how far
 * they were when they gave up. Each of their devices tells it once, and nothing in it leads to anybody.
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { PuzzleOutcome } from './callables.ts';

export interface Tally {
  readonly finished: number;
  /** How many gave up, by the whole tenths that they had (`PuzzleOutcome`); a tenth at which nobody did is not there. */
  readonly gaveUp: Readonly<Record<string, number>>;
}

export const NO_TALLY: Tally = { finished: 0, gaveUp: {} };

/** One outcome as what is added to a shard; `one` stands for the number 1. */
export function tallyOf<T>(outcome: PuzzleOutcome, one: T) {
  return outcome === 'finished' ? { finished: one } : { gaveUp: { [outcome]: one } };
}

/** The sum of what is in the shards; each may be anything. */
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

/** How many have begun it: who plays on is none of them yet. */
export const begunIn = (tally: Tally): number => tally.finished + gaveUpIn(tally);

const countIn = (n: unknown) => (isWhole(n, 0, Number.MAX_SAFE_INTEGER) ? n : 0);

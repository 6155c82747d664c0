/** What became of a puzzle that was begun, as a device tells it and the functions count it. */
import { isWhole } from '../lib/reading.ts';

/** Finished, won or lost; or given up at so many whole tenths, from 0 to `LAST_TENTH`. */
export type PuzzleOutcome = 'finished' | number;

/** What is not finished is never done to the last of them (`Game.progress`). */
export const LAST_TENTH = 9;

export function isPuzzleOutcome(value: unknown): value is PuzzleOutcome {
  return value === 'finished' || isWhole(value, 0, LAST_TENTH);
}

/** @param progress 0 (untouched) to 1, as storage keeps it. */
export function tenthsOf(progress: number): number {
  // 0.7 has to be seven tenths, whatever a double makes of it.
  return Math.max(0, Math.min(LAST_TENTH, Math.floor(progress * 10 + 1e-9)));
}

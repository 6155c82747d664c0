/** What became of a puzzle that was begun, as a device tells it and the functions count it. */
import { isWhole } from '../lib/reading.ts';

/** Finished, won or lost; or given up at so many whole tenths, from 0 to `ALL_TENTHS`. */
export type PuzzleOutcome = 'finished' | number;

/** Every place is filled, and something in it is wrong. */
export const ALL_TENTHS = 10;

export function isPuzzleOutcome(value: unknown): value is PuzzleOutcome {
  return value === 'finished' || isWhole(value, 0, ALL_TENTHS);
}

/** @param progress 0 (untouched) to 1, as storage keeps it. */
export function tenthsOf(progress: number): number {
  // 0.7 has to be seven tenths, whatever a double makes of it.
  return Math.max(0, Math.min(ALL_TENTHS, Math.floor(progress * ALL_TENTHS + 1e-9)));
}

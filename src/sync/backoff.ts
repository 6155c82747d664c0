/** When to try again: 5 s, then twice as long each time, up to 5 min; spread so that devices differ. */

const FIRST_MS = 5_000;
const LAST_MS = 5 * 60_000;

/**
 * The pause before the next attempt, in ms.
 *
 * @param failures how many attempts have failed in a row, from 1.
 * @param random in [0, 1).
 */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LAST_MS);
  return Math.round(full * (0.5 + random / 2));
}

/** Retry delays: 5 s, doubling up to 5 min, with jitter. */

const FIRST_MS = 5_000;
const LAST_MS = 5 * 60_000;

/**
 * The delay before the next attempt, in ms.
 *
 * @param failures number of consecutive failures, from 1.
 * @param random in [0, 1).
 */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LAST_MS);
  return Math.round(full * (0.5 + random / 2));
}

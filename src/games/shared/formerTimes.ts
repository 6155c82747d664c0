/** Reads times in results of the former site: possibly fractional, possibly in seconds. */
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { FormerForms, FormerValue } from '../contract/former.ts';
import { LONGEST_PLAY_MS } from './limits.ts';

/**
 * The limit that tells the former site's times in seconds from times in ms. As ms it is 10 seconds,
 * less than any puzzle takes; as seconds it is nearly three hours. So a result's times are in
 * seconds if any of them is fractional and all are below this limit.
 */
const SECONDS_BELOW = 10_000;

/**
 * Tolerance for rounding, in ms: a double holds 35.2 s as 35200.000000000004 ms, which must not
 * count as a time with a fraction of a millisecond.
 */
const ROUNDING_ERROR = 1e-6;

/** Converts the times of a former site's result, which share a unit, to whole ms. */
export function readTimes(values: readonly unknown[]): Result<FormerValue & { result: number[] }> {
  const given = values.filter((value): value is number => Number.isFinite(value));
  if (given.length < values.length) return fail('bad-time', 'A time must be a number.');
  const isSeconds =
    given.some((time) => !Number.isInteger(time)) && given.every((time) => time < SECONDS_BELOW);
  const exact = given.map((time) => (isSeconds ? time * 1000 : time));
  const times = exact.map((ms) => (ms > 0 && ms < 1 ? 1 : Math.round(ms)));
  if (!times.every((ms) => isWhole(ms, 1, LONGEST_PLAY_MS))) {
    return fail('bad-time', `A time must be more than 0 and at most ${LONGEST_PLAY_MS} ms.`);
  }
  const isRounded = exact.some((ms, i) => Math.abs(ms - times[i]!) > ROUNDING_ERROR);
  const how = [
    ...(isSeconds ? ['times in seconds'] : []),
    ...(isRounded ? ['times with parts of a millisecond'] : []),
  ];
  return ok({ result: times, how });
}

/**
 * Reads the former site's results of games of one board against the clock: `[123.4, 1]`, a time and
 * 1 for solved.
 */
export const timedForms: FormerForms = {
  read(value) {
    if (!Array.isArray(value) || value.length !== 2) {
      return fail('bad-result', 'A result must be a pair of a time and a mark.');
    }
    const [time, solved] = value as readonly unknown[];
    if (!isWhole(solved, 0, 1)) {
      return fail('bad-mark', 'The mark must be 1 for a solved puzzle and 0 for any other.');
    }
    const times = readTimes([time]);
    return times.ok ? ok({ ...times.value, result: [...times.value.result, solved] }) : times;
  },
};

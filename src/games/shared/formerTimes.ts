/** Reads times in results, those of the former site possibly fractional, possibly in seconds. */
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { FormerForms, FormerValue } from '../contract/former.ts';
import { LONGEST_PLAY_MS } from './limits.ts';

/**
 * Times in seconds are below this limit, nearly three hours; as ms it is 10 seconds, less than any
 * puzzle takes.
 */
const SECONDS_BELOW = 10_000;

/**
 * Tolerance for rounding, in ms: a double holds 35.2 s as 35200.000000000004 ms, which must not
 * count as a time with a fraction of a millisecond.
 */
const ROUNDING_ERROR = 1e-6;

/**
 * Converts the times of a result, which share a unit, to whole ms. They are in seconds if one of
 * them is fractional or, as ms, less than a hand takes, and if all can be.
 * @param floors the least time in ms in which a hand can finish each board.
 */
export function readTimes(
  values: readonly unknown[],
  floors: readonly number[],
): Result<FormerValue & { result: number[] }> {
  const given = values.filter((value): value is number => Number.isFinite(value));
  if (given.length < values.length) return fail('bad-time', 'A time must be a number.');
  const isTooFast = (ms: number, board: number) => ms > 0 && ms < (floors[board] ?? 0);
  const isSeconds =
    given.every((time) => time < SECONDS_BELOW) &&
    given.some((time, board) => !Number.isInteger(time) || isTooFast(time, board));
  const exact = given.map((time) => (isSeconds ? time * 1000 : time));
  const times = exact.map((ms) => Math.round(ms));
  const fast = times.find(isTooFast);
  if (fast !== undefined) {
    return fail('bad-time', `Nobody can finish a board in ${fast} ms.`);
  }
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
 * Reads results of games of one board against the clock: `[123.4, 1]`, a time and 1 for solved.
 * @param floor the least time in ms in which a hand can finish the board.
 */
export const timedForms = (floor: number): FormerForms => ({
  read(value) {
    if (!Array.isArray(value) || value.length !== 2) {
      return fail('bad-result', 'A result must be a pair of a time and a mark.');
    }
    const [time, solved] = value as readonly unknown[];
    if (!isWhole(solved, 0, 1)) {
      return fail('bad-mark', 'The mark must be 1 for a solved puzzle and 0 for any other.');
    }
    const times = readTimes([time], solved === 1 ? [floor] : []);
    return times.ok ? ok({ ...times.value, result: [...times.value.result, solved] }) : times;
  },
});

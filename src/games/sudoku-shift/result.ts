/** Results: the times of the four boards, and what they tell. */
import type { Json } from '../../lib/json.ts';
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Play, Puzzle } from '../game.ts';
import { chargedTime, LONGEST_PLAY_MS } from '../limits.ts';
import { type Board, SIZES, type State } from './types.ts';

/** The times of up to four boards in whole ms, in board order; four of them are a complete result. */
export function parseResult(json: unknown): Result<readonly number[]> {
  if (!Array.isArray(json) || json.length > SIZES.length) {
    return fail('bad-result', `A result must be a list of at most ${SIZES.length} times.`);
  }
  const times: number[] = [];
  for (let i = 0; i < json.length; i++) {
    const ms: unknown = json[i];
    if (!isWhole(ms, 1, LONGEST_PLAY_MS)) {
      return fail('bad-time', `A time must be a whole number of ms from 1 to ${LONGEST_PLAY_MS}.`);
    }
    times.push(ms);
  }
  return ok(times);
}

/** The times of the boards with their hints, each brought into the range that `parseResult` accepts. */
export function makeResult(
  _puzzle: Puzzle<Board>,
  plays: readonly Play<State>[],
): readonly number[] {
  return plays.map(chargedTime);
}

/** The times of a result, none for a value that is not one. */
export function timesOf(result: Json): readonly number[] {
  const parsed = parseResult(result);
  return parsed.ok ? parsed.value : [];
}

/** Complete when it holds four times (design, section 2). */
export function isComplete(result: Json): boolean {
  return timesOf(result).length === SIZES.length;
}

/** The time of all boards together in ms; Infinity for what is not complete. */
export function rank(result: Json): number {
  if (!isComplete(result)) return Number.POSITIVE_INFINITY;
  return timesOf(result).reduce((sum, ms) => sum + ms, 0);
}

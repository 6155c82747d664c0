/**
 * Results of games that are one board against the clock: `[ms, solved]`, the time with what the
 * hints cost, and 1 once it is solved. The service worker bundles this file: it takes no rules.
 */
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Play, Puzzle } from './game.ts';
import { chargedTime, LONGEST_PLAY_MS } from './limits.ts';

/** A pair of a time in ms and 1 or 0. */
export function parseResult(json: unknown): Result<readonly number[]> {
  if (!Array.isArray(json) || json.length !== 2) {
    return fail('bad-result', 'A result must be a pair of a time and a mark.');
  }
  const [ms, solved] = json as readonly unknown[];
  if (!isWhole(ms, 1, LONGEST_PLAY_MS)) {
    return fail('bad-time', `A time must be a whole number of ms from 1 to ${LONGEST_PLAY_MS}.`);
  }
  if (!isWhole(solved, 0, 1)) {
    return fail('bad-mark', 'The mark must be 1 for a solved puzzle and 0 for any other.');
  }
  return ok([ms, solved]);
}

export function makeResult(
  _puzzle: Puzzle<unknown>,
  plays: readonly Play<unknown>[],
): readonly number[] {
  return [chargedTime(plays[0] ?? { elapsed: 1, hints: 0 }), 1];
}

/** Complete when the second element is 1 (specification, section 4). */
export function isComplete(result: Json): boolean {
  const parsed = parseResult(result);
  return parsed.ok && parsed.value[1] === 1;
}

/** The time in ms; Infinity for what is not complete. */
export function rank(result: Json): number {
  return isComplete(result) ? (result as readonly [number, number])[0] : Number.POSITIVE_INFINITY;
}

/** The part of the `Game` contract that such games have in common: none of them can be lost. */
export const TIMED = {
  parseResult,
  makeResult,
  isComplete,
  isWin: isComplete,
  rank,
  timesOf: (result: Json) => [rank(result)],
};

/**
 * Results: `[ms, hints, 0.1]`, the time without what the hints cost, the hints taken, and the mark
 * by which the specification knows a finished game. Without the mark the game was not finished.
 */
import type { Json } from '../../lib/json.ts';
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Play, Puzzle } from '../game.ts';
import { HINT_COST, LONGEST_PLAY_MS } from '../limits.ts';
import type { Board, State } from './types.ts';

const MAX_HINTS = 999;
const MARK = 0.1;

/** Complete with all three; what has no mark yet may hold less. */
export function parseResult(json: unknown): Result<readonly number[]> {
  if (!Array.isArray(json) || json.length > 3) {
    return fail('bad-result', 'A result must be a list of a time, a number of hints and a mark.');
  }
  const [ms, hints, mark] = json as readonly unknown[];
  if (json.length > 0 && !isWhole(ms, 1, LONGEST_PLAY_MS)) {
    return fail('bad-time', `A time must be a whole number of ms from 1 to ${LONGEST_PLAY_MS}.`);
  }
  if (json.length > 1 && !isWhole(hints, 0, MAX_HINTS)) {
    return fail('bad-hints', `The hints must be a whole number from 0 to ${MAX_HINTS}.`);
  }
  if (json.length > 2 && mark !== MARK) {
    return fail('bad-mark', 'The mark of a finished game must be a tenth.');
  }
  return ok([...(json as readonly number[])]);
}

const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value) || 0));

export function makeResult(
  _puzzle: Puzzle<Board>,
  plays: readonly Play<State>[],
): readonly number[] {
  const { elapsed, hints } = plays[0] ?? { elapsed: 1, hints: 0 };
  return [within(elapsed, 1, LONGEST_PLAY_MS), within(hints, 0, MAX_HINTS), MARK];
}

export function isComplete(result: Json): boolean {
  return Array.isArray(result) && result.includes(MARK);
}

/** The hints of a complete result. */
export function hintsOf(result: Json): number {
  return (result as readonly number[])[1] ?? 0;
}

/** The time with what the hints cost, in ms. */
export function rank(result: Json): number {
  const [ms = 0] = result as readonly number[];
  return ms + hintsOf(result) * HINT_COST;
}

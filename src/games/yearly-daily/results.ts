/**
 * Yearly Daily's results: `[ms, hints, 0.1]`. The time, in ms, excludes the cost of the hints. The
 * specification recognises a finished game by the mark 0.1; without it the game is unfinished.
 */
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Results } from '../contract/results.ts';
import { HINT_COST, LONGEST_PLAY_MS } from '../shared/limits.ts';

export const MAX_HINTS = 999;
/** The item 0.1 that marks a result as that of a finished game. */
export const MARK = 0.1;

/**
 * Parses a stored result. A complete one has all three items; one without the mark of a finished
 * game may be shorter.
 */
function parse(json: unknown): Result<readonly number[]> {
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

/** The time and the number of hints of a complete result, otherwise null. */
function finishedIn(result: unknown): { readonly ms: number; readonly hints: number } | null {
  const parsed = parse(result);
  if (!parsed.ok || parsed.value.length < 3) return null;
  const [ms = 0, hints = 0] = parsed.value;
  return { ms, hints };
}

/** The number of hints in a complete result; 0 for any other. */
export function hintsOf(result: unknown): number {
  return finishedIn(result)?.hints ?? 0;
}

const isComplete = (result: unknown) => finishedIn(result) !== null;

/**
 * The figure by which leaderboards order results: the time including the cost of the hints, in ms.
 */
function rank(result: unknown): number {
  const finished = finishedIn(result);
  return finished === null ? Number.POSITIVE_INFINITY : finished.ms + finished.hints * HINT_COST;
}

export const results: Results = {
  parse,
  isComplete,
  /** A calendar cannot be lost, so every complete result is a success. */
  isWin: isComplete,
  rank,
  timesOf: (result) => (isComplete(result) ? [rank(result)] : []),
};

/** Sudoku Shift's results: the times of the four boards in whole ms, including hint costs. */
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Results } from '../contract/results.ts';
import { LONGEST_PLAY_MS } from '../shared/limits.ts';

/** The number of boards, and so of times in a complete result (specification, section 4). */
const BOARDS = 4;

/** Parses a stored result: the times of up to four boards in ms, in board order. */
function parse(json: unknown): Result<readonly number[]> {
  if (!Array.isArray(json) || json.length > BOARDS) {
    return fail('bad-result', `A result must be a list of at most ${BOARDS} times.`);
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

/** The times in a result, in ms; empty for an invalid value. */
function timesOf(result: unknown): readonly number[] {
  const parsed = parse(result);
  return parsed.ok ? parsed.value : [];
}

const isComplete = (result: unknown) => timesOf(result).length === BOARDS;

export const results: Results = {
  parse,
  isComplete,
  /** A board cannot be lost, so every complete result is a success. */
  isWin: isComplete,
  /** The figure by which leaderboards order results: the total time of all boards in ms. */
  rank: (result) =>
    isComplete(result)
      ? timesOf(result).reduce((sum, ms) => sum + ms, 0)
      : Number.POSITIVE_INFINITY,
  timesOf,
};

/**
 * Results of games of one board against the clock: `[ms, solved]`, the time including hint costs,
 * and 1 once solved.
 */
import { isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { RulesPatterns } from '../contract/definition.ts';
import type { Results } from '../contract/results.ts';
import { LONGEST_PLAY_MS } from './limits.ts';

/** Parses a result: a time in ms, and 1 for a solved puzzle or 0 for an unsolved one. */
function parse(json: unknown): Result<readonly number[]> {
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

/** The time of a complete result in ms; null for anything else. */
function timeOf(result: unknown): number | null {
  const parsed = parse(result);
  if (!parsed.ok) return null;
  const [ms = 0, solved] = parsed.value;
  return solved === 1 ? ms : null;
}

const isComplete = (result: unknown) => timeOf(result) !== null;

/** The results of games of one board against the clock; none of these games can be lost. */
export const timedResults: Results = {
  parse,
  isComplete,
  isWin: isComplete,
  rank: (result) => timeOf(result) ?? Number.POSITIVE_INFINITY,
  timesOf(result) {
    const time = timeOf(result);
    return time === null ? [] : [time];
  },
};

export const timedRulesPatterns = (): RulesPatterns => ({
  complete: `{1-${LONGEST_PLAY_MS}} 1`,
  unfinished: '[0-9]+([.][0-9]+)?( 0)?',
  items: 'numbers',
  distinct: false,
});

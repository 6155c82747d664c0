/**
 * Makes the result of a played calendar; results.ts parses results and orders them for
 * leaderboards.
 */
import type { Play, Puzzle } from '../../contract/game.ts';
import { LONGEST_PLAY_MS } from '../../shared/limits.ts';
import { MARK, MAX_HINTS } from '../results.ts';
import type { Board, State } from './types.ts';

const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value) || 0));

export function makeResult(
  _puzzle: Puzzle<Board>,
  plays: readonly Play<State>[],
): readonly number[] {
  const { elapsed, hints } = plays[0] ?? { elapsed: 1, hints: 0 };
  return [within(elapsed, 1, LONGEST_PLAY_MS), within(hints, 0, MAX_HINTS), MARK];
}

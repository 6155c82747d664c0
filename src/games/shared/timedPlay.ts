/** Makes the result of playing one board against the clock: `[ms, 1]` (timedResults.ts). */
import type { Play, Puzzle } from '../contract/game.ts';
import { chargedTime } from './limits.ts';

export function makeTimedResult(
  _puzzle: Puzzle<unknown>,
  plays: readonly Play<unknown>[],
): readonly number[] {
  return [chargedTime(plays[0] ?? { elapsed: 1, hints: 0 }), 1];
}

/**
 * When a result is complete, in the words of the specification (section 4). Storage must know it
 * before any game is loaded: a complete result never changes.
 */
import type { GameId } from '../games/game.ts';
import type { Json } from '../lib/json.ts';

const RULES: Readonly<Record<GameId, (result: readonly Json[]) => boolean>> = {
  'sudoku-shift': (times) =>
    times.length === 4 && times.every((time) => Number.isSafeInteger(time) && Number(time) >= 1),
  'yearly-daily': (score) => score.includes(0.1),
  crossnumber: (pair) => pair[1] === 1,
  geografind: (guesses) => guesses.includes('win') || guesses.includes('loss'),
  'royal-family': (pair) => pair[1] === 1,
};

/** False for anything that is not a list. */
export function isComplete(game: GameId, result: Json): boolean {
  return Array.isArray(result) && RULES[game](result);
}

/**
 * What no hand can do. A log that is right by the rules and faster than that waits for a person to look
 * at it. It is a floor for fingers and not for thought: that one comes from what people took for the same
 * board (src/desk/boardFloors.ts).
 */
import type { Game } from '../games/contract/game.ts';
import type { PlayLog } from './log.ts';
import { placesOf } from './places.ts';

/** From a board that comes into view to the first thing done on it: a simple reaction. */
const REACTION_MS = 250;

/** The least that a hand takes for what the log says was done, in ms. */
export function leastTime({ hand = {} }: Pick<Game, 'hand'>, log: PlayLog): number {
  const boards = new Set<number>();
  const done = new Map<string, number>();
  for (const [, board, what] of log) {
    if (typeof what !== 'object' || what === null) continue;
    boards.add(board);
    const move = what as Readonly<Record<string, unknown>>;
    const type = String(move.type);
    const cost = Object.hasOwn(hand, type) ? hand[type] : undefined;
    if (!cost) continue;
    for (const place of placesOf(move, cost.at)) {
      done.set(JSON.stringify([board, type, place]), cost.ms);
    }
  }
  return [...done.values()].reduce((sum, ms) => sum + ms, boards.size * REACTION_MS);
}

/**
 * Why a checked play is held, as a sentence; null for one that a hand can have played.
 *
 * @param log one that `checkPlay` has found right.
 */
export function isFasterThanHand({
  game,
  log,
}: {
  readonly game: Pick<Game, 'hand'>;
  readonly result: unknown;
  readonly log: PlayLog;
}): string | null {
  const least = leastTime(game, log);
  const time = log.reduce((sum, [ms]) => sum + ms, 0);
  if (time >= least) return null;
  return `It took ${time} ms, and no hand does that in less than ${least} ms.`;
}

/**
 * The shortest times in which a hand can make the moves of a play. A valid play that is faster is
 * held for review. The times cover hand movement, not thinking: the shortest time for thinking
 * comes from people's times on the same board (src/play/boardFloors.ts).
 */
import type { Game } from '../games/contract/game.ts';
import type { PlayLog } from './log.ts';
import { placesOf } from './places.ts';

/** The reaction time from a board's appearance to the first action on it, in ms. */
const REACTION_MS = 250;

/** The shortest time in ms in which a hand can make the moves of a log. */
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
 * The reason, as a sentence, why a checked play is held for review; null if a hand can play it.
 * @param log must have passed `checkPlay`.
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
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `It took ${seconds(time)}. No one can make these moves in under ${seconds(least)}.`;
}

/** Games of several devices that have come to the same boards. It reads none: starts need no reader. */
import { isSame } from '../lib/json.ts';
import type { GameToChoose } from './gamesToChoose.ts';

/**
 * The game to go on with where all have come to the same boards, so that there is nothing to choose;
 * else null. The longest time counts, and every device takes the same game.
 */
export function sameGame(games: readonly GameToChoose[]): GameToChoose | null {
  if (games.some(({ states }) => !isSame(states, games[0]!.states))) return null;
  const [longest = null] = [...games].sort(
    (a, b) => b.time - a.time || (JSON.stringify(a.session) < JSON.stringify(b.session) ? -1 : 1),
  );
  return longest;
}

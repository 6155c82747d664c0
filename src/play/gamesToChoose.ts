/** The games of one puzzle that several devices have played apart, for the player to choose from. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { isSame, type Json } from '../lib/json.ts';
import { playedMs } from '../sittings/branch.ts';
import type { Sitting } from '../sittings/merge.ts';
import { parseSession } from './readSession.ts';
import { boardAt, stateOf, timeOf } from './session.ts';

export interface GameToChoose {
  readonly index: number;
  /** The saved game, for `Storage.chooseGame`. */
  readonly session: Json;
  readonly board: unknown;
  readonly state: unknown;
  /** The states of all boards. */
  readonly states: readonly unknown[];
  /** Share of the puzzle done, 0 to 1. */
  readonly progress: number;
  /** Number of moves made on all boards, with those taken back. */
  readonly moves: number;
  /** Time on all boards in ms, with the cost of hints. */
  readonly time: number;
  /** The game that this device goes on with unless the player chooses another. */
  readonly isCurrent: boolean;
}

/** The games that can be played on: not those of another version of the puzzle. */
export function gamesToChoose(
  game: Game,
  puzzle: Puzzle,
  { current, others }: Sitting,
): readonly GameToChoose[] {
  return [current, ...others].flatMap(({ session: saved, progress }, index) => {
    const read = parseSession(game, puzzle, saved);
    if (!read.ok) return [];
    const session = read.value;
    const costs = session.boards.reduce(
      (sum, { elapsed }, i) => sum + timeOf(session, i) - elapsed,
      0,
    );
    return {
      index,
      session: saved,
      board: puzzle.boards[session.current],
      state: stateOf(boardAt(session, session.current)),
      states: session.boards.map(stateOf),
      progress,
      moves: session.log.filter(([, , what]) => typeof what !== 'string').length,
      time: playedMs(saved) + costs,
      isCurrent: index === 0,
    };
  });
}

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

/** Loads a player's moves for replay: the version of the puzzle that was played, and the log. */

import type { GameViews } from '../../../games/contract/view.ts';
import type { GameId } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import { loadViews } from '../../../games/viewLoaders.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { momentsOf, type Play } from '../../../play/moments.ts';
import { readBoardPuzzle } from '../boardPuzzle.ts';

export interface PlayedLog {
  readonly game: GameId;
  /** Id of the leaderboard (`boardIdOf`), which names the puzzle's version. */
  readonly board: string;
  /** The player's moves as JSON (src/play/log.ts). */
  readonly log: string;
}

export interface LoadedPlay {
  readonly play: Play;
  readonly views: GameViews;
}

/** Rejects with a `ServerError` when the puzzle's version cannot be read. */
export async function playOf({ game: name, board, log }: PlayedLog): Promise<Result<LoadedPlay>> {
  const [{ game }, loaded] = await Promise.all([loadRules(name), loadViews(name)]);
  const puzzle = await readBoardPuzzle(game, name, board);
  if (!puzzle.ok) return puzzle;
  const play = momentsOf(game, puzzle.value, parsed(log));
  return play.ok ? ok({ play: play.value, views: loaded }) : play;
}

function parsed(log: string): unknown {
  try {
    return JSON.parse(log);
  } catch {
    // `momentsOf` reports what is not JSON as "not a list".
    return null;
  }
}

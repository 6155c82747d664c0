/** A play as it can be looked at: the puzzle of its version, and its log. */
import { momentsOf, type Play } from '../../../desk/moments.ts';
import type { GameViews } from '../../../games/contract/view.ts';
import type { GameId } from '../../../games/definitions.ts';
import { loadersOf } from '../../../games/loaders.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { readBoardPuzzle } from '../boardPuzzle.ts';

export interface PlayedLog {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  /** As JSON (src/play/log.ts). */
  readonly log: string;
}

export interface LoadedPlay {
  readonly play: Play;
  readonly views: GameViews;
}

/** Rejects with a `ServerError` when its version cannot be read. */
export async function playOf({ game: name, board, log }: PlayedLog): Promise<Result<LoadedPlay>> {
  const { rules, views } = loadersOf(name);
  const [{ game }, loaded] = await Promise.all([rules(), views()]);
  const puzzle = await readBoardPuzzle(game, name, board);
  if (!puzzle.ok) return puzzle;
  const play = momentsOf(game, puzzle.value, log);
  return play.ok ? ok({ play: play.value, views: loaded }) : play;
}

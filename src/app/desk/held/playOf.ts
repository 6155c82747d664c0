/** A held result as somebody can look at it: the puzzle of its version, and its log. */
import { momentsOf, type Play } from '../../../desk/moments.ts';
import type { HeldResult } from '../../../desk/port.ts';
import type { GameViews } from '../../../games/contract/view.ts';
import { loadersOf } from '../../../games/loaders.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { readBoardPuzzle } from '../boardPuzzle.ts';

export interface HeldPlay {
  readonly play: Play;
  readonly views: GameViews;
}

/** Rejects with a `ServerError` when its version cannot be read. */
export async function playOf(held: HeldResult): Promise<Result<HeldPlay>> {
  const { rules, views } = loadersOf(held.game);
  const [{ game }, loaded] = await Promise.all([rules(), views()]);
  const puzzle = await readBoardPuzzle(game, held.game, held.board);
  if (!puzzle.ok) return puzzle;
  const play = momentsOf(game, puzzle.value, held.log);
  return play.ok ? ok({ play: play.value, views: loaded }) : play;
}

/** A held result as somebody can look at it: the puzzle of its version, and its log. */
import { momentsOf, type Play } from '../../../desk/moments.ts';
import type { HeldResult } from '../../../desk/port.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameViews } from '../../../games/contract/view.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { loadersOf } from '../../../games/loaders.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { fetchPuzzle } from '../../../play/packs.ts';
import { openDesk } from '../openDesk.ts';
import { puzzleOfBoard } from '../puzzleLink.tsx';

export interface HeldPlay {
  readonly play: Play;
  readonly views: GameViews;
}

async function puzzleOf(game: Game, { game: name, board }: HeldResult): Promise<Result<Puzzle>> {
  const { id, version } = puzzleOfBoard(board);
  if (version === 1) return fetchPuzzle(game, definitionOf(name).schedule, id);
  return game.parsePuzzle(await (await openDesk()).readVersion(name, id, version));
}

/** Rejects with a `ServerError` when its version cannot be read. */
export async function playOf(held: HeldResult): Promise<Result<HeldPlay>> {
  const { rules, views } = loadersOf(held.game);
  const [{ game }, loaded] = await Promise.all([rules(), views()]);
  const puzzle = await puzzleOf(game, held);
  if (!puzzle.ok) return puzzle;
  const play = momentsOf(game, puzzle.value, held.log);
  return play.ok ? ok({ play: play.value, views: loaded }) : play;
}

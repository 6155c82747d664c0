/**
 * Reads the puzzle that belongs to a leaderboard's id (`boardIdOf`): the pack's, or a version
 * published by the desk.
 */
import type { Game, Puzzle } from '../../games/contract/game.ts';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import type { Result } from '../../lib/result.ts';
import { fetchPuzzle } from '../../play/packs.ts';
import { openDesk } from './openDesk.ts';
import { puzzleOfBoard } from './puzzleLink.tsx';

/** Rejects with a `ServerError` when the puzzle's version cannot be read. */
export async function readBoardPuzzle(
  game: Game,
  name: GameId,
  board: string,
): Promise<Result<Puzzle>> {
  const { id, version } = puzzleOfBoard(board);
  if (version === 1) return fetchPuzzle(game, definitionOf(name).schedule, id);
  return game.parsePuzzle(await (await openDesk()).readVersion(name, id, version));
}

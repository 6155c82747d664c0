/** The rows in this device's database that a puzzle page needs before it can render. */
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { rowIn } from '../protocol/listings.ts';
import type { ProgressRow, ResultRow } from '../storage/entities.ts';
import { PUBLISHED } from '../storage/keys.ts';
import type { ReadStorage } from '../storage/port.ts';

export interface PuzzleRows {
  /** The puzzle from this device's table of puzzles, or null. */
  readonly puzzle: Json | null;
  readonly progress: ProgressRow | null;
  readonly result: ResultRow | null;
  /** Whether the saved game of this puzzle is unreadable. */
  readonly isUnreadable: boolean;
  /**
   * The staff's data on the puzzle's versions and notices (its listing), unparsed: for
   * `parseListing` of src/protocol. Undefined if there is none.
   */
  readonly listing: unknown;
  /** Whether the player has an account, and the game may travel. */
  readonly hasAccount: boolean;
}

export async function readPuzzleRows(
  storage: ReadStorage,
  game: GameId,
  id: string,
): Promise<PuzzleRows> {
  const [account, published, puzzle, progress, result] = await Promise.all([
    storage.readAccount(),
    storage.getMeta(PUBLISHED),
    storage.readPuzzle(game, id),
    storage.readProgress(game, id),
    storage.readResult(game, id),
  ]);
  const isUnreadable = progress === null && (await storage.isProgressUnreadable(game, id));
  const listing = rowIn(published, game, id);
  return { puzzle, progress, result, isUnreadable, hasAccount: account !== null, listing };
}

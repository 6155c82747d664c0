/** The rows of one puzzle that its page needs before it can be drawn. */
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { listingsIn } from '../published/listings.ts';
import { PUBLISHED, puzzleKey } from '../storage/keys.ts';
import type { Owner, ProgressRow, ReadStorage, ResultRow } from '../storage/port.ts';

export interface PuzzleRows {
  /** The puzzle from this device's table. */
  readonly puzzle: Json | null;
  readonly progress: ProgressRow | null;
  readonly result: ResultRow | null;
  /** An unfinished game of this puzzle could not be read and was kept aside. */
  readonly isAside: boolean;
  /**
   * The desk's listing of the puzzle, unparsed: for `parseListing` of src/published, or a note of
   * long ago (`noteIn`). Undefined where there is none.
   */
  readonly listing: unknown;
  /** The account that the rows belonged to when they were read: the device may become another's at any time. */
  readonly owner: Owner;
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
  // Reading a row that is corrupt has moved it aside.
  const isAside = progress === null && (await storage.isProgressAside(game, id));
  const listing = listingsIn(published)[puzzleKey(game, id)];
  return { puzzle, progress, result, isAside, owner: account?.uid ?? null, listing };
}

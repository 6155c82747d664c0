/** What rows that were read early mean; the same as storage would say of them. */
import type { GameId } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { isListed } from '../corruptRows.ts';
import type { Owner, ProgressRow, ResultRow, Storage } from '../port.ts';
import {
  isRecord,
  type RowReader,
  readAccountRow,
  readProgressRow,
  resultReader,
} from '../rows.ts';
import type { TableEntry } from '../tableStore.ts';
import { PUBLISHED, puzzleKey } from './names.ts';
import type { EarlyRows } from './readEarly.ts';

/** What the page of a puzzle needs to know before it can be drawn. */
export interface PuzzleRows {
  /** The puzzle from this device's table. */
  readonly puzzle: Json | null;
  readonly progress: ProgressRow | null;
  readonly result: ResultRow | null;
  /** An unfinished game of this puzzle could not be read and was kept aside. */
  readonly isAside: boolean;
  /**
   * What the desk says of the puzzle, as it is stored: for `parseListing` of src/published, or a
   * note of long ago (`noteIn`). Undefined
   * where it says nothing.
   */
  readonly listing: unknown;
  /** Whose these rows were when they were read: the device may become another's at any time. */
  readonly owner: Owner;
}

/** Something is stored that cannot be read: storage has to set it aside. */
class Unreadable extends Error {}

/** Throws `Unreadable`: see `orNull`. */
export function parseAll<Row>(
  entries: readonly TableEntry[] | undefined,
  reader: RowReader<Row>,
): Row[] {
  return (entries ?? []).map(([key, value]) => {
    const row = reader(key, value);
    if (row === null) throw new Unreadable(key);
    return row;
  });
}

/** What `parse` returns; null where it comes upon something unreadable. */
export function orNull<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The answers to `puzzleRequests`; null when storage itself has to look at them. */
export function parsePuzzleRows(game: GameId, id: string, rows: EarlyRows): PuzzleRows | null {
  const [puzzles, progress, results, aside, account, published] = rows;
  return orNull(() => ({
    puzzle: (puzzles?.[0]?.[1] as Json | undefined) ?? null,
    progress: parseAll(progress, readProgressRow)[0] ?? null,
    result: parseAll(results, resultReader(game))[0] ?? null,
    isAside: isListed(aside?.[0]?.[1], 'progress', puzzleKey(game, id)),
    owner: readAccountRow(account?.[0]?.[1])?.uid ?? null,
    listing: listingsIn(published?.[0]?.[1])[puzzleKey(game, id)],
  }));
}

/** The same through storage. */
export async function readPuzzleRows(
  storage: Storage,
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
  // A row that could not be read has been moved aside by that.
  const isAside = progress === null && (await storage.isProgressAside(game, id));
  const listing = listingsIn(published)[puzzleKey(game, id)];
  return { puzzle, progress, result, isAside, owner: account?.uid ?? null, listing };
}

/** The listings that are kept of the server's, by `puzzleKey`: each may be anything at all. */
export function listingsIn(published: unknown): Readonly<Record<string, unknown>> {
  const puzzles = isRecord(published) ? published.puzzles : null;
  // No key of a puzzle is a name that objects inherit.
  return isRecord(puzzles) ? puzzles : {};
}

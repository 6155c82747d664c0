/** The server's data about one puzzle for the bench. */
import type { Dated } from '../../../desk/port.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { CHANGE_KINDS, type Standing } from '../../../protocol/changes.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import { type Listing, listedHash, parseListing } from '../../../protocol/listing.ts';
import { puzzleHash } from '../../../protocol/puzzleHash.ts';
import type { Reading } from '../useReading.ts';

export interface BenchData {
  /** The puzzle's listing; null where the desk has changed nothing. */
  readonly listing: Listing | null;
  /** The desk's changes of this puzzle, the newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** The published puzzle if it replaced the pack's, else null; null too where it is damaged. */
  readonly puzzle: Json | null;
}

/**
 * The kind of the last change, and the puzzle's listing before that change (null for the first).
 * Both are null for an unknown change. The change is looked up by revision, as in the server's
 * functions, so that page and functions agree on what an undo restores.
 */
export function lastOf(data: BenchData | null): Pick<Standing, 'before' | 'last'> {
  const { listing = null, changes = [] } = data ?? {};
  const last = changes.find(({ after }) => after?.revision === listing?.revision);
  if (listing === null || last === undefined) return { before: null, last: null };
  const kind = CHANGE_KINDS.find((one) => one === last.kind) ?? null;
  return { before: parseListing(last.before), last: kind };
}

export function benchReading(game: GameId, id: string): Reading<BenchData> {
  return async (desk) => {
    const listing = await desk.readListing(game, id);
    const version = listing?.version ?? 1;
    const [changes, json] = await Promise.all([
      listing === null ? [] : desk.readChanges(game, id, listing.revision),
      version > 1 ? (desk.readVersion(game, id, version) as Promise<Json>) : null,
    ]);
    const isRight = json !== null && listing !== null && puzzleHash(json) === listedHash(listing);
    return { listing, changes, puzzle: isRight ? json : null };
  };
}

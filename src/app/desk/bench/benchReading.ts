/** What the bench asks the server about one puzzle. */
import { CHANGE_KINDS, type Standing } from '../../../desk/changes.ts';
import type { AuditDocument, DraftDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { fieldsOf } from '../../../lib/reading.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { type Listing, listedHash, parseListing } from '../../../published/listing.ts';
import { parseList, type Reading } from '../useReading.ts';

export interface BenchData {
  /** Null where the desk has changed nothing. */
  readonly listing: Listing | null;
  /** The newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** Everybody's of this puzzle. */
  readonly drafts: readonly Dated<DraftDocument>[];
  /** What is given out where that is not the pack's; null as well where it is damaged. */
  readonly puzzle: Json | null;
}

/**
 * The kind of the change that made the listing, and what stood before it; nulls where that was the first, or
 * is not known. By its revision, as the functions have it: what an undo goes back to must be theirs.
 */
export function lastOf(data: BenchData | null): Pick<Standing, 'before' | 'last'> {
  const { listing = null, changes = [] } = data ?? {};
  const last = changes.find(({ after }) => after?.revision === listing?.revision);
  if (listing === null || last === undefined) return { before: null, last: null };
  const kind = CHANGE_KINDS.find((one) => one === last.kind) ?? null;
  return { before: parseListing(last.before), last: kind };
}

export function benchReading(game: GameId, id: string): Reading<BenchData> {
  return {
    name: `bench:${game}/${id}`,
    async read(desk) {
      const [listing, drafts] = await Promise.all([
        desk.readListing(game, id),
        desk.readDrafts(game, id),
      ]);
      const version = listing?.version ?? 1;
      const [changes, json] = await Promise.all([
        listing === null ? [] : desk.readChanges(game, id, listing.revision),
        version > 1 ? (desk.readVersion(game, id, version) as Promise<Json>) : null,
      ]);
      const isRight = json !== null && listing !== null && puzzleHash(json) === listedHash(listing);
      return {
        listing,
        changes,
        drafts,
        puzzle: isRight ? json : null,
      };
    },
    parse(json) {
      const fields = fieldsOf(json);
      if (fields === null) return null;
      return {
        listing: parseListing(fields.listing),
        changes: parseList<Dated<AuditDocument>>(fields.changes) ?? [],
        drafts: parseList<Dated<DraftDocument>>(fields.drafts) ?? [],
        puzzle: (fields.puzzle ?? null) as Json,
      };
    },
    json: (value) => value as unknown as Json,
  };
}

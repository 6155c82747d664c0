/** What the bench asks the server about one puzzle. */
import type { AuditDocument, DraftDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { fieldsOf } from '../../../lib/reading.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { type Listing, listedHash, listingOf, parseListing } from '../../../published/listing.ts';
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

const MOST_CHANGES = 20;

export function benchReading(game: GameId, id: string): Reading<BenchData> {
  return {
    name: `bench:${game}/${id}`,
    async read(desk) {
      const [index, changes, drafts] = await Promise.all([
        desk.readIndex(),
        desk.readAudit(MOST_CHANGES, { game, id }),
        desk.readDrafts(game, id),
      ]);
      const listing = listingOf(index, game, id);
      const version = listing?.version ?? 1;
      const json = version > 1 ? ((await desk.readVersion(game, id, version)) as Json) : null;
      const isRight = json !== null && listing !== null && puzzleHash(json) === listedHash(listing);
      return {
        listing,
        changes: changes.filter(({ after }) => after !== undefined),
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

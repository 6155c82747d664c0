/** The versions of a puzzle that there are: the pack's, and those that the desk has published. */
import { useEffect, useState } from 'react';
import type { AuditDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameId } from '../../../games/definitions.ts';
import { type Listing, parseListing } from '../../../published/listing.ts';
import { openDesk } from '../openDesk.ts';
import type { Ground } from './useDay.ts';

export interface Version {
  readonly version: number;
  readonly hash: string;
  /** Null where it is damaged, and until it has been read. */
  readonly puzzle: Puzzle | null;
  /** The change that has published it; null for the pack's, and where that is too long ago. */
  readonly published: Dated<AuditDocument> | null;
}

const countIn = (listing: unknown): number => parseListing(listing)?.hashes.length ?? 1;

/** The change by which there were so many versions; null where it is not among these. */
export function publishedBy(
  changes: readonly Dated<AuditDocument>[],
  version: number,
): Dated<AuditDocument> | null {
  const found = changes.find(
    ({ before, after }) => countIn(after) >= version && countIn(before) < version,
  );
  return version === 1 ? null : (found ?? null);
}

/** Their puzzles, by hash: read once each. */
export function useVersions(
  { game, pack, packHash }: Ground,
  gameId: GameId,
  listing: Listing,
  changes: readonly Dated<AuditDocument>[],
): { readonly versions: readonly Version[]; readonly trouble: string | null } {
  const { id } = pack;
  const [puzzles, setPuzzles] = useState<ReadonlyMap<string, Puzzle | null>>(
    () => new Map([[packHash, pack]]),
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = listing.hashes.join();
  useEffect(() => {
    let wanted = true;
    async function read() {
      const desk = await openDesk();
      for (const [i, hash] of names.split(',').entries()) {
        if (!wanted || i === 0) continue;
        const parsed = game.parsePuzzle(await desk.readVersion(gameId, id, i + 1));
        const puzzle = parsed.ok && parsed.value.id === id ? parsed.value : null;
        if (wanted) setPuzzles((known) => new Map(known).set(hash, puzzle));
      }
      if (wanted) setTrouble(null);
    }
    read().catch((error: unknown) => wanted && setTrouble(sentenceOf(error, 'read')));
    return () => {
      wanted = false;
    };
  }, [game, gameId, id, names]);
  const versions = listing.hashes.map((hash, i) => ({
    ...{ version: i + 1, hash, puzzle: i === 0 ? pack : (puzzles.get(hash) ?? null) },
    published: publishedBy(changes, i + 1),
  }));
  return { versions, trouble };
}

/** All versions of a puzzle: the pack's, and those published by the desk. */
import { useState } from 'react';
import type { Dated } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import { type Listing, parseListing } from '../../../protocol/listing.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { openDesk } from '../openDesk.ts';
import type { BenchParts } from './useDay.ts';

export interface Version {
  readonly version: number;
  readonly hash: string;
  /** The version's puzzle; null until it has been read, and where it is damaged. */
  readonly puzzle: Puzzle | null;
  /**
   * The change that published the version; null for the pack's version, and for changes too old to
   * be read.
   */
  readonly published: Dated<AuditDocument> | null;
}

const countIn = (listing: unknown): number => parseListing(listing)?.hashes.length ?? 1;

/** The change that published a version; null where it is not among `changes`. */
export function publishedBy(
  changes: readonly Dated<AuditDocument>[],
  version: number,
): Dated<AuditDocument> | null {
  const found = changes.find(
    ({ before, after }) => countIn(after) >= version && countIn(before) < version,
  );
  return version === 1 ? null : (found ?? null);
}

/** All versions of a puzzle with their content, which is read once for each hash. */
export function useVersions(
  { game, pack, packHash }: BenchParts,
  gameId: GameId,
  listing: Listing,
  changes: readonly Dated<AuditDocument>[],
): { readonly versions: readonly Version[]; readonly trouble: string | null } {
  const { id } = pack;
  const [puzzles, setPuzzles] = useState<ReadonlyMap<string, Puzzle | null>>(
    () => new Map([[packHash, pack]]),
  );
  const names = listing.hashes.join();
  const trouble = useAsync(
    async (signal) => {
      try {
        const desk = await openDesk();
        for (const [i, hash] of names.split(',').entries()) {
          if (signal.aborted || i === 0) continue;
          const parsed = game.parsePuzzle(await desk.readVersion(gameId, id, i + 1));
          const puzzle = parsed.ok && parsed.value.id === id ? parsed.value : null;
          if (!signal.aborted) setPuzzles((known) => new Map(known).set(hash, puzzle));
        }
        return null;
      } catch (error) {
        return sentenceOf(error, 'read');
      }
    },
    [game, gameId, id, names],
  );
  const versions = listing.hashes.map((hash, i) => ({
    ...{ version: i + 1, hash, puzzle: i === 0 ? pack : (puzzles.get(hash) ?? null) },
    published: publishedBy(changes, i + 1),
  }));
  return { versions, trouble: trouble ?? null };
}

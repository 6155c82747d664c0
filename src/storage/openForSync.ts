/**
 * Storage for the service worker: only the methods that a sync needs, and no memory in place of a
 * database that fails, because the worker ends with its sync. Pages use open.ts.
 */

import { accountPart } from './account.ts';
import { openDatabase, type Platform } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import { playsPart } from './keptPlays.ts';
import { outboxPart } from './outbox.ts';
import type { PlayerName } from './players.ts';
import { makeReads } from './reads.ts';
import { resultsPart } from './results.ts';
import { sittingsPart } from './sittings.ts';

/** @param platform replaces the global IndexedDB in tests. */
export function openForSync(player: PlayerName, platform?: Platform) {
  const store = dexieTables(openDatabase(player, {}, platform));
  return {
    ...makeReads(store),
    ...resultsPart(store),
    ...playsPart(store),
    ...sittingsPart(store),
    ...outboxPart(store),
    ...accountPart(store),
    close: () => store.close(),
  };
}

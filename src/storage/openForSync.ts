/**
 * Storage for the service worker: only the methods that a sync needs, and no memory in place of a
 * database that fails, because the worker ends with its sync. Pages use openForPage.ts.
 */

import { accountPart } from './account.ts';
import { movingCorruptAside, type Warn } from './corruptRows.ts';
import { openDatabase, type Platform } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import { playsPart } from './keptPlays.ts';
import { outboxPart } from './outbox.ts';
import type { PlayerName } from './players.ts';
import { makeReads } from './reads.ts';
import { resultsPart } from './results.ts';
import { sittingsPart } from './sittings.ts';

/** @param platform replaces the global IndexedDB in tests. */
export function openForSync(
  player: PlayerName,
  warn: Warn = (message) => console.warn(message),
  platform?: Platform,
) {
  const store = dexieTables(openDatabase(player, {}, platform));
  const base = { store, rows: movingCorruptAside(store, warn) };
  return {
    ...makeReads(store, base.rows),
    ...resultsPart(base),
    ...playsPart(base),
    ...sittingsPart(base),
    ...outboxPart(base),
    ...accountPart(base),
    close: () => store.close(),
  };
}

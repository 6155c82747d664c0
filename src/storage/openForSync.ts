/**
 * Storage for the service worker: only the methods that a sync needs, and no memory in place of a
 * database that fails, because the worker ends with its sync. Pages use openForPage.ts.
 */
import { movingCorruptAside, type Warn } from './corruptRows.ts';
import { openDatabase, type Platform } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import { accountPart } from './parts/account.ts';
import { outboxPart } from './parts/outbox.ts';
import { playsPart } from './parts/plays.ts';
import { resultsPart } from './parts/results.ts';
import { sittingsPart } from './parts/sittings.ts';
import { makeReads } from './reads.ts';

/** @param platform replaces the global IndexedDB in tests. */
export function openForSync(warn: Warn = (message) => console.warn(message), platform?: Platform) {
  const store = dexieTables(openDatabase({}, platform));
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

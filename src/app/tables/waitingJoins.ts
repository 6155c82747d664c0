/** Sends the joins of tables that wait for a network or an account, once there are both. */
import type { getDefaultStore } from 'jotai';
import { readEntry } from '../../storage/metaEntry.ts';
import { JOINS } from '../../tables/joins.ts';
import { storage } from '../device/storage.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';

type Store = ReturnType<typeof getDefaultStore>;

/** Sends them after each sync: the server knows a new player's name from the first one on. */
export function watchWaitingJoins(store: Store): void {
  const look = () => {
    const isSynced = store.get(lastOutcomeAtom)?.kind === 'synced';
    // A join that could not be sent, as when the page is left meanwhile, waits for the next sync.
    lookAfterJoins(isSynced).catch(() => {});
  };
  store.sub(lastOutcomeAtom, look);
  look();
}

async function lookAfterJoins(isSynced: boolean): Promise<void> {
  if ((await readEntry(await storage(), JOINS)).length === 0) return;
  const { sendJoins, tellJoins } = await import('./joinTable.ts');
  if (isSynced) await sendJoins();
  await tellJoins();
}

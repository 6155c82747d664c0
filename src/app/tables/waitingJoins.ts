/** Sends the joins of tables that wait for a network or an account, once there are both. */
import type { getDefaultStore } from 'jotai';
import { readEntry } from '../../storage/metaEntry.ts';
import { JOINS } from '../../tables/joins.ts';
import { joinNewsAtom } from '../device/joinNews.ts';
import { storage } from '../device/storage.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';

type Store = ReturnType<typeof getDefaultStore>;

/** Sends them after each sync: the server knows a new player's name from the first one on. */
export function watchWaitingJoins(store: Store): void {
  const send = () => {
    if (store.get(lastOutcomeAtom)?.kind !== 'synced') return;
    // A join that could not be sent, as when the page is left meanwhile, waits for the next sync.
    sendWaiting(store).catch(() => {});
  };
  store.sub(lastOutcomeAtom, send);
  send();
}

async function sendWaiting(store: Store): Promise<void> {
  if ((await readEntry(await storage(), JOINS)).length === 0) return;
  const { readJoinNews, sendJoins } = await import('./joinTable.ts');
  await sendJoins();
  store.set(joinNewsAtom, await readJoinNews());
}

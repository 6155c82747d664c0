/**
 * Triggers of server requests: publications (src/app/device/published.ts), and a sync at the start,
 * at a finished puzzle, coming online, returning to the tab, and when a database recovers.
 */
import type { getDefaultStore } from 'jotai';
import { puzzleKey } from '../../storage/keys.ts';
import type { Account } from '../../storage/port.ts';
import { unsentOnDevice } from '../../sync/unsent.ts';
import { letGo } from '../device/letGo.ts';
import { watchPublished } from '../device/published.ts';
import { storage, whenOpen } from '../device/storage.ts';
import { watchCounters } from './counters.ts';
import { lastOutcomeAtom, syncSoon } from './syncState.ts';
import { waitsForWorker } from './workerSync.ts';

/** Age in ms after which returning to the tab asks the server again. */
const STALE_MS = 60_000;

type Store = ReturnType<typeof getDefaultStore>;

export function watchSyncTriggers(store: Store): void {
  watchCounters(store);
  watchPublished();
  let asked = performance.now();
  const ask = () => {
    asked = performance.now();
    syncSoon();
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > STALE_MS) ask();
  });
  watchOutbox(ask).catch(console.error);
  // A failed database knows no account, so syncs sent nothing: sync when it recovers.
  whenOpen((opened) => opened.onDurability((durability) => durability === 'kept' && ask()));
  watchAccount(store).catch(console.error);
}

/** Sends new outbox rows of this or another tab. */
async function watchOutbox(ask: () => void): Promise<void> {
  const opened = await storage();
  let before: ReadonlySet<string> = new Set();
  opened.watch(
    async () => {
      const unsent = await unsentOnDevice(opened);
      return new Set(unsent.map((row) => puzzleKey(row.game, row.id)));
    },
    (waiting) => {
      // Compare names: the count stays equal when one row is acknowledged as another arrives.
      const isNew = [...waiting].some((name) => !before.has(name));
      before = waiting;
      if (!isNew) return;
      // Register the worker first: it sends if this page is closed now.
      void waitsForWorker();
      ask();
    },
  );
}

/** Restarts the page when its account signs out in any tab. */
async function watchAccount(store: Store): Promise<void> {
  const opened = await storage();
  let before: Account | null = null;
  opened.watch(
    () => opened.readAccount(),
    (account) => {
      // A failed database knows no account; restarting would lose data held in memory.
      if (opened.durability() !== 'kept') return;
      if (before !== null && before.uid !== account?.uid) letGo();
      // The last outcome does not concern a new account.
      else if (before === null && account !== null) store.set(lastOutcomeAtom, null);
      before = account;
    },
  );
}

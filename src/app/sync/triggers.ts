/**
 * Decides when the page asks the server: for the desk's changes of puzzles
 * (src/app/background/published.ts), and for a sync at the start, at a finished puzzle, coming online,
 * returning to the tab, and when a failed database recovers.
 */
import type { getDefaultStore } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { puzzleKey } from '../../storage/keys.ts';
import { hasUnsentGames, unsentOnDevice } from '../../sync/unsent.ts';
import { watchPublished } from '../background/published.ts';
import { onSittingsRequested } from '../background/sittingRequests.ts';
import { restartAfterForeignSignOut } from '../device/restartAfterForeignSignOut.ts';
import { storage, whenOpen } from '../device/storage.ts';
import { readChanged } from '../settings/changed.ts';
import { settingsAtom } from '../settings/settings.ts';
import { watchCounters } from './counters.ts';
import { expectSettings, lastOutcomeAtom, syncGames, syncSoon } from './syncState.ts';
import { waitsForWorker } from './workerSync.ts';

/** Age of the last sync in ms after which returning to the tab, and going to a page, starts another. */
const STALE_MS = 60_000;

type Store = ReturnType<typeof getDefaultStore>;

export function watchSyncTriggers(store: Store): void {
  watchCounters(store);
  watchPublished();
  let asked = performance.now();
  const isStale = () => performance.now() - asked > STALE_MS;
  const ask = () => {
    asked = performance.now();
    syncSoon();
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !isStale()) return;
    expectSettings();
    ask();
  });
  store.sub(settingsAtom, () => readChanged().length > 0 && ask());
  watchOutbox(ask).catch(console.error);
  onSittingsRequested((request) => {
    // A puzzle that another device has finished meanwhile has no game any more, but a result.
    if (request !== 'own-sittings' && isStale()) ask();
    else if (request !== 'stale') syncGames(request === 'sittings').catch(() => {});
    // A hidden page may be closed before it has sent: the worker then does.
    if (document.hidden) leaveToWorker().catch(console.error);
  });
  // Sync when a failed database recovers: it knew no account, so that earlier syncs sent nothing.
  whenOpen((opened) => opened.onDurability((durability) => durability === 'kept' && ask()));
  watchAccount(store).catch(console.error);
}

/** Starts a sync when this or another tab adds a result to the outbox. */
async function watchOutbox(ask: () => void): Promise<void> {
  const opened = await storage();
  let before: ReadonlySet<string> = new Set();
  opened.watch(
    async () => {
      const unsent = await unsentOnDevice(opened);
      return new Set(unsent.map((row) => puzzleKey(row.game, row.id)));
    },
    (waiting) => {
      // Compare the names of outbox rows: their number stays equal when one row is acknowledged as
      // another arrives.
      const isNew = [...waiting].some((name) => !before.has(name));
      before = waiting;
      if (!isNew) return;
      // Ask for a background sync first: the service worker sends the results if this page is
      // closed now.
      void waitsForWorker();
      ask();
    },
  );
}

async function leaveToWorker(): Promise<void> {
  if (await hasUnsentGames(await storage())) await waitsForWorker();
}

/** Restarts the page when its account signs out in any tab. */
async function watchAccount(store: Store): Promise<void> {
  const opened = await storage();
  let before: Account | null = null;
  opened.watch(
    () => opened.readAccount(),
    (account) => {
      // Do not restart while the database has failed: it knows no account, and data held in memory
      // would be lost.
      if (opened.durability() !== 'kept') return;
      if (before !== null && before.uid !== account?.uid) restartAfterForeignSignOut();
      // The last sync's outcome does not concern an account that has just signed in.
      else if (before === null && account !== null) store.set(lastOutcomeAtom, null);
      before = account;
    },
  );
}

/**
 * Decides when the page asks the server: for the desk's changes of puzzles
 * (src/app/background/published.ts), and for a sync at the start, at a finished puzzle, coming online,
 * returning to the tab, and when a failed database recovers.
 */
import type { getDefaultStore } from 'jotai';
import { puzzleKey } from '../../storage/keys.ts';
import { hasUnsentGames, unsentResults } from '../../sync/unsent.ts';
import { watchPublished } from '../background/published.ts';
import { onSittingsRequested } from '../background/sittingRequests.ts';
import { storage, whenOpen } from '../device/storage.ts';
import { readChanged } from '../settings/changed.ts';
import { settingsAtom } from '../settings/settings.ts';
import { watchCounters } from './counters.ts';
import { expectSettings, syncGames, syncSoon } from './syncState.ts';
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
}

/** Starts a sync when this or another tab adds a result to the outbox. */
async function watchOutbox(ask: () => void): Promise<void> {
  const opened = await storage();
  let before: ReadonlySet<string> = new Set();
  opened.watch(
    async () => new Set((await unsentResults(opened)).map((row) => puzzleKey(row.game, row.id))),
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

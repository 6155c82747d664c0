/**
 * What makes this page ask the server: for what was published (src/app/device/published.ts), and for a
 * sync at the start, at a finished puzzle, coming online, coming back to the tab, and when a database
 * works again.
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

/** Coming back to the tab asks the server again after so long, in ms. */
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
  // While the database fails nobody is known to be signed in: a sync made then has sent nothing.
  whenOpen((opened) => opened.onDurability((durability) => durability === 'kept' && ask()));
  watchAccount(store).catch(console.error);
}

/** Whatever comes into the outbox, in this tab or another, is sent. */
async function watchOutbox(ask: () => void): Promise<void> {
  const opened = await storage();
  let before: ReadonlySet<string> = new Set();
  opened.watch(
    async () => {
      const unsent = await unsentOnDevice(opened);
      return new Set(unsent.map((row) => puzzleKey(row.game, row.id)));
    },
    (waiting) => {
      // By name: while others are acknowledged their number alone may stay the same.
      const isNew = [...waiting].some((name) => !before.has(name));
      before = waiting;
      if (!isNew) return;
      // First the worker: should this page be closed now, it will send.
      void waitsForWorker();
      ask();
    },
  );
}

/** What this page shows belongs to an account; when that has gone, in whichever tab, so has it. */
async function watchAccount(store: Store): Promise<void> {
  const opened = await storage();
  let before: Account | null = null;
  opened.watch(
    () => opened.readAccount(),
    (account) => {
      // A database that has failed knows of nobody, and what is held in memory must not go.
      if (opened.durability() !== 'kept') return;
      if (before !== null && before.uid !== account?.uid) letGo();
      // What was said to the one before means nothing to this one.
      else if (before === null && account !== null) store.set(lastOutcomeAtom, null);
      before = account;
    },
  );
}

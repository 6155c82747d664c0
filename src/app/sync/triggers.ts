/** What makes this page sync: start, a finished puzzle, coming online, coming back to the tab. */
import type { getDefaultStore } from 'jotai';
import type { Account } from '../../storage/port.ts';
import { storage } from '../storage.ts';
import { watchCounters } from './counters.ts';
import { syncSoon } from './syncState.ts';
import { waitsForWorker } from './workerSync.ts';

/** Coming back to the tab asks the server again after so long, in ms. */
const STALE_MS = 60_000;

export function watchSyncTriggers(store: ReturnType<typeof getDefaultStore>): void {
  watchCounters(store);
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
  void watchOutbox(ask);
  void watchAccount();
}

/** Whatever comes into the outbox, in this tab or another, is sent. */
async function watchOutbox(ask: () => void): Promise<void> {
  const opened = await storage();
  let before = 0;
  opened.watch(
    async () => {
      const account = await opened.readAccount();
      const outbox = account === null ? [] : await opened.listOutbox();
      return outbox.filter((row) => row.owner === account?.uid && !row.setAside).length;
    },
    (waiting) => {
      if (waiting > before) {
        // First the worker: should this page be closed now, it will send.
        void waitsForWorker();
        ask();
      }
      before = waiting;
    },
  );
}

/** What this page shows belongs to an account; when that has gone, in whichever tab, so has it. */
async function watchAccount(): Promise<void> {
  const opened = await storage();
  let before: Account | null = null;
  opened.watch(
    () => opened.readAccount(),
    (account) => {
      if (before !== null && before.uid !== account?.uid) location.replace('/');
      before = account;
    },
  );
}

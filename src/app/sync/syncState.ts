/**
 * Runs syncs with the server in this page and exposes their state. Firebase loads with the first
 * run, which needs an account: a signed-out visit never loads it.
 */
import { atom, getDefaultStore } from 'jotai';
import type { OutboxRow } from '../../storage/entities.ts';
import type { SyncOutcome, SyncScope } from '../../sync/engine.ts';
import { makeScheduler } from '../../sync/scheduler.ts';
import { isOvertaken, sentenceFor, sentenceForPause } from '../../sync/status.ts';
import { markers } from '../device/browserStorage.ts';
import { storage, storedAtom } from '../device/storage.ts';
import { countUpdate } from './counters.ts';
import { waitsForWorker } from './workerSync.ts';

/** Outcome of a sync, with a message where the player needs one. */
export type ToldOutcome =
  | {
      readonly kind: 'synced';
      readonly sent: number;
      readonly received: number;
      /** Number of results that the server refused. */
      readonly setAside: number;
    }
  | {
      readonly kind:
        | 'offline'
        | 'retry'
        | 'needs-sign-in'
        | 'account-deleted'
        | 'signed-out'
        | 'refused';
      readonly message: string;
    };

export const syncingAtom = atom(false);
/** Outcome of this page's last sync; null before the first. */
export const lastOutcomeAtom = atom<ToldOutcome | null>(null);
/** Whether the server has answered this page as the account that is signed in. */
export const answeredAtom = atom(false);

/**
 * The device's outbox (results not yet on the server), kept up to date while mounted; null until
 * known.
 */
export const outboxAtom = storedAtom<readonly OutboxRow[] | null>(
  (opened) => opened.listOutbox(),
  null,
);

export const ACCOUNT_DELETED = 'This account was deleted on another device.';

/** Delay before this tab's Firebase learns of another tab's sign-in, in ms. */
const CROSS_TAB_SIGN_IN_MS = 2_000;

const store = getDefaultStore();

const timing = {
  setTimer: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimer: (timer: number) => window.clearTimeout(timer),
  random: Math.random,
};

let turn: Promise<unknown> = Promise.resolve();

/** Runs this page's syncs one after the other: side by side both would write the same game. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = turn.then(run);
  turn = mine.catch(() => {});
  return mine;
}

async function runSync(scope: SyncScope): Promise<SyncOutcome> {
  const opened = await storage();
  // Signed out: do not load Firebase.
  if ((await opened.readAccount()) === null) return { kind: 'signed-out' };
  if (!navigator.onLine) return { kind: 'retry', status: 'unavailable' };
  const { syncDevice } = await import('../../firebase/sync.ts');
  const run = () =>
    syncDevice(
      {
        storage: opened,
        current: () => markers.all(),
        leaderboardsChanged: () => countUpdate(store, 'leaderboard'),
        answered: () => store.set(answeredAtom, true),
      },
      scope,
    );
  const outcome = await run();
  if (outcome.kind !== 'needs-sign-in') return outcome;
  // Wait and sync again: after a sign-in in another tab, this tab's Firebase lags behind storage.
  await new Promise((resolve) => setTimeout(resolve, CROSS_TAB_SIGN_IN_MS));
  return run();
}

const scheduler = makeScheduler({
  ...timing,
  run: () => inTurn(() => runSync('all')),
  onRunning: (running) => store.set(syncingAtom, running),
  onOutcome(outcome) {
    store.set(lastOutcomeAtom, told(outcome));
    if (outcome.kind === 'retry') void waitsForWorker();
  },
});

/** Whether the next run of unfinished games also reads those of other devices. */
let readsGames = false;

const gamesScheduler = makeScheduler({
  ...timing,
  async run() {
    const scope = readsGames ? 'sittings' : 'own-sittings';
    readsGames = false;
    let isDone = false;
    try {
      const outcome = await inTurn(() => runSync(scope));
      isDone = outcome.kind !== 'retry';
      return outcome;
    } finally {
      // The automatic retry must read as well.
      if (!isDone) readsGames ||= scope === 'sittings';
    }
  },
  onRunning() {},
  onOutcome(outcome) {
    if (isOvertaken(outcome)) syncSoon();
  },
});

/** Sends this device's unfinished games, after reading those of other devices if `reads`. */
export async function syncGames(reads: boolean): Promise<void> {
  readsGames ||= reads;
  await gamesScheduler.request();
}

/** Syncs with the server, after the current run if there is one. */
export async function syncNow(): Promise<ToldOutcome> {
  return told(await scheduler.request());
}

/** Syncs in the background. A failed sync is retried, and reported by `lastOutcomeAtom`. */
export function syncSoon(): void {
  scheduler.request().catch(() => {});
}

function told(outcome: SyncOutcome): ToldOutcome {
  switch (outcome.kind) {
    case 'synced': {
      const { sent, received, refused } = outcome;
      return { kind: 'synced', sent, received, setAside: refused };
    }
    case 'signed-out':
      return { kind: 'signed-out', message: 'You are signed out.' };
    case 'needs-sign-in':
      return { kind: 'needs-sign-in', message: sentenceFor('unauthenticated') };
    case 'account-deleted':
      return { kind: 'account-deleted', message: ACCOUNT_DELETED };
    case 'retry':
      return navigator.onLine
        ? { kind: 'retry', message: retrySentence(outcome) }
        : { kind: 'offline', message: 'You are offline.' };
    case 'refused':
      return { kind: 'refused', message: sentenceFor(outcome.status) };
  }
}

function retrySentence({ status, retryAfterMs }: Extract<SyncOutcome, { kind: 'retry' }>): string {
  return retryAfterMs === undefined ? sentenceFor(status) : sentenceForPause(retryAfterMs);
}

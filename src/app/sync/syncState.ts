/**
 * Runs syncs with the server in this page and exposes their state. Firebase loads with the first
 * run, which needs an account: a signed-out visit never loads it.
 */
import { atom, getDefaultStore } from 'jotai';
import { isOvertaken, sentenceFor, sentenceForPause } from '../../protocol/status.ts';
import type { OutboxRow } from '../../storage/entities.ts';
import type { SyncOutcome, SyncScope } from '../../sync/engine.ts';
import { makeScheduler } from '../../sync/scheduler.ts';
import type { SettingsStore } from '../../sync/settings.ts';
import { markers } from '../device/browserStorage.ts';
import { leavingSignal } from '../device/leaving.ts';
import { storage, storedAtom } from '../device/storage.ts';
import { settingsStore } from '../settings/settingsStore.ts';
import { countUpdate } from './counters.ts';
import { waitsForWorker } from './workerSync.ts';

type Synced = Extract<SyncOutcome, { readonly kind: 'synced' }>;
type NotSynced = Exclude<SyncOutcome, Synced>;

/** Outcome of a sync, with a message where the player needs one. */
export type ToldOutcome =
  | Synced
  | { readonly kind: NotSynced['kind'] | 'offline'; readonly message: string };

export const syncingAtom = atom(false);
/** Outcome of a sync as the page tells it; null before the first. */
export const lastOutcomeAtom = atom<ToldOutcome | null>(null);
/** Whether the server has answered this page as the account that is signed in. */
export const answeredAtom = atom(false);
/** Ms by which this device's clock was ahead of the server's at the last sync. */
export const clockAheadAtom = atom(0);

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

let readsSettings = true;

/** Lets the next sync read the account's settings, which another device may have changed. */
export function expectSettings(): void {
  readsSettings = true;
}

async function runSync(scope: SyncScope): Promise<SyncOutcome> {
  const opened = await storage();
  // Signed out: do not load Firebase.
  if ((await opened.readAccount()) === null) return { kind: 'signed-out' };
  if (!navigator.onLine) return { kind: 'retry', status: 'unavailable' };
  const { syncDevice } = await import('../../firebase/sync.ts');
  const withSettings = scope === 'all' && (readsSettings || settingsStore.hasUnsent());
  // A request that comes during the sync is for the next one.
  if (withSettings) readsSettings = false;
  let areTaken = false;
  const settings: SettingsStore = {
    ...settingsStore,
    write(taken) {
      areTaken = true;
      settingsStore.write(taken);
    },
  };
  const run = () =>
    syncDevice(
      {
        storage: opened,
        leaderboardsChanged: () => countUpdate(store, 'leaderboard'),
        answered: () => store.set(answeredAtom, true),
        clockRead: (ahead) => store.set(clockAheadAtom, ahead),
        ...(withSettings && { settings }),
        leaving: leavingSignal(),
      },
      scope,
    );
  let outcome = await run();
  if (outcome.kind === 'needs-sign-in') {
    // Wait and sync again: after a sign-in in another tab, this tab's Firebase lags behind storage.
    await new Promise((resolve) => setTimeout(resolve, CROSS_TAB_SIGN_IN_MS));
    outcome = await run();
  }
  // Only now are all results here that another device has finished.
  if (scope === 'all' && outcome.kind === 'synced') {
    await opened.purge(markers.all(), Date.now()).catch(console.warn);
  }
  // Another tab or the worker may have done the sync, or the server may have failed.
  if (withSettings && !areTaken) readsSettings = true;
  return outcome;
}

const scheduler = makeScheduler({
  run: runSync,
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
  random: Math.random,
  onRunning: (scope) => store.set(syncingAtom, scope === 'all'),
  onOutcome(outcome, scope) {
    if (scope !== 'all') {
      if (isOvertaken(outcome)) syncSoon();
      return;
    }
    // A sync without an answer would close a closed site's form, with the code typed so far.
    const keepsForm =
      outcome.kind === 'retry' && store.get(lastOutcomeAtom)?.kind === 'not-invited';
    if (!keepsForm) store.set(lastOutcomeAtom, told(outcome));
    if (outcome.kind === 'retry') void waitsForWorker();
  },
});

/** Sends this device's unfinished games, after reading those of other devices if `reads`. */
export async function syncGames(reads: boolean): Promise<void> {
  await scheduler.request(reads ? 'sittings' : 'own-sittings');
}

/** Syncs with the server, after the current run if there is one. */
export async function syncNow(): Promise<ToldOutcome> {
  return told(await scheduler.request('all'));
}

/** Syncs in the background. A failed sync is retried, and reported by `lastOutcomeAtom`. */
export function syncSoon(): void {
  scheduler.request('all').catch(() => {});
}

function told(outcome: SyncOutcome): ToldOutcome {
  if (outcome.kind === 'synced') return outcome;
  const { kind } = outcome;
  return kind === 'retry' && !navigator.onLine
    ? { kind: 'offline', message: 'You’re offline.' }
    : { kind, message: sentenceOf(outcome) };
}

function sentenceOf(outcome: NotSynced): string {
  switch (outcome.kind) {
    case 'signed-out':
      return 'You’re signed out.';
    case 'needs-sign-in':
      return sentenceFor('unauthenticated');
    case 'account-deleted':
      return ACCOUNT_DELETED;
    case 'not-invited':
      return 'This site is by invitation.';
    case 'refused':
      return sentenceFor(outcome.status);
    case 'retry': {
      const { status, retryAfterMs } = outcome;
      const isPaused = status === 'resource-exhausted' && retryAfterMs !== undefined;
      return isPaused ? sentenceForPause(retryAfterMs) : sentenceFor(status);
    }
  }
}

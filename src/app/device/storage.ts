/**
 * The app's one storage, opened lazily: its database library (Dexie) is not needed for the first
 * paint.
 */
import { atom, getDefaultStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { LEFT } from '../../storage/keys.ts';
import { JOINING_KEY } from '../../storage/players.ts';
import type { Durability, ReadStorage, ResilientStorage } from '../../storage/port.ts';
import { NotInSnapshot, snapshotOf } from '../../storage/snapshot.ts';
import { localStore } from './browserStorage.ts';
import { choosePlayer, currentPlayer, PLAYER } from './player.ts';
import { takePrefetched } from './startPrefetch.ts';

/**
 * Whether this page must be reloaded: another tab has upgraded the database and this tab had to
 * close it.
 */
export const reloadWantedAtom = atom(false);

function askForReload(): void {
  getDefaultStore().set(reloadWantedAtom, true);
}

let opening: Promise<ResilientStorage> | null = null;
let opened: ResilientStorage | null = null;

/** Whether the JavaScript chunk of the storage failed to load; loading is retried. */
export const storageMissingAtom = atom(false);

/** Delays between attempts to load the storage's chunk, in ms; the last one repeats. */
const RETRY_DELAYS_MS = [1000, 3000, 10_000, 30_000] as const;

let attempts = 0;

/** Resolves in a task of its own: what comes before and after it isn't one long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The boot script's snapshot of storage; null once storage itself was opened. */
let snapshot: Promise<ReadStorage | null> | undefined;

/**
 * The storage, opened at the first call. Rejects when its chunk cannot be loaded, and retries
 * later. Meanwhile `leaveUnsaved` keeps data that cannot wait.
 */
export function storage(): Promise<ResilientStorage> {
  // From now on storage may be written, so the boot script's snapshot becomes stale.
  snapshot = Promise.resolve(null);
  opening ??= load();
  return opening;
}

async function load(): Promise<ResilientStorage> {
  const store = getDefaultStore();
  try {
    const { openForPage } = await import('../../storage/open.ts');
    await nextTask();
    await finishJoining();
    const open = openForPage(window, PLAYER, { onVersionChange: askForReload });
    await nextTask();
    // The first read opens the database. Reads that waited for that would all run in one task.
    if ((await open.getMeta(LEFT)) !== undefined) await giveWay();
    opened = open;
    store.set(storageMissingAtom, false);
    return open;
  } catch (error) {
    opening = null;
    store.set(storageMissingAtom, true);
    const delay = RETRY_DELAYS_MS[Math.min(attempts++, RETRY_DELAYS_MS.length - 1)];
    setTimeout(() => void storage().catch(() => {}), delay);
    throw error;
  }
}

/**
 * Restarts as another player: this one has left the device, and the browser was killed before it had
 * written that to localStorage. Without another one, this one begins anew.
 */
async function giveWay(): Promise<void> {
  const { finishLeaving, nextPlayer } = await import('../../storage/devicePlayers.ts');
  const chosen = currentPlayer();
  const next = chosen === PLAYER ? await nextPlayer(PLAYER) : chosen;
  if (next === PLAYER) {
    await finishLeaving(localStore, PLAYER);
    return;
  }
  choosePlayer(next);
  location.replace(import.meta.env.BASE_URL);
  await new Promise(() => {});
}

/** Brings the data over that an account takes over; a later start does so if this fails. */
async function finishJoining(): Promise<void> {
  const sources = localStore.getItem(JOINING_KEY)?.split(' ') ?? [];
  const into = sources.pop();
  if (into === undefined) return;
  try {
    const { joinPlayers } = await import('../../storage/devicePlayers.ts');
    await joinPlayers(localStore, sources, into, Date.now());
    localStore.removeItem(JOINING_KEY);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Reads data for a page's first frame: from the boot script's snapshot, which is available before
 * storage, or from storage when the snapshot cannot answer.
 */
export async function readFirst<T>(read: (storage: ReadStorage) => Promise<T>): Promise<T> {
  snapshot ??= readSnapshot();
  const first = await snapshot;
  if (first !== null) {
    try {
      return await read(first);
    } catch (error) {
      if (!(error instanceof NotInSnapshot)) throw error;
    }
  }
  return read(await storage());
}

async function readSnapshot(): Promise<ReadStorage | null> {
  const ahead = await takePrefetched();
  return ahead && snapshotOf(ahead.prefetched, ahead.logs);
}

/**
 * Whether storage is open. Before that, a page that is hidden must leave its data in localStorage.
 */
export const isStorageThere = () => opened !== null;

/** Whether the player's data exists only in this page's memory. */
export const isAnythingUnkept = () => opened?.durability() === 'not-kept';

/** Calls `run` in a task of its own once storage is open, also after failed attempts. */
export function whenOpen(run: (storage: ResilientStorage) => void): void {
  const runNext = async (open: ResilientStorage) => {
    await nextTask();
    run(open);
  };
  storage().then(runNext, () => {
    const store = getDefaultStore();
    const stop = store.sub(storageMissingAtom, () => {
      if (store.get(storageMissingAtom)) return;
      stop();
      whenOpen(run);
    });
  });
}

/** Whether the player's data is kept on the device, as reported by storage. */
const reportedDurabilityAtom = atom<Durability>('kept');

/** Whether results currently outlive the page. */
export const durabilityAtom = atom<Durability>((get) =>
  get(storageMissingAtom) ? 'not-kept' : get(reportedDurabilityAtom),
);

reportedDurabilityAtom.onMount = (set) =>
  subscribe((opened) => {
    set(opened.durability());
    return opened.onDurability(set);
  });

/** Subscribes to storage once it is open. Both functions return the unsubscribe function. */
function subscribe(start: (storage: ResilientStorage) => () => void): () => void {
  let stop = () => {};
  let mounted = true;
  whenOpen((opened) => {
    if (mounted) stop = start(opened);
  });
  return () => {
    mounted = false;
    stop();
  };
}

/**
 * An atom of the result of `read`, kept up to date while it is mounted; `initial` until known.
 *
 * @param fate of the value when the atom's last reader is unmounted: `kept` until the next reader
 *   is mounted, or `dropped`, so that no page shows an outdated value. A reader that is mounted in
 *   the same moment still finds the value.
 */
export function storedAtom<T>(
  read: (storage: ResilientStorage) => Promise<T>,
  initial: T,
  fate: 'kept' | 'dropped' = 'kept',
) {
  const stored = atom(initial);
  let dropping = 0;
  stored.onMount = (set) => {
    clearTimeout(dropping);
    // A transition renders in slices: home's first one would block a phone.
    const stop = watchStored(read, (value) => startTransition(() => set(value)));
    return () => {
      stop();
      if (fate === 'dropped') dropping = window.setTimeout(() => set(initial));
    };
  };
  return stored;
}

/**
 * Calls `listener` with the result of `read`, now and after each change of what it read. Returns
 * the unsubscribe function.
 */
export const watchStored = <T>(
  read: (storage: ResilientStorage) => Promise<T>,
  listener: (value: T) => void,
): (() => void) => subscribe((opened) => opened.watch(() => read(opened), listener));

/**
 * The result of `read`, kept up to date; `initial` until known. Memoise `read`: a new function
 * reads again.
 */
export function useStored<T>(read: (storage: ResilientStorage) => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => watchStored(read, setValue), [read]);
  return value;
}

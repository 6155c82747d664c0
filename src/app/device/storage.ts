/** The app's one storage, opened lazily: Dexie is not needed for the first paint. */
import { atom, getDefaultStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Durability, ReadStorage, ResilientStorage } from '../../storage/port.ts';
import { NotInSnapshot, snapshotOf } from '../../storage/snapshot.ts';
import { takePrefetched } from './ahead.ts';

/** Another tab has upgraded the database, so this one had to let go of it. */
export const reloadWantedAtom = atom(false);

function askForReload(): void {
  getDefaultStore().set(reloadWantedAtom, true);
}

let opening: Promise<ResilientStorage> | null = null;
let opened: ResilientStorage | null = null;

/** The storage's own chunk could not be loaded; it is tried again. */
export const storageMissingAtom = atom(false);

/** Between attempts to load it: longer each time, then always the last. */
const RETRY_DELAYS_MS = [1000, 3000, 10_000, 30_000] as const;

let attempts = 0;

/** Storage as it was when the boot script read it; null once storage itself was asked for. */
let snapshot: Promise<ReadStorage | null> | undefined;

/**
 * The storage, opened at the first call. Rejects when its chunk cannot be loaded, and is tried again
 * after a while. `leaveUnsaved` keeps what cannot wait.
 */
export function storage(): Promise<ResilientStorage> {
  // It may write from now on what the snapshot lacks.
  snapshot = Promise.resolve(null);
  opening ??= load();
  return opening;
}

async function load(): Promise<ResilientStorage> {
  const store = getDefaultStore();
  try {
    const { openForPage } = await import('../../storage/openForPage.ts');
    opened = openForPage(window, { onVersionChange: askForReload });
    store.set(storageMissingAtom, false);
    return opened;
  } catch (error) {
    opening = null;
    store.set(storageMissingAtom, true);
    const delay = RETRY_DELAYS_MS[Math.min(attempts++, RETRY_DELAYS_MS.length - 1)];
    setTimeout(() => void storage().catch(() => {}), delay);
    throw error;
  }
}

/**
 * Reads for the first frame: from the snapshot, which is there before storage is, or from storage
 * itself where the snapshot cannot answer.
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

/** Whether it is there. Until then a page that goes has to leave what it keeps in localStorage. */
export const isStorageThere = () => opened !== null;

/** Whether something that was played is in this page's memory only. */
export const isAnythingUnkept = () => opened?.durability() === 'not-kept';

/** Calls once storage is there, also after attempts that failed. */
export function whenOpen(run: (storage: ResilientStorage) => void): void {
  storage().then(run, () => {
    const store = getDefaultStore();
    const stop = store.sub(storageMissingAtom, () => {
      if (store.get(storageMissingAtom)) return;
      stop();
      whenOpen(run);
    });
  });
}

/** What storage says of itself. */
const reportedDurabilityAtom = atom<Durability>('kept');

/** Whether results outlive the page just now. */
export const durabilityAtom = atom<Durability>((get) =>
  get(storageMissingAtom) ? 'not-kept' : get(reportedDurabilityAtom),
);

reportedDurabilityAtom.onMount = (set) => {
  let stop = () => {};
  let mounted = true;
  whenOpen((opened) => {
    if (!mounted) return;
    set(opened.durability());
    stop = opened.onDurability(set);
  });
  return () => {
    mounted = false;
    stop();
  };
};

/**
 * An atom of what `read` finds in storage, kept up to date while anybody looks at it; `initial`
 * until it is known.
 */
export function storedAtom<T>(read: (storage: ResilientStorage) => Promise<T>, initial: T) {
  const stored = atom(initial);
  stored.onMount = (set) => watchStored(read, set);
  return stored;
}

/** Returns the way to stop. */
function watchStored<T>(
  read: (storage: ResilientStorage) => Promise<T>,
  listener: (value: T) => void,
): () => void {
  let stop = () => {};
  let mounted = true;
  whenOpen((opened) => {
    if (mounted) stop = opened.watch(() => read(opened), listener);
  });
  return () => {
    mounted = false;
    stop();
  };
}

/**
 * What `read` finds in storage, kept up to date; `initial` until it is known. `read` is called
 * anew when a dependency changes, so it should be stable otherwise.
 */
export function useStored<T>(read: (storage: ResilientStorage) => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => watchStored(read, setValue), [read]);
  return value;
}

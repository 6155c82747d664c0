/** The app's one storage, opened lazily: Dexie is not needed for the first paint. */
import { atom, getDefaultStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Durability, ResilientStorage } from '../../storage/port.ts';

/** Another tab has upgraded the database, so this one had to let go of it. */
export const reloadWantedAtom = atom(false);

function askForReload(): void {
  getDefaultStore().set(reloadWantedAtom, true);
}

let opening: Promise<ResilientStorage> | null = null;

/** The storage, opened at the first call. */
export function storage(): Promise<ResilientStorage> {
  opening ??= import('../../storage/open.ts').then(({ openStorage }) =>
    openStorage({ onVersionChange: askForReload, page: window }),
  );
  return opening;
}

/** Whether results outlive the page just now. */
export const durabilityAtom = atom<Durability>('kept');

durabilityAtom.onMount = (set) => {
  let stop = () => {};
  let mounted = true;
  void storage().then((opened) => {
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
  void storage().then((opened) => {
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

/** Registers the service worker and brings a waiting one in when nobody is playing. */
import { atom, type createStore } from 'jotai';
import type { Workbox } from 'workbox-window';
import { reloadWantedAtom } from '../device/storage.ts';
import { isSafeToReload } from './safeToReload.ts';

type Store = ReturnType<typeof createStore>;

/** A new build is downloaded and waits to take over. */
export const updateReadyAtom = atom(false);
/** The service worker holds everything that playing offline needs. */
export const offlineReadyAtom = atom(false);

let workbox: Workbox | null = null;
/** This tab has told the waiting build to take over. */
let asked = false;

/** Registers the worker after the page has loaded, so that it never competes with it. */
export async function registerServiceWorker(store: Store): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.ready.then(
      () => store.set(offlineReadyAtom, true),
      () => {},
    );
  } catch {
    // Firefox refuses even the question where site data is blocked.
    return;
  }
  const { Workbox } = await import('workbox-window');
  // The first worker of all takes over a page that had none: nothing was updated by that. Its
  // installation may have begun on an earlier page, which workbox calls an external update.
  let controlled = navigator.serviceWorker.controller !== null;
  workbox = new Workbox('/sw.js');
  // Firefox shows the first worker of all as waiting for a moment, which workbox takes for an update
  // when a second page looks just then.
  workbox.addEventListener('waiting', async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active && registration.waiting) store.set(updateReadyAtom, true);
  });
  workbox.addEventListener('controlling', async ({ isUpdate, isExternal }) => {
    const isFirst = !controlled;
    controlled = true;
    if (isFirst || (!isUpdate && !isExternal)) return;
    store.set(updateReadyAtom, false);
    // Where another tab asked for the update, this tab's chunks are gone from server and cache. So they
    // are where this one did, but the browser may have let half a minute pass: who plays by now is asked.
    if (asked && (await isSafeToReload())) location.reload();
    else store.set(reloadWantedAtom, true);
  });
  try {
    await workbox.register();
  } catch (error) {
    // Private windows and strict settings refuse it: Crema then plays online only.
    console.warn('Crema cannot be kept for offline play here.', error);
  }
  // A tab that nobody looks at may change without disturbing anyone.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && store.get(updateReadyAtom)) void applyUpdate();
  });
}

/** Asks the browser to fetch the new worker; `waiting` tells when it is there. */
export function fetchUpdate(): void {
  void workbox?.update().catch(() => {});
}

/**
 * Lets the waiting build take over and reloads; false when it has to wait. Chromium lets it in when the old
 * one is idle, which takes it half a minute where it has just been woken.
 */
export async function applyUpdate(): Promise<boolean> {
  if (!workbox || !(await isSafeToReload())) return false;
  asked = true;
  workbox.messageSkipWaiting();
  return true;
}

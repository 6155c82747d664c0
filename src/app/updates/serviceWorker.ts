/** Registers the service worker; activates new builds when no puzzle is in progress. */
import { atom, type createStore } from 'jotai';
import type { Workbox } from 'workbox-window';
import { whenIdle } from '../../ui/whenIdle.ts';
import { offlineReadyAtom } from '../device/online.ts';
import { reloadWantedAtom } from '../device/storage.ts';
import { fetchLatestBuild } from './newBuild.ts';
import { isSafeToReload } from './safeToReload.ts';

type Store = ReturnType<typeof createStore>;

/** A new build is downloaded and waiting. */
export const updateReadyAtom = atom(false);

/** Delay in ms after the start before the first check for a new build; then one every half hour. */
const FIRST_CHECK_MS = 1_000;
const CHECK_EVERY_MS = 30 * 60_000;

let workbox: Workbox | null = null;
/** Whether this tab has told the waiting build to take over. */
let asked = false;

/**
 * Registers the service worker. Call after the page has loaded, so that the worker does not compete
 * with it.
 */
export async function registerServiceWorker(store: Store): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.ready.then(
      () => store.set(offlineReadyAtom, true),
      () => {},
    );
  } catch {
    // Firefox throws on access to service workers when site data is blocked.
    return;
  }
  const { Workbox } = await import('workbox-window');
  // Whether a service worker controls the page: the very first one taking control is no update. If
  // an earlier page began its installation, workbox calls it an external update.
  let controlled = navigator.serviceWorker.controller !== null;
  workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`);
  // Firefox briefly reports the first service worker as waiting, which workbox takes for an update
  // when a second page loads just then.
  workbox.addEventListener('waiting', async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active && registration.waiting) store.set(updateReadyAtom, true);
  });
  workbox.addEventListener('controlling', async ({ isUpdate, isExternal }) => {
    const isFirst = !controlled;
    controlled = true;
    if (isFirst || (!isUpdate && !isExternal)) return;
    store.set(updateReadyAtom, false);
    // After an update the old build's chunks are gone from server and cache. If another tab asked
    // for the update, only offer a reload; if this tab did, check once more that a reload is safe,
    // as activation may take half a minute.
    if (asked && (await isSafeToReload())) location.reload();
    else store.set(reloadWantedAtom, true);
  });
  try {
    await workbox.register();
  } catch (error) {
    // Service workers are refused in private windows and by strict settings: Crema plays online
    // only.
    console.warn('Crema can’t be stored for offline play here.', error);
  }
  // A waiting update is applied while the tab is hidden: a reload there disturbs no player.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && store.get(updateReadyAtom)) void applyUpdate();
  });
}

/** Begins to poll for new builds; the browser downloads each, and then `waiting` fires. */
export function watchBuilds(): void {
  let newest = __BUILD_ID__;
  async function check() {
    if (!navigator.onLine || document.hidden) return;
    const latest = await fetchLatestBuild();
    if (latest === null || latest === newest) return;
    newest = latest;
    void workbox?.update().catch(() => {});
  }
  whenIdle(() => setTimeout(check, FIRST_CHECK_MS));
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
}

/**
 * Activates the waiting build and reloads; false when it must wait. Chromium activates it when the
 * old worker is idle, up to half a minute after it was woken.
 */
export async function applyUpdate(): Promise<boolean> {
  if (!workbox || !(await isSafeToReload())) return false;
  asked = true;
  workbox.messageSkipWaiting();
  return true;
}

/**
 * Handles a JavaScript chunk that fails to load: one reload when a newer build is out (the old
 * chunk is deleted on the server), else the error page.
 */
import type { getDefaultStore } from 'jotai';
import { isAnythingUnkept, storageMissingAtom } from '../device/storage.ts';
import { isOutdated } from './newBuild.ts';
import { takeReload } from './reloadGuard.ts';

/**
 * Whether an error reports a chunk that failed to load: by the messages of the three browser
 * engines and of pageLoading.ts.
 */
export function isFailedLoad(error: unknown): boolean {
  return (
    error instanceof Error &&
    /part of the app did not load|dynamically imported module|module script failed|error loading dynamically/i.test(
      error.message,
    )
  );
}

/**
 * Reloads the page once when a newer build is out; resolves false when the error page is to be
 * shown.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  try {
    if (!(await isOutdated())) return false;
    if (isAnythingUnkept() || !takeReload(sessionStorage, location.pathname, Date.now()))
      return false;
    location.reload();
    return true;
  } catch {
    // No reload without sessionStorage, which throws when cookies are blocked: the page could
    // reload for ever.
    return false;
  }
}

/**
 * Reloads an outdated page whose storage chunk is gone from the server. The page could never save
 * anything, so recent unsaved moves do not block the reload.
 */
export function watchMissingStorage(store: ReturnType<typeof getDefaultStore>): void {
  store.sub(storageMissingAtom, () => {
    if (store.get(storageMissingAtom)) void reloadIfOutdated();
  });
}

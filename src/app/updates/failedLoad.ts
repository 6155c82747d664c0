/**
 * What happens when a part of the app cannot be loaded: one reload when a newer build is out (the
 * part is gone from the server then), the error page otherwise.
 */
import type { getDefaultStore } from 'jotai';
import { isAnythingUnkept, storageMissingAtom } from '../device/storage.ts';
import { isOutdated } from './newBuild.ts';
import { takeReload } from './reloadGuard.ts';

/** Whether an error says that a chunk could not be loaded, in the words of the three engines or in ours (pageLoading.ts). */
export function isFailedLoad(error: unknown): boolean {
  return (
    error instanceof Error &&
    /part of the app did not come|dynamically imported module|module script failed|error loading dynamically/i.test(
      error.message,
    )
  );
}

/** Reloads once when a newer build is out; resolves false when the error page is to be shown. */
export async function reloadIfOutdated(): Promise<boolean> {
  try {
    if (!(await isOutdated())) return false;
    if (isAnythingUnkept() || !takeReload(sessionStorage, location.pathname, Date.now()))
      return false;
    location.reload();
    return true;
  } catch {
    // Looking at sessionStorage can throw where cookies are blocked.
    return false;
  }
}

/**
 * Storage comes after the first frame. When its part is gone from the server nothing of this page
 * can ever be kept, so what has been played in the seconds since does not count against a reload.
 */
export function watchMissingStorage(store: ReturnType<typeof getDefaultStore>): void {
  store.sub(storageMissingAtom, () => {
    if (store.get(storageMissingAtom)) void reloadIfOutdated();
  });
}

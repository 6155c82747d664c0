/**
 * What happens when a part of the app cannot be loaded: one reload when a newer build is out (the
 * part is gone from the server then), the error page otherwise.
 */
import { storage } from '../device/storage.ts';
import { isOutdated } from './newBuild.ts';
import { takeReload } from './reloadGuard.ts';

/** Whether an error says that a chunk could not be loaded, in the words of the three engines. */
export function isFailedLoad(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|error loading dynamically|unable to preload/i.test(
      error.message,
    )
  );
}

/** Reloads once when a newer build is out; resolves false when the error page is to be shown. */
export async function reloadIfOutdated(): Promise<boolean> {
  try {
    if (!(await isOutdated())) return false;
    // When the chunk that failed is storage itself, no result can be waiting in its memory.
    const kept = await storage().then(
      (opened) => opened.durability() === 'kept',
      () => true,
    );
    if (!kept || !takeReload(sessionStorage, location.pathname, Date.now())) return false;
    location.reload();
    return true;
  } catch {
    // Looking at sessionStorage can throw where cookies are blocked.
    return false;
  }
}

/**
 * A preload that fails during the first render is not an error yet: the import itself follows and
 * reports for itself. (That report must get through: an import whose error is suppressed resolves
 * with nothing.)
 */
export function suppressEarlyPreloadErrors(): void {
  let firstRender = true;
  addEventListener('vite:preloadError', (event) => {
    if (firstRender && /unable to preload/i.test(event.payload.message)) event.preventDefault();
  });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      firstRender = false;
    }),
  );
}

/** Allows only one sync at a time, across all tabs and the service worker. */

const LOCK = 'crema-sync';
/** Longest wait in ms: a frozen tab may hold the lock. Parallel syncs do no harm. */
const PATIENCE_MS = 2 * 60_000;

export type Locks = Pick<LockManager, 'request'>;

/**
 * Calls `run` at once if no other sync holds the lock. Otherwise waits for the lock and calls `run`
 * only if work is left then; null if there is none.
 *
 * @param locks null if the browser has no Web Locks.
 */
export async function singleFlight<T>(
  locks: Locks | null,
  hasWork: () => Promise<boolean>,
  run: () => Promise<T>,
): Promise<T | null> {
  if (locks === null) return run();
  let busy = false;
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    busy = lock === null;
    return busy ? null : run();
  });
  if (!busy) return first as T;
  const later = async () => ((await hasWork()) ? run() : null);
  try {
    return (await locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, later)) as T;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return later();
    throw error;
  }
}

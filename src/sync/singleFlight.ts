/** One sync at a time, across all tabs and the service worker. */

const LOCK = 'crema-sync';
/** A tab that was frozen with the lock must not hold up the others; the server does nothing twice. */
const PATIENCE_MS = 2 * 60_000;

export type Locks = Pick<LockManager, 'request'>;

/**
 * Runs at once when nobody else is syncing. Otherwise waits for that to end and runs only if it
 * has left something to send; null when it has not.
 *
 * @param locks null where the browser has none.
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

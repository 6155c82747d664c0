/** Allows only one sync of an account at a time, across all tabs and the service worker. */

/** Longest wait in ms: a tab may hold the lock for very long. Parallel syncs do no harm. */
const PATIENCE_MS = 2 * 60_000;

export type Locks = Pick<LockManager, 'request'>;

/**
 * Calls `run` at once if no other sync holds the lock. Otherwise waits for the lock and calls `run`
 * only if work is left then; null if there is none.
 *
 * @param locks null if the browser has no Web Locks.
 * @param leaving aborted when the page is left: the browser may freeze it, with the lock, and others
 *   would wait for it.
 */
export async function singleFlight<T>(
  uid: string,
  locks: Locks | null,
  hasWork: () => Promise<boolean>,
  run: () => Promise<T>,
  leaving: AbortSignal = new AbortController().signal,
): Promise<T | null> {
  if (locks === null) return run();
  const name = `crema-sync/${uid}`;
  const left = new Promise<void>((resolve) => {
    leaving.addEventListener('abort', () => resolve(), { once: true });
  });
  let outcome: Promise<T | null> | null = null;
  /** Resolves when the work is done, or may go on without the lock. */
  function hold(work: () => Promise<T | null>): Promise<unknown> {
    outcome = work();
    return Promise.race([outcome.catch(() => {}), left]);
  }
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await hold(run);
  });
  if (outcome !== null) return outcome;

  const later = async () => ((await hasWork()) ? run() : null);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  void left.then(() => stop.abort());
  try {
    await locks.request(name, { signal: stop.signal }, () => hold(later));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  return outcome ?? later();
}

/**
 * Whether a puzzle is in progress in any tab: updates wait for it. Each playing tab holds a shared
 * Web Lock, which the browser releases with the tab.
 */
const LOCK = 'crema-playing';

let here: AbortController | null = null;

/** Notes whether this tab has a puzzle in progress, for all tabs. */
export function setPlaying(playing: boolean): void {
  if (playing === (here !== null)) return;
  here?.abort();
  here = playing ? new AbortController() : null;
  if (!here) return;
  const { signal } = here;
  const untilAborted = () =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // Request the lock after rendering: a page's first lock is slow. The signal cancels a pending
  // request, which then rejects.
  setTimeout(() => {
    navigator.locks?.request(LOCK, { mode: 'shared', signal }, untilAborted).catch(() => {});
  });
}

/** Whether any tab has a puzzle in progress. */
export async function isAnyonePlaying(): Promise<boolean> {
  if (here !== null) return true;
  const locks = (await navigator.locks?.query())?.held ?? [];
  return locks.some((lock) => lock.name === LOCK);
}

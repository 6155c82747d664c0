/** Polls builds/latest.json for new deployments. */
import { atom, type createStore } from 'jotai';
import { whenIdle } from '../../ui/whenIdle.ts';

/** Delay in ms after the start before the first check for a new build; then one every half hour. */
const FIRST_CHECK_MS = 1_000;
const CHECK_EVERY_MS = 30 * 60_000;
/** Timeout in ms of a check for a new build: the error page waits for the answer. */
const TIMEOUT_MS = 5_000;

/** Id of a deployment newer than this page, or null. */
export const newBuildAtom = atom<string | null>(null);

/** Id of the latest deployment, or null when unavailable. */
export async function fetchLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const latest = (await response.json()) as { id?: unknown } | null;
    return typeof latest?.id === 'string' && latest.id !== '' ? latest.id : null;
  } catch {
    return null;
  }
}

/** Whether a deployment other than this page's is out; false when unknown. */
export async function isOutdated(): Promise<boolean> {
  const latest = await fetchLatestBuild();
  return latest !== null && latest !== __BUILD_ID__;
}

/** Begins to poll for new builds; `onNewBuild` is called once for each new id. */
export function watchBuilds(store: ReturnType<typeof createStore>, onNewBuild: () => void): void {
  async function check() {
    if (!navigator.onLine || document.hidden) return;
    const latest = await fetchLatestBuild();
    if (latest === null || latest === __BUILD_ID__ || latest === store.get(newBuildAtom)) return;
    store.set(newBuildAtom, latest);
    onNewBuild();
  }
  whenIdle(() => setTimeout(check, FIRST_CHECK_MS));
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
}

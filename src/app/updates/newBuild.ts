/** Reads builds/latest.json, which names the newest deployment. */

/** Timeout in ms of a check for a new build: the error page waits for the answer. */
const TIMEOUT_MS = 5_000;

/** Id of the latest deployment, or null when unavailable. */
export async function fetchLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}builds/latest.json`, {
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

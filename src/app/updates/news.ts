/** News of a newer build, from its manifest. */
import { fieldsOf } from '../../lib/reading.ts';
import { fetchLatestBuild } from './newBuild.ts';

const TIMEOUT_MS = 5_000;
/** Most sentences that fit the notice below the header. */
const MOST = 5;

/**
 * The sentences of a manifest that come after the first `known` ones, the newest first.
 *
 * @param manifest of a build: anything.
 */
export function newsIn(manifest: unknown, known: number): readonly string[] {
  const news = fieldsOf(manifest)?.news;
  if (!Array.isArray(news)) return [];
  const sentences = news.slice(known).filter((one): one is string => typeof one === 'string');
  return sentences.slice(-MOST).reverse();
}

/** Empty when there are none or the download fails. */
export async function fetchNews(): Promise<readonly string[]> {
  const id = await fetchLatestBuild();
  if (id === null || id === __BUILD_ID__) return [];
  try {
    const address = `/builds/meta/${encodeURIComponent(id)}.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? newsIn(await response.json(), __NEWS__) : [];
  } catch {
    // The update works without news.
    return [];
  }
}

/** Sentences about what is new in a newer build, from its manifest. */
import { fieldsOf } from '../../lib/reading.ts';
import { fetchLatestBuild } from './newBuild.ts';

const TIMEOUT_MS = 5_000;
/** Most sentences about a new build that fit the notice below the header. */
const MOST = 5;

/**
 * The news in a build's manifest after the first `known` sentences, newest first.
 * @param manifest JSON of a build; may be anything.
 */
export function newsIn(manifest: unknown, known: number): readonly string[] {
  const news = fieldsOf(manifest)?.news;
  if (!Array.isArray(news)) return [];
  const sentences = news.slice(known).filter((one): one is string => typeof one === 'string');
  return sentences.slice(-MOST).reverse();
}

/** The news of the latest build; empty when there are none or the download fails. */
export async function fetchNews(): Promise<readonly string[]> {
  const id = await fetchLatestBuild();
  if (id === null || id === __BUILD_ID__) return [];
  try {
    const address = `${import.meta.env.BASE_URL}builds/meta/${encodeURIComponent(id)}.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? newsIn(await response.json(), __NEWS__) : [];
  } catch {
    // A failed download of the news is ignored: the update works without.
    return [];
  }
}

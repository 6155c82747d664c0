/** Serves packs that are not precached. A past month's pack never changes: cache-first. */
import { FRESH } from '../src/play/packs.ts';

const PACK_CACHE = 'crema-packs';

/**
 * Returns the pack cache-first. With `?fresh` it is network-first and replaces the cached copy;
 * offline, the cached copy is the fallback.
 */
export async function answerPack(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const fresh = url.search === FRESH;
  url.search = '';
  const cache = await caches.open(PACK_CACHE);
  const kept = await cache.match(url.href);
  if (kept && !fresh) return kept;
  let response: Response;
  try {
    response = await fetch(url.href, fresh ? { cache: 'reload' } : {});
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
  // A host may answer unknown files with an HTML page: do not cache it.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && isJson) {
    // If caching fails, for example on a full disk, the online player still gets the pack.
    await cache.put(url.href, response.clone()).catch(() => {});
  }
  return response;
}

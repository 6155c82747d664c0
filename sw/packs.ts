/** Packs beyond the precached ones: a pack of a past month never changes, so the cache answers. */
import { FRESH } from '../src/play/packs.ts';

const PACK_CACHE = 'crema-packs';

/**
 * The pack from the cache, else from the network. With `?fresh` the network comes first and what
 * it brings replaces the kept copy; offline, a copy that was fetched so before still answers.
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
  // A host that answers unknown files with a page must not fill the cache with it.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && isJson) {
    // A full disk is no reason to keep the pack from the player who is online.
    await cache.put(url.href, response.clone()).catch(() => {});
  }
  return response;
}

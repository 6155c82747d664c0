/** Packs beyond the precached ones: a pack of a past month never changes, so the cache answers. */
export const PACK_CACHE = 'crema-packs';

export async function answerPack(request: Request): Promise<Response> {
  const cache = await caches.open(PACK_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // A host that answers unknown files with a page must not fill the cache with it.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && isJson) await cache.put(request, response.clone());
  return response;
}

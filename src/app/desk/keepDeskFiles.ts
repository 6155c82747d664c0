/**
 * The desk's own chunks are in no player's precache: they are kept on the devices of those who open it
 * (sw/sw.ts answers with them), all of them at once, so that every page of it opens offline.
 */

/**
 * The list that tools/build/deskFiles.ts writes: `["/assets/…"]`. Of this build: when another one has been
 * deployed by now it is gone, and the files of this one stay for as long as this one is in use.
 */
const LIST = `/builds/desk/${__BUILD_ID__}.json`;
const CACHE = 'crema-desk';

/** Nobody waits for it; what could not be kept is tried again with the next visit. */
export async function keepDeskFiles(): Promise<void> {
  try {
    const response = await fetch(LIST);
    if (!response.ok) return;
    const wanted = (await response.json()) as readonly string[];
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(wanted.filter((path) => !kept.has(path)));
    // Those of former builds, when all of this one are there.
    const gone = [...kept].filter((path) => !wanted.includes(path));
    await Promise.all(gone.map((path) => cache.delete(path)));
  } catch {
    // Offline, in a private window, or with a full disk.
  }
}

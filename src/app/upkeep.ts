/** Done once after the start, out of the way of the first render. */
import { GAMES } from '../games/registry.ts';
import type { Codecs } from '../storage/codecs.ts';
import { localStore, markers } from './browserStorage.ts';
import { storage } from './storage.ts';

/** The parsers of all games that there are. */
export async function loadCodecs(): Promise<Codecs> {
  const loaded = await Promise.all(
    GAMES.map(async (entry) => [entry.id, (await entry.load()).game] as const),
  );
  return Object.fromEntries(loaded);
}

/** Takes over what the former site left in localStorage, and drops finished cached puzzles. */
export async function tidyUp(): Promise<void> {
  const opened = await storage();
  const { hasFormerCache, importLocalStorage } = await import('../storage/localStorageImport.ts');
  if (hasFormerCache(localStore)) {
    await importLocalStorage(localStore, opened, await loadCodecs(), Date.now(), console.warn);
  }
  await opened.purgePuzzles(markers.all());
}

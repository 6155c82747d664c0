/** Done once after the start, out of the way of the first render. */
import { DEFINITIONS } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { PuzzleParsers } from '../../storage/formerCaches.ts';
import { localStore, markers } from './browserStorage.ts';
import { storage } from './storage.ts';

/** The rules of every game. */
export async function loadParsers(): Promise<PuzzleParsers> {
  const loaded = await Promise.all(
    DEFINITIONS.map(async ({ id }) => [id, (await loadersOf(id).rules()).game] as const),
  );
  return Object.fromEntries(loaded);
}

/** Takes over what the former site left in localStorage, and drops finished cached puzzles. */
export async function tidyUp(): Promise<void> {
  const opened = await storage();
  const { hasFormerCache } = await import('../../storage/formerCaches.ts');
  if (hasFormerCache(localStore)) {
    const { importLocalStorage } = await import('../../storage/localStorageImport.ts');
    await importLocalStorage(localStore, opened, await loadParsers(), Date.now(), console.warn);
  }
  await opened.purgePuzzles(markers.all());
  await opened.purgePlays(Date.now());
}

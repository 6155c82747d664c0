/** Done once after the start, out of the way of the first render. */
import { DEFINITIONS } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { PuzzleParsers } from '../../storage/localStorageImport.ts';
import { localStore, markers } from './browserStorage.ts';
import { storage } from './storage.ts';

async function loadParsers(): Promise<PuzzleParsers> {
  const loaded = await Promise.all(
    DEFINITIONS.map(async ({ id }) => [id, (await loadersOf(id).rules()).game] as const),
  );
  return Object.fromEntries(loaded);
}

/** Takes over what the former site left in localStorage, and drops finished cached puzzles. */
export async function tidyUp(): Promise<void> {
  const opened = await storage();
  const { hasFormerCache, importLocalStorage } = await import(
    '../../storage/localStorageImport.ts'
  );
  if (hasFormerCache(localStore)) {
    await importLocalStorage(localStore, opened, await loadParsers(), Date.now(), console.warn);
  }
  await opened.purgePuzzles(markers.all());
  await opened.purgePlays(Date.now());
}

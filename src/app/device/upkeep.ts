/** Runs once after the start, after the first render. */
import type { createStore } from 'jotai';
import { DEFINITIONS } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { PuzzleParsers } from '../../storage/formerCaches.ts';
import type { FormerResult } from '../../storage/formerResults.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { localStore, markers } from './browserStorage.ts';
import { storage } from './storage.ts';
import { takenOverAtom } from './takenOver.ts';

type Store = ReturnType<typeof createStore>;

/** The rules of every game. */
export async function loadParsers(): Promise<PuzzleParsers> {
  const loaded = await Promise.all(
    DEFINITIONS.map(async ({ id }) => [id, (await loadersOf(id).rules()).game] as const),
  );
  return Object.fromEntries(loaded);
}

/** Imports the former site's localStorage and deletes cached puzzles that are finished. */
export async function tidyUp(store: Store): Promise<void> {
  const opened = await storage();
  const former = await takeOver(opened);
  if (former.length > 0) {
    const { formerWords } = await import('../../storage/formerResults.ts');
    store.set(takenOverAtom, formerWords(former));
  }
  await opened.purgePuzzles(markers.all());
  await opened.purgePlays(Date.now());
}

/** Imports results from former formats; returns them for the player's notice. */
async function takeOver(opened: ResilientStorage): Promise<readonly FormerResult[]> {
  const { hasFormerCache, REJECTED_IMPORT } = await import('../../storage/formerCaches.ts');
  const isThere = hasFormerCache(localStore);
  if (!isThere && (await opened.getMeta(REJECTED_IMPORT)) === undefined) return [];
  const { importKeptAside, importLocalStorage } = await import(
    '../../storage/localStorageImport.ts'
  );
  // Values that an earlier build set aside are older than localStorage: import them first.
  const before = await importKeptAside(opened, Date.now());
  if (!isThere) return before;
  const parsers = await loadParsers();
  const taken = await importLocalStorage(localStore, opened, parsers, Date.now(), console.warn);
  return [...before, ...taken.former];
}

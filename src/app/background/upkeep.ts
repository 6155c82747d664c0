/** Work on the stored data that is done once per start, after the first render. */
import type { createStore } from 'jotai';
import { DEFINITIONS } from '../../games/definitions.ts';
import { loadRules } from '../../games/loaders.ts';
import type { FormerResult } from '../../protocol/formerResults.ts';
import type { PuzzleParsers } from '../../storage/formerCaches.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import { localStore, markers } from '../device/browserStorage.ts';
import { choosePlayer, PLAYER } from '../device/player.ts';
import { storage } from '../device/storage.ts';
import { takenOverAtom } from './takenOver.ts';

type Store = ReturnType<typeof createStore>;

/** Loads the rules of every game, which parse puzzles. */
export async function loadParsers(): Promise<PuzzleParsers> {
  const loaded = await Promise.all(
    DEFINITIONS.map(async ({ id }) => [id, (await loadRules(id)).game] as const),
  );
  return Object.fromEntries(loaded);
}

/** Imports the former site's localStorage and deletes cached puzzles that are finished. */
export async function tidyUp(store: Store): Promise<void> {
  const former = await takeOver();
  if (former.length > 0) {
    const { formerWords } = await import('../../protocol/formerResults.ts');
    store.set(takenOverAtom, formerWords(former));
  }
  await tidyDevice();
  const opened = await storage();
  await opened.purgePuzzles(markers.all());
  await opened.purgePlays(Date.now());
}

/** Takes the data of players who have left off the device, and goes on as the player who should play. */
async function tidyDevice(): Promise<void> {
  const { forgottenPlayer, isAlone, tidyPlayers } = await import('../../storage/devicePlayers.ts');
  if (await isAlone(PLAYER)) return;
  await tidyPlayers(localStore, PLAYER);
  const forgotten = await forgottenPlayer(PLAYER);
  if (forgotten === null) return;
  choosePlayer(forgotten.player, forgotten.sources);
  location.reload();
}

let takingOver: Promise<readonly FormerResult[]> | null = null;

/** Imports results that the former site stored, once; returns them for the player's notice. */
export function takeOver(): Promise<readonly FormerResult[]> {
  takingOver ??= takeOverOnce();
  return takingOver;
}

async function takeOverOnce(): Promise<readonly FormerResult[]> {
  const opened = await storage();
  const { hasFormerCache, REJECTED_IMPORT } = await import('../../storage/formerCaches.ts');
  const isThere = hasFormerCache(localStore);
  if (!isThere && (await readEntry(opened, REJECTED_IMPORT)).length === 0) return [];
  const { importKeptAside, importLocalStorage } = await import(
    '../../storage/localStorageImport.ts'
  );
  // Values of the former site that an earlier build set aside are older than localStorage: import
  // them first.
  const before = await importKeptAside(opened, Date.now());
  if (!isThere) return before;
  const parsers = await loadParsers();
  const taken = await importLocalStorage(localStore, opened, parsers, Date.now(), console.warn);
  return [...before, ...taken.former];
}

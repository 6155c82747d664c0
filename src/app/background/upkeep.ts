/** Work on the stored data that is done once per start, after the first render. */
import type { createStore } from 'jotai';
import { GAME_IDS, type GameId } from '../../games/definitions.ts';
import { loadRules } from '../../games/loaders.ts';
import type { FormerResult } from '../../protocol/formerResults.ts';
import { storedNames } from '../../protocol/resultKeys.ts';
import { localStore, markers } from '../device/browserStorage.ts';
import { choosePlayer, PLAYER } from '../device/player.ts';
import { storage } from '../device/storage.ts';
import { takenOverAtom } from './takenOver.ts';

type Store = ReturnType<typeof createStore>;

/** Imports the former site's localStorage and deletes cached puzzles that are finished. */
export async function tidyUp(store: Store): Promise<void> {
  // Opening it may bring players over: their databases must not be deleted meanwhile.
  const opened = await storage();
  const former = await takeOver();
  if (former.length > 0) {
    const { formerWords } = await import('../../protocol/formerResults.ts');
    store.set(takenOverAtom, formerWords(former));
  }
  await tidyDevice();
  await opened.purge(markers.all(), Date.now());
}

/** Takes the data of players who have left off the device, and goes on as the player who should play. */
async function tidyDevice(): Promise<void> {
  const players = await import('../../storage/devicePlayers.ts');
  if (await players.isAlone(PLAYER)) return;
  const found = players.findAll();
  await players.tidyPlayers(localStore, PLAYER, found);
  const forgotten = await players.forgottenPlayer(PLAYER, found);
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
  const isThere = GAME_IDS.map(storedNames).some(
    ({ results, puzzles }) => (localStore.getItem(results) ?? localStore.getItem(puzzles)) !== null,
  );
  if (!isThere) return [];
  const { importLocalStorage } = await import('../../storage/localStorageImport.ts');
  const rulesOf = async (game: GameId) => (await loadRules(game)).game;
  return importLocalStorage(localStore, await storage(), rulesOf, Date.now(), console.warn);
}

/** Whether the player is new to a game and gets its small tutorial board first. */
import { GAME_IDS, type GameDefinition, type GameId } from '../../games/definitions.ts';
import { TRIED_KEY } from '../../storage/keys.ts';
import type { ReadStorage } from '../../storage/port.ts';
import { localStore } from '../device/browserStorage.ts';
import { readFirst } from '../device/storage.ts';

/**
 * Games whose tutorial board was tried, for browsers without storage: lasts as long as the page.
 */
const triedHere = new Set<GameId>();

function readTried(): readonly GameId[] {
  return (
    localStore
      .getItem(TRIED_KEY)
      ?.split(' ')
      .filter((id): id is GameId => GAME_IDS.includes(id as GameId)) ?? []
  );
}

export function markTutorialSeen(game: GameId): void {
  triedHere.add(game);
  const tried = new Set(readTried()).add(game);
  localStore.setItem(TRIED_KEY, [...tried].join(' '));
}

/**
 * Whether the player has never played this game. Results synced from another device count, once
 * they have arrived.
 */
export async function isFirstPlay({ id }: GameDefinition): Promise<boolean> {
  if (triedHere.has(id) || readTried().includes(id)) return false;
  const isKnown = await readFirst((storage) => hasPlayed(storage, id));
  if (isKnown) markTutorialSeen(id);
  return !isKnown;
}

async function hasPlayed(storage: ReadStorage, game: GameId): Promise<boolean> {
  const [results, progress] = await Promise.all([
    storage.readResults(game),
    storage.listProgress(game),
  ]);
  return results.length > 0 || progress.length > 0;
}

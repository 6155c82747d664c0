/** Whether the player is new to a game and gets its small tutorial board first. */
import type { GameDefinition, GameId } from '../../games/definitions.ts';
import type { ReadStorage } from '../../storage/port.ts';
import { readFirst } from '../device/storage.ts';
import { addTried, readTried } from '../settings/changed.ts';

/** Games whose tutorial board was tried in a browser without storage: lasts as long as the page. */
const triedHere = new Set<GameId>();

export function markTutorialSeen(game: GameId): void {
  addTried(game);
  if (!readTried().includes(game)) triedHere.add(game);
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

/** Whether a player meets a game for the first time: then a small board to try comes first. */
import { GAME_IDS, type GameDefinition, type GameId } from '../../games/definitions.ts';
import type { EarlyRows } from '../../storage/early/readEarly.ts';
import type { ProgressRow } from '../../storage/port.ts';
import { isBegun } from '../../storage/rows.ts';
import { localStore } from '../device/browserStorage.ts';
import { firstRows, storage } from '../device/storage.ts';

/** The games that have been tried, or whose example was skipped, on this device. */
const KEY = 'crema-tried';

/** For browsers that keep nothing: as long as the page is there. */
const triedHere = new Set<GameId>();

function readTried(): readonly GameId[] {
  return (
    localStore
      .getItem(KEY)
      ?.split(' ')
      .filter((id): id is GameId => GAME_IDS.includes(id as GameId)) ?? []
  );
}

export function markTried(game: GameId): void {
  triedHere.add(game);
  const tried = new Set(readTried()).add(game);
  localStore.setItem(KEY, [...tried].join(' '));
}

/** A past on another device counts as well, once it is here. */
export async function isFirstPlay(definition: GameDefinition): Promise<boolean> {
  if (triedHere.has(definition.id) || readTried().includes(definition.id)) return false;
  const early = await firstRows([[definition.stored.results], ['progress']]);
  const hasPlayed = early ? isIn(early, definition.id) : await isInStorage(definition.id);
  if (hasPlayed) markTried(definition.id);
  return !hasPlayed;
}

function isIn([results, progress]: EarlyRows, game: GameId): boolean {
  const isOfGame = (value: unknown) => {
    const row = value as Partial<ProgressRow> | null;
    return row?.game === game && isBegun(row);
  };
  return (results?.length ?? 0) > 0 || (progress ?? []).some(([, row]) => isOfGame(row));
}

async function isInStorage(game: GameId): Promise<boolean> {
  const opened = await storage();
  const [results, progress] = await Promise.all([
    opened.readResults(game),
    opened.listProgress(game),
  ]);
  return results.length > 0 || progress.length > 0;
}

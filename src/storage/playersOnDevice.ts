import { Dexie } from './dexie.ts';
import { isPlayerName, type PlayerName } from './players.ts';

/** The players who have a database here, also those who have signed out and left something unsent. */
export const playersOnDevice = async (): Promise<PlayerName[]> =>
  (await Dexie.getDatabaseNames()).filter(isPlayerName);

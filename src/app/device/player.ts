/** The player of this page. Another player of the device takes over with a restart. */
import {
  FIRST_PLAYER,
  JOINING_KEY,
  keyFor,
  PLAYER_KEY,
  type PlayerName,
  playerIn,
} from '../../storage/players.ts';
import { safeWebStorage, type WebStorage } from '../../storage/webStorage.ts';
import { localStore } from './browserStorage.ts';

/** The player who is to play now: another tab may have chosen another one since. */
export const currentPlayer = (): PlayerName => playerIn(localStore.getItem(PLAYER_KEY));

/** The player whose database this page has opened, and writes to until it ends. */
export const PLAYER: PlayerName = globalThis.window?.startedPrefetch?.player ?? currentPlayer();

/**
 * The next page is this player's.
 *
 * @param sources players whose data it brings over first.
 */
export function choosePlayer(player: PlayerName, sources: readonly PlayerName[] = []): void {
  if (sources.length > 0) localStore.setItem(JOINING_KEY, [...sources, player].join(' '));
  if (player === FIRST_PLAYER) localStore.removeItem(PLAYER_KEY);
  else localStore.setItem(PLAYER_KEY, player);
}

/** localStorage with the entries of this page's player. */
export const playerStore: WebStorage = {
  getItem: (key) => localStore.getItem(keyFor(PLAYER, key)),
  setItem: (key, value) => localStore.setItem(keyFor(PLAYER, key), value),
  removeItem: (key) => localStore.removeItem(keyFor(PLAYER, key)),
};

const session = safeWebStorage(() => window.sessionStorage);

/** Drops the tab's notes, such as the puzzle being played: they are not the next player's. */
export function forgetTab(): void {
  for (const key of session.keys()) session.removeItem(key);
}

/**
 * The players of a device. Each has a database, by whose name the player is known. The boot script
 * needs these names too, so this module knows no game.
 */
import { UNSAVED_KEY } from './keys.ts';

/** `crema`, the device's first player; `crema~2` and so on; `crema~{uid}` for an account. */
export type PlayerName = string;

export const FIRST_PLAYER: PlayerName = 'crema';

export const playerOf = (uid: string): PlayerName => `${FIRST_PLAYER}~${uid}`;

export const isPlayerName = (name: string): boolean =>
  name === FIRST_PLAYER || name.startsWith(`${FIRST_PLAYER}~`);

/** localStorage key of the current player's name; absent for the first player. */
export const PLAYER_KEY = 'crema-player';

/** The current player by that entry, which may be anything. */
export const playerIn = (name: string | null | undefined): PlayerName =>
  name && isPlayerName(name) ? name : FIRST_PLAYER;

/** localStorage key of players, with spaces between them: the last one gets the data of the others. */
export const JOINING_KEY = 'crema-joining';

/** The key under which this player's value is kept in localStorage. */
export const keyFor = (player: PlayerName, key: string): string =>
  key + player.slice(FIRST_PLAYER.length);

/** Beginning of the localStorage keys of the player's unsaved logs (unsavedLog.ts). */
export const logsOf = (player: PlayerName): string => `${keyFor(player, UNSAVED_KEY)}/`;

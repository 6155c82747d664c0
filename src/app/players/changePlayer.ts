/** Restarts the app as another player of this device. */
import { LEFT } from '../../storage/keys.ts';
import type { LocalProfile } from '../../storage/localProfile.ts';
import { FIRST_PLAYER, type PlayerName } from '../../storage/players.ts';
import { localStore } from '../device/browserStorage.ts';
import { choosePlayer, forgetTab, PLAYER } from '../device/player.ts';
import { type Farewell, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';

/** Never resolves: no button comes back to life before the page goes. */
export function switchTo(player: PlayerName): Promise<never> {
  choosePlayer(player);
  forgetTab();
  location.replace(import.meta.env.BASE_URL);
  return new Promise(() => {});
}

/** A further player takes over, without an account. */
export async function addPlayer(profile: LocalProfile): Promise<never> {
  const devicePlayers = await import('../../storage/devicePlayers.ts');
  return switchTo(await devicePlayers.addPlayer(localStore, profile));
}

/** This page's player leaves the device. The player's data go at the next start (upkeep.ts). */
export async function leaveDevice(how: Farewell): Promise<void> {
  const { nextPlayer } = await import('../../storage/devicePlayers.ts');
  // Some private windows have no databases at all.
  const next = await nextPlayer(PLAYER).catch(() => FIRST_PLAYER);
  await (await storage()).putMeta(LEFT, how);
  choosePlayer(next);
  forgetTab();
  return restart(how);
}

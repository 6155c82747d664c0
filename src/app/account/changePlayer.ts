/** Restarts the app as another player of this device. */
import type { SignInProvider } from '../../account/port.ts';
import type { Account } from '../../storage/entities.ts';
import { LEFT } from '../../storage/keys.ts';
import { FIRST_PLAYER, type PlayerName, playerOf } from '../../storage/players.ts';
import { choosePlayer, forgetTab } from '../device/player.ts';
import { type Farewell, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { noteArrival } from './redirectNote.ts';
import { rememberedEmail } from './rememberedEmail.ts';

/** Leaves the device to its first player. The data of this page's player go then (upkeep.ts). */
export async function leaveDevice(how: Farewell): Promise<void> {
  await (await storage()).putMeta(LEFT, how);
  choosePlayer(FIRST_PLAYER);
  rememberedEmail.forget();
  forgetTab();
  restart(how);
}

/**
 * Restarts the app as the account.
 *
 * @param sources players whose data on this device the account takes over.
 */
export async function becomeAccount(
  account: Account,
  sources: readonly PlayerName[],
  added: SignInProvider | undefined,
): Promise<void> {
  const player: PlayerName = playerOf(account.uid);
  const { enterAccount } = await import('../../storage/devicePlayers.ts');
  await enterAccount(player, account, sources);
  choosePlayer(player, sources);
  forgetTab();
  noteArrival(added);
  // A link that signs in works once.
  if (location.pathname === '/magic-link') location.replace('/');
  else location.reload();
}

/** Restarts the app as another player of this device. */
import type { SignInProvider } from '../../account/port.ts';
import type { Account } from '../../storage/entities.ts';
import { LEFT } from '../../storage/keys.ts';
import { FIRST_PLAYER, PLAYER_KEY, type PlayerName, playerOf } from '../../storage/players.ts';
import { safeWebStorage } from '../../storage/webStorage.ts';
import { choosePlayer, currentPlayer, PLAYER } from '../device/player.ts';
import { type Farewell, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { noteArrival } from './redirectNote.ts';
import { rememberedEmail } from './rememberedEmail.ts';

const session = safeWebStorage(() => window.sessionStorage);

/** Drops the tab's notes, such as the puzzle being played: they are not the next player's. */
function forgetTab(): void {
  for (const key of session.keys()) session.removeItem(key);
}

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

/** Restarts this page when another tab has made another player the current one. */
export function watchPlayer(): void {
  const look = () => {
    if (currentPlayer() === PLAYER) return;
    forgetTab();
    location.replace('/');
  };
  addEventListener('storage', ({ key }) => {
    if (key === PLAYER_KEY || key === null) look();
  });
  addEventListener('pageshow', look);
  look();
}

/** An account that was deleted on another device, and what it has left on this one. */
import type { FirebaseConfig } from '../../firebase/config.ts';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import type { Account } from '../../storage/port.ts';
import { type Farewell, prepareRestart, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/** False where the server cannot be asked. */
export async function isGone(config: FirebaseConfig, uid: string): Promise<boolean> {
  const [{ connect }, { makeServer }] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/server.ts'),
  ]);
  try {
    return await makeServer(connect(config)).isDeleted(uid);
  } catch (error) {
    console.warn('Whether the account is gone:', serverErrorOf(error).status);
    return false;
  }
}

/** The results become a signed-out player's; the app begins anew, for every tab shows an account's. */
export async function keepWithoutAccount(account: Account, how: Farewell): Promise<void> {
  prepareRestart();
  const config = await configOf(account);
  // A session that is over needs no end; one that Firebase still has must not come back.
  if (config !== null) await (await openAccounts(config)).signOut();
  await (await storage()).leaveAccount(account.uid);
  restart(how);
}

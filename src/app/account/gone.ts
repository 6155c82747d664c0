/** An account deleted on another device, and its results on this one. */
import type { FirebaseConfig } from '../../firebase/config.ts';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import type { Account } from '../../storage/entities.ts';
import { type Farewell, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/** Whether the account was deleted; false when the server is unreachable. */
export async function isGone(config: FirebaseConfig, uid: string): Promise<boolean> {
  const [{ connect }, { makeServer }] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/server.ts'),
  ]);
  try {
    return await makeServer(connect(config, uid), uid).isDeleted();
  } catch (error) {
    console.warn('Could not tell whether the account is gone:', serverErrorOf(error).status);
    return false;
  }
}

/** Turns the deleted account's results into those of a player without an account. */
export async function keepWithoutAccount(account: Account, how: Farewell): Promise<void> {
  const config = await configOf(account);
  // The session is over on the server; Firebase's local copy must not restore it.
  if (config !== null) await (await openAccounts(config, account.uid)).signOut();
  await (await storage()).putAccount(null);
  return restart(how);
}

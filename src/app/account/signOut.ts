/** Signs out of Firebase, and leaves this device to its first player. */
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { leaveDevice } from './changePlayer.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/**
 * Signs out and clears this device. A database with something that the server has not acknowledged
 * stays until the same account signs in here again.
 */
export async function signOut(
  account: Account,
  where: 'here' | 'everywhere',
): Promise<Result<null, AccountProblem>> {
  const config = await configOf(account);
  const accounts = config && (await openAccounts(config, account.uid));
  // Without a Firebase configuration there is no session to end; still clear the device.
  const result =
    accounts === null
      ? ok(null)
      : await (where === 'here' ? accounts.signOut() : accounts.signOutEverywhere());
  if (result.ok) await leaveDevice('signed-out');
  return result;
}

/** Clears a deleted account's data here. Call it after the server has deleted the account. */
export const forgetDeleted = (): Promise<void> => leaveDevice('deleted');

/** Signs out of Firebase, and leaves this device to its other players. */
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { leaveDevice } from '../players/changePlayer.ts';
import { configOf, openAccounts } from './openAccounts.ts';
import { rememberedEmail } from './rememberedEmail.ts';

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
  if (result.ok) await leaveAccount('signed-out');
  return result;
}

/** Takes the account off this device. Call it after the server has deleted it. */
export function leaveAccount(how: 'signed-out' | 'deleted'): Promise<void> {
  rememberedEmail.forget();
  return leaveDevice(how);
}

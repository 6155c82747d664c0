/** Signing out: Firebase forgets the player, then this device does. */
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account, OutboxRow } from '../../storage/port.ts';
import { forgetBrowserStores } from '../device/forgetBrowserStores.ts';
import { prepareRestart, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/** Everything goes but what is unsent, and the app begins anew: no tab keeps anything in memory. */
async function forget({ uid }: Account, how: 'signed-out' | 'deleted'): Promise<void> {
  prepareRestart();
  await (await storage()).clearPlayerData({ unsent: 'keep', of: uid });
  const forgetStores = () => forgetBrowserStores(() => [localStorage, sessionStorage]);
  forgetStores();
  // Once more on pagehide: libraries write their last notes into these stores on leaving.
  addEventListener('pagehide', forgetStores);
  restart(how);
}

/** Results that the account has not acknowledged stay for when it comes back to this device. */
export async function signOut(
  account: Account,
  where: 'here' | 'everywhere',
): Promise<Result<null, AccountProblem>> {
  const config = await configOf(account);
  const accounts = config && (await openAccounts(config));
  // Without a project's configuration Firebase has no session to end; the device forgets all the same.
  const result =
    accounts === null
      ? ok(null)
      : await (where === 'here' ? accounts.signOut() : accounts.signOutEverywhere());
  if (result.ok) await forget(account, 'signed-out');
  return result;
}

/** To be called once the server has deleted the account: nothing of it stays here either. */
export async function forgetDeleted(account: Account): Promise<void> {
  const opened = await storage();
  const unsent = ofAccount(await opened.listOutbox(), account);
  await opened.changeOutbox(
    account.uid,
    unsent.map(({ game, id }) => ({ game, id, change: 'acknowledged' })),
  );
  await forget(account, 'deleted');
}

export function ofAccount(rows: readonly OutboxRow[], account: Account): readonly OutboxRow[] {
  return rows.filter((row) => row.owner === account.uid);
}

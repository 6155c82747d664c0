/** Signing out: Firebase forgets the player, then this device does. */
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account, OutboxRow } from '../../storage/port.ts';
import { storage } from '../storage.ts';
import { leave, prepareToLeave } from './farewell.ts';
import { forgetBrowserStores } from './forgetBrowserStores.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/** Everything goes but what is unsent, and the app begins anew: no tab keeps anything in memory. */
async function forget(how: 'signed-out' | 'deleted'): Promise<void> {
  prepareToLeave();
  await (await storage()).clearPlayerData({ unsent: 'keep' });
  const forgetStores = () => forgetBrowserStores(() => [localStorage, sessionStorage]);
  forgetStores();
  // Once more when the page has gone: what others note down on leaving.
  addEventListener('pagehide', forgetStores);
  leave(how);
}

/** Results that the account has not acknowledged stay for when it comes back to this device. */
export async function signOut(account: Account): Promise<Result<null, AccountProblem>> {
  const config = await configOf(account);
  // Without a project there is nobody to sign out of.
  const result = config ? await (await openAccounts(config)).signOut() : ok(null);
  if (result.ok) await forget('signed-out');
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
  await forget('deleted');
}

export function ofAccount(rows: readonly OutboxRow[], account: Account): readonly OutboxRow[] {
  return rows.filter((row) => row.owner === account.uid);
}

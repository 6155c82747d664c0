/** Signs out of Firebase, then clears this device. */
import type { AccountProblem } from '../../account/problems.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account, OutboxRow } from '../../storage/entities.ts';
import { forgetBrowserStores } from '../device/forgetBrowserStores.ts';
import { prepareRestart, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { dropLeftSettings, leaveSettings } from '../settings/settingsStore.ts';
import { configOf, openAccounts } from './openAccounts.ts';

/**
 * Clears the player's data on this device except what the account lacks, and restarts the app, so
 * that no tab keeps data in memory.
 */
async function forget({ uid }: Account, how: 'signed-out' | 'deleted'): Promise<void> {
  prepareRestart();
  const games = how === 'deleted' ? { games: 'drop' as const } : {};
  await (await storage()).clearPlayerData({ unsent: 'keep', of: uid, ...games });
  if (how === 'deleted') dropLeftSettings(uid);
  else leaveSettings(uid);
  const forgetStores = () => forgetBrowserStores(() => [localStorage, sessionStorage]);
  forgetStores();
  // Clear the browser stores again on pagehide: libraries write to them when the page closes.
  addEventListener('pagehide', forgetStores);
  restart(how);
}

/**
 * Signs out and clears this device. Results that the server has not acknowledged stay until the
 * same account signs in here again.
 */
export async function signOut(
  account: Account,
  where: 'here' | 'everywhere',
): Promise<Result<null, AccountProblem>> {
  const config = await configOf(account);
  const accounts = config && (await openAccounts(config));
  // Without a Firebase configuration there is no session to end; still clear the device.
  const result =
    accounts === null
      ? ok(null)
      : await (where === 'here' ? accounts.signOut() : accounts.signOutEverywhere());
  if (result.ok) await forget(account, 'signed-out');
  return result;
}

/** Clears a deleted account's data here. Call it after the server has deleted the account. */
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

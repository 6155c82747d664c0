/**
 * Follows every sign-in: the device is assigned to the account, a sync merges the device's results
 * with the account's, and the player gets a summary.
 */
import { atom, getDefaultStore } from 'jotai';
import { isSameAddress } from '../../account/magicLink.ts';
import type { SignedIn, SignInProvider } from '../../account/port.ts';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import type { FirebaseConfig } from '../../firebase/config.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import type { Storage } from '../../storage/port.ts';
import { parseLocalProfile } from '../../sync/profile.ts';
import { unsentOf } from '../../sync/unsent.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { prepareRestart, restart } from '../device/restartAfterSignOut.ts';
import { storage } from '../device/storage.ts';
import { syncNow, type ToldOutcome } from '../sync/syncState.ts';
import { firstDialog } from './firstDialog.ts';
import { isGone } from './gone.ts';
import { openAccounts } from './openAccounts.ts';

export interface Merge {
  readonly email: string | null;
  readonly outcome: ToldOutcome;
  /** The provider that this sign-in added to an existing account (`SignedIn.added`). */
  readonly added?: SignInProvider;
  /**
   * Whether the player has not chosen a public name and avatar yet; an earlier sync may have
   * created the profile.
   */
  readonly isNew: boolean;
}

/**
 * The last sign-in's merge of the device's results with the account's, until the player dismisses
 * its summary.
 */
export const mergeAtom = atom<Merge | 'running' | null>(null);

/**
 * Assigns the device to the account and syncs; a failed sync is reported in the outcome, not
 * thrown. Refused while the device holds another account's data, with its unfinished puzzles: that
 * account must sign out first.
 */
export async function enter(
  user: SignedIn,
  config: FirebaseConfig,
): Promise<Result<Merge, AccountProblem>> {
  const opened = await storage();
  const holder = await opened.readAccount();
  if (holder !== null && holder.uid !== user.uid) {
    if (!(await isSucceeded(holder, user, config))) {
      await (await openAccounts(config)).signOut();
      return accountFailure('device-taken');
    }
    return succeed(holder, { uid: user.uid, email: user.email, config });
  }
  const store = getDefaultStore();
  store.set(mergeAtom, 'running');
  try {
    await opened.enterAccount({ uid: user.uid, email: user.email, config });
    // A quick sign-in comes before this chore: the summary would not count the former results.
    await import('../background/upkeep.ts').then(({ takeOver }) => takeOver()).catch(console.warn);
    const before = await countsOf(opened, user.uid);
    const outcome = await syncNow();
    const after = await countsOf(opened, user.uid);
    const isNew = parseLocalProfile(await opened.getProfile(user.uid))?.isNew ?? false;
    const { email, added } = user;
    const merge: Merge = {
      ...{ email, outcome: merged(outcome, before, after), isNew },
      ...(added && { added }),
    };
    store.set(mergeAtom, merge);
    return ok(merge);
  } catch (error) {
    store.set(mergeAtom, null);
    throw error;
  }
}

/** Whether the player deleted the device's account and created another for the same address. */
async function isSucceeded(
  holder: Account,
  user: SignedIn,
  config: FirebaseConfig,
): Promise<boolean> {
  return isSameAddress(holder.email, user.email) && (await isGone(config, holder.uid));
}

/**
 * Hands the results on this device to the new account. Restarts the app, since every tab shows the
 * old account.
 */
async function succeed(holder: Account, account: Account): Promise<never> {
  prepareRestart();
  const opened = await storage();
  await opened.leaveAccount(holder.uid);
  await opened.enterAccount(account);
  restart('joined');
  // Never resolves: this page is being replaced.
  return new Promise(() => {});
}

interface OnDevice {
  /** Number of the device's results that the server does not have. */
  readonly unsent: number;
  readonly results: number;
}

async function countsOf(opened: Storage, uid: string): Promise<OnDevice> {
  const [outbox, { results }] = await Promise.all([opened.listOutbox(), opened.exportPlayerData()]);
  return { unsent: unsentOf(outbox, uid).length, results: results.length };
}

/**
 * The sync's outcome with the number of merged results, which is computed from the change on the
 * device, because another tab may have synced first.
 */
function merged(outcome: ToldOutcome, before: OnDevice, after: OnDevice): ToldOutcome {
  if (outcome.kind !== 'synced') return outcome;
  const sent = Math.max(0, before.unsent - after.unsent - outcome.setAside);
  return { ...outcome, sent, received: Math.max(0, after.results - before.results) };
}

/** Opens the merge summary; for new players, the choice of name and avatar. */
export function showMerge({ isNew }: Merge): void {
  getDefaultStore().set(accountDialogAtom, firstDialog(isNew, location.pathname));
}

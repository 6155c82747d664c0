/**
 * What follows every sign-in, whichever way it was done: the device becomes the account's, one
 * sync brings both sides together, and the player reads what was merged.
 */
import { atom, getDefaultStore } from 'jotai';
import { isSameAddress } from '../../account/magicLink.ts';
import type { SignedIn, SignInProvider } from '../../account/port.ts';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import type { FirebaseConfig } from '../../firebase/config.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Account, Storage } from '../../storage/port.ts';
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
  /** See `SignedIn`. */
  readonly added?: SignInProvider;
  /** Name and avatar have not been chosen yet, whichever run it was that made the profile. */
  readonly isNew: boolean;
}

/** What the last sign-in has merged, until the player has read it. */
export const mergeAtom = atom<Merge | 'running' | null>(null);

/**
 * Makes the device the account's; a sync that fails is an outcome. Not while it holds another
 * account's data, unfinished puzzles among them: that one is asked first, by signing out.
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

/** Whether the player has deleted the account that is here, and has made another for the same address. */
async function isSucceeded(
  holder: Account,
  user: SignedIn,
  config: FirebaseConfig,
): Promise<boolean> {
  return isSameAddress(holder.email, user.email) && (await isGone(config, holder.uid));
}

/** The results here go to the new account. The app begins anew, for every tab shows the one before. */
async function succeed(holder: Account, account: Account): Promise<never> {
  prepareRestart();
  const opened = await storage();
  await opened.leaveAccount(holder.uid);
  await opened.enterAccount(account);
  restart('joined');
  // Nothing of this page is shown any more.
  return new Promise(() => {});
}

interface OnDevice {
  /** Results that are still to be sent. */
  readonly unsent: number;
  readonly results: number;
}

async function countsOf(opened: Storage, uid: string): Promise<OnDevice> {
  const [outbox, { results }] = await Promise.all([opened.listOutbox(), opened.exportPlayerData()]);
  return { unsent: unsentOf(outbox, uid).length, results: results.length };
}

/** Another tab may have been quicker: what counts is what has become of the results. */
function merged(outcome: ToldOutcome, before: OnDevice, after: OnDevice): ToldOutcome {
  if (outcome.kind !== 'synced') return outcome;
  const sent = Math.max(0, before.unsent - after.unsent - outcome.setAside);
  return { ...outcome, sent, received: Math.max(0, after.results - before.results) };
}

/** Shows the summary; who is new chooses name and avatar along with it. */
export function showMerge({ isNew }: Merge): void {
  getDefaultStore().set(accountDialogAtom, firstDialog(isNew, location.pathname));
}

/**
 * Follows every sign-in: the account takes over what the player has on this device, a sync merges that
 * with what the server has, and the player gets a summary.
 */
import { atom, getDefaultStore } from 'jotai';
import { isSameAddress } from '../../account/magicLink.ts';
import type { SignedIn, SignInProvider } from '../../account/port.ts';
import type { AccountProblem } from '../../account/problems.ts';
import { type FirebaseConfig, loadSite } from '../../firebase/config.ts';
import { ok, type Result, unwrap } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { LOCAL_PROFILE } from '../../storage/localProfile.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import { type PlayerName, playerOf } from '../../storage/players.ts';
import type { Storage } from '../../storage/port.ts';
import { unsentResults } from '../../sync/unsent.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { choosePlayer, forgetTab, PLAYER } from '../device/player.ts';
import { storage } from '../device/storage.ts';
import { syncNow, type ToldOutcome } from '../sync/syncState.ts';
import { firstDialog } from './firstDialog.ts';
import { isGone } from './gone.ts';
import { openAccounts } from './openAccounts.ts';
import { noteArrival } from './redirectNote.ts';

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
 * Goes on as the account. A failed sync is reported in the outcome, not thrown. For another account
 * than this page's the app restarts, and `welcome` follows.
 */
export async function enter(
  user: SignedIn,
  config: FirebaseConfig,
): Promise<Result<Merge, AccountProblem>> {
  const opened = await storage();
  const before = await opened.readAccount();
  const account: Account = { uid: user.uid, email: user.email, config };
  const kept = await (await openAccounts(config)).keepSession();
  if (!kept.ok) return kept;
  if (before?.uid === user.uid) {
    await opened.putAccount(account);
    return ok(await merge(user));
  }
  await becomeAccount(account, await sourcesOf(before, user, config), user.added);
  // Never resolves: this page is being replaced.
  return new Promise(() => {});
}

/**
 * Restarts the app as the account.
 *
 * @param sources players whose data on this device the account takes over.
 */
async function becomeAccount(
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

/** Syncs after a sign-in, and counts what has come together. */
async function merge({ email, added }: Pick<SignedIn, 'email' | 'added'>): Promise<Merge> {
  const store = getDefaultStore();
  const opened = await storage();
  store.set(mergeAtom, 'running');
  try {
    // A quick sign-in comes before this chore: the summary would not count the former results.
    await import('../background/upkeep.ts').then(({ takeOver }) => takeOver()).catch(console.warn);
    const before = await countsOf(opened);
    const outcome = await syncNow();
    const after = await countsOf(opened);
    const isNew = (await readEntry(opened, LOCAL_PROFILE))?.isNew ?? false;
    const done: Merge = {
      ...{ email, outcome: merged(outcome, before, after), isNew },
      ...(added && { added }),
    };
    store.set(mergeAtom, done);
    return done;
  } catch (error) {
    store.set(mergeAtom, null);
    throw error;
  }
}

/** Completes the sign-in for which the app has restarted. */
export async function welcome(added?: SignInProvider): Promise<void> {
  const account = await (await storage()).readAccount();
  if (account === null) return;
  getDefaultStore().set(accountDialogAtom, 'account');
  showMerge(await merge({ email: account.email, ...(added && { added }) }));
}

/**
 * Completes a sign-in for which the browser was redirected to the provider's page. Rejects when it fails: the caller logs a warning, and the player can sign in again.
 */
export async function finishSignIn(): Promise<void> {
  const site = await loadSite();
  if (site === null) return;
  const account = await (await storage()).readAccount();
  // The page was left to sign in, or to give the account a further way to sign in.
  for (const uid of account === null ? [null] : [null, account.uid]) {
    const user = unwrap(await (await openAccounts(site.firebase, uid)).finishRedirect());
    if (user !== null) return showMerge(unwrap(await enter(user, site.firebase)));
  }
}

/**
 * The players of the device whose data the account takes over: this page's without an account, and
 * deleted accounts of the same address.
 */
async function sourcesOf(
  holder: Account | null,
  user: SignedIn,
  config: FirebaseConfig,
): Promise<PlayerName[]> {
  const { leftAccounts } = await import('../../storage/devicePlayers.ts');
  const earlier = [...(holder === null ? [] : [holder]), ...(await leftAccounts())].filter(
    ({ uid, email }) => uid !== user.uid && isSameAddress(email, user.email),
  );
  const areGone = await Promise.all(earlier.map(({ uid }) => isGone(config, uid)));
  const gone = earlier.filter((_, i) => areGone[i]).map(({ uid }) => playerOf(uid));
  return holder === null ? [PLAYER, ...gone] : gone;
}

interface OnDevice {
  /** Number of the device's results that the server does not have. */
  readonly unsent: number;
  readonly results: number;
}

async function countsOf(opened: Storage): Promise<OnDevice> {
  const [unsent, { results }] = await Promise.all([
    unsentResults(opened),
    opened.exportPlayerData(),
  ]);
  return { unsent: unsent.length, results: results.length };
}

/**
 * The sync's outcome with the number of merged results, which is computed from the change on the
 * device, because another tab may have synced first.
 */
function merged(outcome: ToldOutcome, before: OnDevice, after: OnDevice): ToldOutcome {
  if (outcome.kind !== 'synced') return outcome;
  const sent = Math.max(0, before.unsent - after.unsent - outcome.refused);
  return { ...outcome, sent, received: Math.max(0, after.results - before.results) };
}

/**
 * Opens the merge summary; for new players, the choice of name and avatar; on a closed site, the
 * account.
 */
export function showMerge({ isNew, outcome }: Merge): void {
  const store = getDefaultStore();
  // The account's first view asks for the code. No name can be saved before.
  const isInvited = outcome.kind !== 'not-invited';
  if (!isInvited) store.set(mergeAtom, null);
  store.set(accountDialogAtom, firstDialog(isNew && isInvited, location.pathname));
}

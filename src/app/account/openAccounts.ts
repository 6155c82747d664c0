/** Firebase's accounts, loaded only when the player signs in or out. */
import { getDefaultStore } from 'jotai';
import type { Accounts } from '../../account/port.ts';
import { type FirebaseConfig, loadSite, parseConfig, type Site } from '../../firebase/config.ts';
import type { Account } from '../../storage/entities.ts';
import { isInstalled, isIos } from '../device/platform.ts';
import { hadNoAccounts, hasAccountsAtom, rememberAccounts } from '../device/siteMemory.ts';
import { noteRedirect } from './redirectNote.ts';

/**
 * Whether sign-in popups work. iOS isolates an installed app from browser windows, which cannot
 * report back.
 */
export const hasWindows = () => !(isIos() && isInstalled());

/** @param uid the account; null for signing in. */
export async function openAccounts(
  config: FirebaseConfig,
  uid: string | null = null,
): Promise<Accounts> {
  const [{ connect }, { makeAccounts }] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/accounts.ts'),
  ]);
  return makeAccounts(connect(config, uid), {
    origin: location.origin,
    hasWindows: hasWindows(),
    onRedirect: noteRedirect,
  });
}

/** Configuration of the account's Firebase project, available offline too. Null when unknown. */
export async function configOf(account: Account): Promise<FirebaseConfig | null> {
  const kept = parseConfig(account.config);
  if (kept !== null) return kept;
  return (await loadSite().catch(() => null))?.firebase ?? null;
}

/** Whether this site has accounts; `unreachable`: cannot be determined offline. */
export type SiteState = 'asking' | 'not-set-up' | 'unreachable' | Site;

/** Asks the site, unless it is known to have accounts, before anything that needs one is offered. */
export async function learnOfAccounts(): Promise<void> {
  if (getDefaultStore().get(hasAccountsAtom) !== true) await askSite();
}

export async function askSite(): Promise<SiteState> {
  try {
    const site = await loadSite();
    rememberAccounts(site !== null);
    return site ?? 'not-set-up';
  } catch {
    return hadNoAccounts() ? 'not-set-up' : 'unreachable';
  }
}

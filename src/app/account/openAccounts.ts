/** Firebase's accounts, loaded when somebody wants to sign in or out, and not before. */
import type { Accounts } from '../../account/port.ts';
import { type FirebaseConfig, loadSite, parseConfig, type Site } from '../../firebase/config.ts';
import type { Account } from '../../storage/port.ts';
import { isInstalled, isIos } from '../device/platform.ts';
import { hadNoAccounts, rememberAccounts } from '../device/siteMemory.ts';
import { noteRedirect } from './redirectNote.ts';

/** iOS keeps an installed app apart from its browser windows: those cannot report back. */
export const hasWindows = () => !(isIos() && isInstalled());

export async function openAccounts(config: FirebaseConfig): Promise<Accounts> {
  const [{ connect }, { makeAccounts }] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/accounts.ts'),
  ]);
  return makeAccounts(connect(config), {
    origin: location.origin,
    hasWindows: hasWindows(),
    onRedirect: noteRedirect,
  });
}

/** The project that the account belongs to, without a network too. Null when nobody knows any more. */
export async function configOf(account: Account): Promise<FirebaseConfig | null> {
  const kept = parseConfig(account.config);
  if (kept !== null) return kept;
  return (await loadSite().catch(() => null))?.firebase ?? null;
}

/** `unreachable`: nobody can say without a network. */
export type SiteState = 'asking' | 'not-set-up' | 'unreachable' | Site;

export async function askSite(): Promise<SiteState> {
  try {
    const site = await loadSite();
    rememberAccounts(site !== null);
    return site ?? 'not-set-up';
  } catch {
    return hadNoAccounts() ? 'not-set-up' : 'unreachable';
  }
}

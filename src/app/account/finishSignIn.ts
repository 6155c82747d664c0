/** Completes a sign-in for which the browser was redirected to the provider's page. */
import { loadSite } from '../../firebase/config.ts';
import { unwrap } from '../../lib/result.ts';
import { storage } from '../device/storage.ts';
import { enter, showMerge } from './afterSignIn.ts';
import { openAccounts } from './openAccounts.ts';

/** Rejects when the sign-in fails: the caller logs a warning, and the player can sign in again. */
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

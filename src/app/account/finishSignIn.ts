/** Completes a sign-in for which the browser was redirected to the provider's page. */
import { loadSite } from '../../firebase/config.ts';
import { unwrap } from '../../lib/result.ts';
import { enter, showMerge } from './afterSignIn.ts';
import { openAccounts } from './openAccounts.ts';

/** Rejects when the sign-in fails: the caller logs a warning, and the player can sign in again. */
export async function finishSignIn(): Promise<void> {
  const site = await loadSite();
  if (site === null) return;
  const user = unwrap(await (await openAccounts(site.firebase)).finishRedirect());
  if (user !== null) showMerge(unwrap(await enter(user, site.firebase)));
}

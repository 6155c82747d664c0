/** The second half of a sign-in that has left the page. */
import { loadSite } from '../../firebase/config.ts';
import { unwrap } from '../../lib/result.ts';
import { enter, showMerge } from './afterSignIn.ts';
import { openAccounts } from './openAccounts.ts';

/** Rejects when it did not work: the caller only warns, and the player can sign in again. */
export async function finishSignIn(): Promise<void> {
  const site = await loadSite();
  if (site === null) return;
  const user = unwrap(await (await openAccounts(site.firebase)).finishRedirect());
  if (user !== null) showMerge(unwrap(await enter(user, site.firebase)));
}

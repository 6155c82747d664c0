/** Signs in with the e-mailed link that opened this page. */
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import type { Result } from '../../lib/result.ts';
import { enter, type Merge } from './afterSignIn.ts';
import { askSite, openAccounts } from './openAccounts.ts';
import { rememberedEmail } from './rememberedEmail.ts';

type Completed = Result<Merge, AccountProblem>;

async function complete(email: string, address: string): Promise<Completed> {
  const site = await askSite();
  if (site === 'not-set-up') return accountFailure('not-offered');
  if (typeof site !== 'object') return accountFailure('offline');
  try {
    const accounts = await openAccounts(site.firebase);
    const user = await accounts.completeLink(email, address);
    if (!user.ok) return user;
    rememberedEmail.forget();
    return await enter(user.value, site.firebase);
  } catch (error) {
    console.error(error);
    return accountFailure('unknown');
  }
}

let running: { readonly key: string; readonly answer: Promise<Completed> } | null = null;

/**
 * Signs in once for concurrent calls (React runs effects twice in development), as a sign-in link
 * works only once.
 */
export function completeMagicLink(email: string, address: string): Promise<Completed> {
  const key = `${email} ${address}`;
  if (running?.key === key) return running.answer;
  const answer = complete(email, address).finally(() => {
    running = null;
  });
  running = { key, answer };
  return answer;
}

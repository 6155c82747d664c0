/** A note that this tab has gone to a provider's page to sign in. */
import { tolerant } from '../../storage/webStorage.ts';

const KEY = 'crema-sign-in-left';
// In this tab only, as Firebase itself keeps it.
const session = tolerant(() => window.sessionStorage);

export function noteRedirect(): void {
  session.setItem(KEY, 'yes');
}

/** Whether the tab had left; the note is gone afterwards. */
export function takeRedirectNote(): boolean {
  const left = session.getItem(KEY) !== null;
  session.removeItem(KEY);
  return left;
}

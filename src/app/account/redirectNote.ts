/** A note that this tab has redirected to a provider's sign-in page. */
import { safeWebStorage } from '../../storage/webStorage.ts';

const KEY = 'crema-sign-in-left';
// The note lies in sessionStorage: it belongs to one tab, like Firebase's own state of a redirect.
const session = safeWebStorage(() => window.sessionStorage);

export function noteRedirect(): void {
  session.setItem(KEY, 'yes');
}

/** Whether this tab had redirected to a sign-in provider; clears the note. */
export function takeRedirectNote(): boolean {
  const left = session.getItem(KEY) !== null;
  session.removeItem(KEY);
  return left;
}

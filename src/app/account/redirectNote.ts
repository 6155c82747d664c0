/** Notes of a tab that leaves the page to sign in, or restarts as an account. */
import { isSignInProvider, type SignInProvider } from '../../account/port.ts';
import { safeWebStorage } from '../../storage/webStorage.ts';

const LEFT_KEY = 'crema-sign-in-left';
const ARRIVAL_KEY = 'crema-arrival';
// The notes lie in sessionStorage: they belong to one tab, like Firebase's own state of a redirect.
const session = safeWebStorage(() => window.sessionStorage);

function take(key: string): string | null {
  const note = session.getItem(key);
  session.removeItem(key);
  return note;
}

export const noteRedirect = (): void => session.setItem(LEFT_KEY, 'yes');

/** Whether this tab had redirected to a sign-in provider; clears the note. */
export const takeRedirectNote = (): boolean => take(LEFT_KEY) !== null;

/** @param added the provider that the sign-in has added to the account. */
export const noteArrival = (added: SignInProvider | undefined): void =>
  session.setItem(ARRIVAL_KEY, added ?? '');

/** The sign-in for which this tab has restarted; null without one. Clears the note. */
export function takeArrival(): { readonly added?: SignInProvider } | null {
  const note = take(ARRIVAL_KEY);
  if (note === null) return null;
  return isSignInProvider(note) ? { added: note } : {};
}

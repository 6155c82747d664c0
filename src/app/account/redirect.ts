/** Completes a sign-in when the app starts after the provider's page, or again as the account. */
import { takeArrival, takeRedirectNote } from './redirectNote.ts';

/**
 * Loads Firebase only if this tab had redirected to a provider. A failure is a console warning
 * (specification, section 4): the player is asked to sign in again anyway.
 */
export async function finishRedirect(): Promise<void> {
  const arrival = takeArrival();
  try {
    if (arrival !== null) await (await import('./afterSignIn.ts')).welcome(arrival.added);
    else if (takeRedirectNote()) await (await import('./afterSignIn.ts')).finishSignIn();
  } catch (error) {
    console.warn('The sign-in couldn’t be finished.', error);
  }
}

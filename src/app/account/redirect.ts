/** Completes a sign-in by redirect when the app starts after the provider's page. */
import { takeRedirectNote } from './redirectNote.ts';

/**
 * Loads Firebase only if this tab had redirected to a provider. A failure is a console warning
 * (specification, section 4): the player is asked to sign in again anyway.
 */
export async function finishRedirect(): Promise<void> {
  if (!takeRedirectNote()) return;
  try {
    const { finishSignIn } = await import('./finishSignIn.ts');
    await finishSignIn();
  } catch (error) {
    console.warn('The sign-in could not be finished.', error);
  }
}

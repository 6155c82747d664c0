/** A sign-in that has left the page is finished after the next start. */
import { takeRedirectNote } from './redirectNote.ts';

/**
 * Loads Firebase only if this tab had left for a provider's page. A failure is a warning in the
 * console (specification, section 4): the player is asked to sign in again anyway.
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

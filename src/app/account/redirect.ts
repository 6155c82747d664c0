/** A sign-in that has left the page is finished after the next start. */
import { takeNote } from './leaving.ts';

/** Loads nothing unless this tab has left before. What goes wrong is only a warning. */
export async function finishRedirect(): Promise<void> {
  if (!takeNote()) return;
  try {
    const { finishSignIn } = await import('./finishSignIn.ts');
    await finishSignIn();
  } catch (error) {
    console.warn('The sign-in could not be finished.', error);
  }
}

/** Restarts a page whose player has signed out in another tab. */
import { forgetBrowserStores } from './forgetBrowserStores.ts';
import { isRestarting, prepareRestart } from './restartAfterSignOut.ts';

/**
 * Restarts the page signed out: its state and sessionStorage belong to the account that has signed
 * out.
 */
export function restartAfterForeignSignOut(): void {
  if (isRestarting()) return;
  prepareRestart();
  forgetBrowserStores(() => [sessionStorage]);
  location.replace('/');
}

/** Restarts a page whose player has signed out in another tab. */
import { forgetBrowserStores } from './forgetBrowserStores.ts';
import { isRestarting, prepareRestart } from './restartAfterSignOut.ts';

/** Restarts signed out: page state and sessionStorage belong to the account that has signed out. */
export function letGo(): void {
  if (isRestarting()) return;
  prepareRestart();
  forgetBrowserStores(() => [sessionStorage]);
  location.replace('/');
}

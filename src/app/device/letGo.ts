/** The end of a page whose player has signed out in another tab. */
import { forgetBrowserStores } from './forgetBrowserStores.ts';
import { isRestarting, prepareRestart } from './restartAfterSignOut.ts';

/** Begins anew as nobody's: what this page shows, and what its tab keeps, was somebody's who has gone. */
export function letGo(): void {
  if (isRestarting()) return;
  prepareRestart();
  forgetBrowserStores(() => [sessionStorage]);
  location.replace('/');
}

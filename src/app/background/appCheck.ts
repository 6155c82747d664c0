/**
 * App Check for this page's requests, where `/config.json` has a key for it: the server then knows
 * requests of our own pages from those of scripts.
 */
import { setAppCheckTokens } from '../../firebase/appCheckToken.ts';

/** Gives all requests of this page a token, where the site has App Check. Loads nothing itself. */
export function offerAppCheck(): void {
  setAppCheckTokens(async () => (await import('./appCheckSource.ts')).currentToken());
}

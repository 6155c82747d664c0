/**
 * App Check for this page's requests, where `/config.json` has a key for it: the server then knows
 * requests of our own pages from those of scripts.
 */
import { setAppCheckTokens } from '../../firebase/appCheckToken.ts';

/** A token that takes longer is not waited for, in ms: a blocked reCAPTCHA may never answer. */
const LONGEST_WAIT_MS = 10_000;

interface Source {
  token(): Promise<string>;
  /** The server takes no request without a token. */
  readonly enforced: boolean;
}

let starting: Promise<Source | null> | null = null;

async function start(): Promise<Source | null> {
  const { loadSite, loadSiteConfig } = await import('../../firebase/config.ts');
  const [site, { appCheck }] = await Promise.all([loadSite(), loadSiteConfig()]);
  if (site === null || appCheck === null) {
    await leaveForWorker(null);
    return null;
  }
  const { startAppCheck } = await import('../../firebase/recaptcha.ts');
  const token = startAppCheck(site.firebase, appCheck.key, (fresh) => {
    leaveForWorker(fresh).catch(() => {});
  });
  return { token, enforced: appCheck.enforced };
}

/** Leaves a token for the service worker, or takes the last one away. */
async function leaveForWorker(token: string | null): Promise<void> {
  const [{ storage }, { readEntry, writeEntry }, { APP_CHECK, expiryOf }] = await Promise.all([
    import('./storage.ts'),
    import('../../storage/metaEntry.ts'),
    import('../../storage/appCheck.ts'),
  ]);
  const opened = await storage();
  if (token !== null) await writeEntry(opened, APP_CHECK, { token, until: expiryOf(token) });
  else if ((await readEntry(opened, APP_CHECK)) !== null) await writeEntry(opened, APP_CHECK, null);
}

/** The token; null where the site has no App Check, or none could be had and none is demanded. */
async function currentToken(): Promise<string | null> {
  starting ??= start();
  const source = await starting.catch(() => {
    // The site's settings could not be read, or the code not be loaded: the next request tries again.
    starting = null;
    return null;
  });
  if (source === null) return null;
  const waited = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  const token = await Promise.race([source.token().catch(() => null), waited]);
  if (token !== null || !source.enforced) return token;
  const { ServerError } = await import('../../sync/status.ts');
  throw new ServerError('unavailable');
}

/** Gives all requests of this page a token, where the site has App Check. Loads nothing itself. */
export const offerAppCheck = (): void => setAppCheckTokens(currentToken);

/** The service worker's way to an App Check token. */
import { APP_CHECK } from '../storage/appCheck.ts';
import { readEntry } from '../storage/metaEntry.ts';
import type { Storage } from '../storage/port.ts';
import { setAppCheckTokens } from './appCheckToken.ts';
import { appCheckMode, loadSiteConfig } from './config.ts';

/** A token with less time left, in ms, may expire during the worker's sync. */
const LEAST_LEFT_MS = 60_000;

/**
 * Takes the token that a page has left. Rejects where that has expired and the site demands one, so
 * that a page sends: a result that is refused for the want of a token would be set aside.
 *
 * @param at epoch ms.
 */
export async function takeLeftToken(storage: Pick<Storage, 'getMeta'>, at: number): Promise<void> {
  const last = await readEntry(storage, APP_CHECK);
  if (last?.mode === 'none') return;
  const left = last?.left ?? null;
  if (left !== null && left.until >= at + LEAST_LEFT_MS) {
    setAppCheckTokens(async () => left.token);
    return;
  }
  // The site may have begun to demand tokens after the last page was closed.
  const mode = await loadSiteConfig().then(appCheckMode, () => last?.mode ?? 'enforced');
  if (mode === 'enforced') throw new Error('A page has to send: there is no valid token.');
}

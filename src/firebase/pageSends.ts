/** Whether the service worker may send: it has no document for reCAPTCHA, and so no App Check token. */
import { APP_CHECK } from '../storage/appCheck.ts';
import { readEntry } from '../storage/metaEntry.ts';
import type { Storage } from '../storage/port.ts';
import { appCheckMode, loadSiteConfig } from './config.ts';

/**
 * Rejects where the site demands tokens, so that a page sends: a result that is refused for the want
 * of a token would be set aside.
 */
export async function expectNoTokens(storage: Pick<Storage, 'getMeta'>): Promise<void> {
  const last = await readEntry(storage, APP_CHECK);
  if (last === 'none') return;
  // The site may have begun to demand tokens after the last page was closed.
  const mode = await loadSiteConfig().then(appCheckMode, () => last ?? 'enforced');
  if (mode === 'enforced') throw new Error('A page has to send: the site demands tokens.');
}

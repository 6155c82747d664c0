/** The service worker's way to an App Check token. */
import { APP_CHECK } from '../storage/appCheck.ts';
import { readEntry } from '../storage/metaEntry.ts';
import type { Storage } from '../storage/port.ts';
import { setAppCheckTokens } from './appCheckToken.ts';

/** A token with less time left, in ms, may expire during the worker's sync. */
const LEAST_LEFT_MS = 60_000;

/**
 * Takes the token that a page has left. Rejects where it has expired, so
 * that a page sends: the server may refuse results without a token, and they would be set aside.
 *
 * @param at epoch ms.
 */
export async function takeLeftToken(storage: Pick<Storage, 'getMeta'>, at: number): Promise<void> {
  const left = await readEntry(storage, APP_CHECK);
  if (left === null) return;
  if (left.until < at + LEAST_LEFT_MS)
    throw new Error('A page has to send: the token has expired.');
  setAppCheckTokens(async () => left.token);
}

/**
 * The App Check token that a page leaves for the service worker, which has no document for
 * reCAPTCHA to run in. Its presence tells the worker that the site has App Check.
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { MetaEntry } from './metaEntry.ts';

export interface LeftToken {
  readonly token: string;
  /** Epoch ms at which the token expires. */
  readonly until: number;
}

export const APP_CHECK: MetaEntry<LeftToken | null> = {
  key: 'app-check',
  parse(json) {
    const { token, until } = fieldsOf(json) ?? {};
    const isToken = typeof token === 'string' && isWhole(until, 0, Number.MAX_SAFE_INTEGER);
    return isToken ? { token, until: until as number } : null;
  },
  json: (left) => left && { ...left },
};

/**
 * When an App Check token expires, in epoch ms: its `exp` claim. 0 for a text that is no token, as
 * if it had expired.
 */
export function expiryOf(token: string): number {
  try {
    const [, claims = ''] = token.split('.');
    const json: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = fieldsOf(json)?.exp;
    return typeof exp === 'number' ? Math.floor(exp * 1000) : 0;
  } catch {
    return 0;
  }
}

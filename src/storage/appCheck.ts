/**
 * The site's App Check as a page has last found it: kept for a start at which the site's settings
 * cannot be read, and for the service worker, which has no document for reCAPTCHA to run in.
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { MetaEntry } from './metaEntry.ts';

/**
 * How a site treats requests without a token: `counted` lets them through, `enforced` refuses
 * them.
 */
export const APP_CHECK_MODES = ['none', 'counted', 'enforced'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

export interface LeftToken {
  readonly token: string;
  /** Epoch ms at which the token expires. */
  readonly until: number;
}

export interface LastAppCheck {
  readonly mode: AppCheckMode;
  /** The newest token, left for the service worker. */
  readonly left: LeftToken | null;
}

/** Null where no page has read the site's settings yet. */
export const APP_CHECK: MetaEntry<LastAppCheck | null> = {
  key: 'app-check',
  parse(json) {
    const { mode: stored, token, until } = fieldsOf(json) ?? {};
    const mode = APP_CHECK_MODES.find((one) => one === stored);
    if (mode === undefined) return null;
    const isToken = typeof token === 'string' && isWhole(until, 0, Number.MAX_SAFE_INTEGER);
    return { mode, left: isToken ? { token, until: until as number } : null };
  },
  json: (last) => last && { mode: last.mode, ...last.left },
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

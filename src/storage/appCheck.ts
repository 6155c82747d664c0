/**
 * The site's App Check as a page has last found it: kept for a start at which the site's settings
 * cannot be read, and for the service worker.
 */
import type { MetaEntry } from './metaEntry.ts';

/**
 * How a site treats requests without a token: `counted` lets them through, `enforced` refuses
 * them.
 */
export const APP_CHECK_MODES = ['none', 'counted', 'enforced'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

/** Null where no page has read the site's settings yet. */
export const APP_CHECK: MetaEntry<AppCheckMode | null> = {
  key: 'app-check',
  parse: (json) => APP_CHECK_MODES.find((one) => one === json) ?? null,
  json: (mode) => mode,
};

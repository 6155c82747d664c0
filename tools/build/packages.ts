/** Smaller builds of packages, in place of those that an import of the package's name would take. */
import type { Alias } from 'vite';

/**
 * Dexie for browsers that know classes and `async`; by its name it comes in ES5, which is 2 KB larger
 * (gzip).
 */
export const modernDexie: Alias = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };

/** Firebase Auth without sign-in windows and remote scripts, which a worker cannot use: 2 KB less. */
export const authWithoutWindows: Alias = {
  find: /^firebase\/auth$/,
  replacement: 'firebase/auth/web-extension',
};

/** Smaller builds of packages, in place of those that an import of the package's name would take. */
import { fileURLToPath } from 'node:url';
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

const ours = (file: string) => fileURLToPath(new URL(`../../src/ui/${file}`, import.meta.url));

/**
 * No filter of Base UI's for suggestions: Geografind finds them itself, and the filter's collator takes
 * a phone 100 ms to make.
 */
export const noFilter: Alias = {
  find: /^(?:\.\.\/)+internals\/filter\.mjs$/,
  replacement: ours('noFilter.ts'),
};

/** Icons drawn by src/ui/createIcon.ts, to which lucide's own drawing adds 1 KB of options at each start. */
export const plainIcons: Alias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: ours('createIcon.ts'),
};

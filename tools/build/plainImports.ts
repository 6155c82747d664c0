/**
 * Vite plugin: leaves each `import()` as it is. Vite wraps them in a preload of the chunk's own
 * imports and stylesheets, 1 KB before every first page: src/boot.ts preloads, and the only stylesheet
 * is inlined.
 */
import type { Plugin } from 'vite';

const WRAPPING = 'native:import-analysis-build';

export function plainImports(): Plugin {
  return {
    name: 'crema-plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPING);
      if (at < 0) throw new Error(`Vite no longer has the plugin ${WRAPPING}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}

const CALL = /\b(?:onHost|fromHost)\(/g;

/**
 * Vite plugin: takes `onHost()` and `fromHost()` (src/app/address.ts) out of builds for the root of a
 * host, where both return what they get: no first page pays for Crema in a folder.
 */
export const plainAddresses = (base = '/'): Plugin => ({
  name: 'crema-plain-addresses',
  apply: (_config, { command }) => command === 'build' && base === '/',
  enforce: 'pre',
  transform: {
    filter: { code: CALL },
    handler: (code) => ({ code: code.replaceAll(CALL, '('), map: null }),
  },
});

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

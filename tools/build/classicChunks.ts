/**
 * Vite plugin: the app's chunks as classic scripts, which SystemJS loads (`System.register`). Chromium keeps
 * no compiled code of module scripts that were fetched in the background, as all are now, and compiles every
 * function anew in every start; of classic scripts that a service worker has put into its cache it keeps
 * all. Docs: decision 0023.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformAsync } from '@babel/core';
import type { Plugin, Rolldown } from 'vite';

const require = createRequire(import.meta.url);

/** What loads the chunks; a file of its own, so that it is compiled once too. */
const LOADER = 'system.js';

/** An ES module as a classic script that registers it. */
export async function asClassic(code: string): Promise<string> {
  const made = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    comments: false,
    compact: true,
    minified: true,
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
    ],
  });
  if (!made?.code) throw new Error('A chunk could not be made a classic script.');
  return made.code;
}

/** Path of the loader in the bundle of a build with this plugin. */
export function loaderOf(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(LOADER),
  );
  if (!found) throw new Error('The build gave no loader for its chunks.');
  return found.fileName;
}

export function classicChunks(): Plugin {
  return {
    name: 'crema-classic-chunks',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const file = require.resolve('systemjs/dist/s.min.js');
      const source = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
      this.emitFile({ type: 'asset', name: LOADER, source });
    },
    renderChunk: {
      // Names carry the hash of what is served: after all others, and before the hash is taken.
      order: 'post',
      handler: async (code) => ({ code: await asClassic(code), map: null }),
    },
    generateBundle(_options, bundle) {
      // The page's own script does nothing but import the app, which boot.ts does itself.
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith('.html'))
          delete bundle[name];
      }
    },
  };
}

/**
 * Vite plugin: the app's chunks as classic scripts (`System.register`), which src/app/device/chunks.ts loads.
 * Chromium keeps no compiled code of module scripts that were fetched in the background, as all are now, and
 * compiles every function anew in every start; of classic scripts that a service worker has put into its cache
 * it keeps all. Docs: decision 0023.
 */
import { createRequire } from 'node:module';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The bundler minifies what comes out of here as if it were a module, which needs none. */
const STRICT = '"use strict";';

/** An ES module as a classic script that registers it. */
export async function asClassic(code: string): Promise<string> {
  const made = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
    ],
  });
  if (!made?.code) throw new Error('A chunk could not be made a classic script.');
  // The loader runs chunks one after the other and waits for none.
  if (/\bexecute: async\b/.test(made.code)) throw new Error('No chunk may await at its top level.');
  return made.code;
}

export function classicChunks(): Plugin {
  return {
    name: 'crema-classic-chunks',
    apply: 'build',
    enforce: 'post',
    outputOptions: (options) => ({ ...options, postBanner: STRICT }),
    renderChunk: {
      // Names carry the hash of what is served: after all others, and before the hash is taken.
      order: 'post',
      handler: async (code) => ({ code: await asClassic(code), map: null }),
    },
    generateBundle(_options, bundle) {
      // The page's own script does nothing but import the app, which boot.ts does itself.
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        if (output.facadeModuleId?.endsWith('.html')) delete bundle[name];
        // Names are shortened as strict code allows: run otherwise, one function may take another's place.
        else if (!output.code.startsWith(STRICT)) throw new Error(`${name} is not strict.`);
      }
    },
  };
}

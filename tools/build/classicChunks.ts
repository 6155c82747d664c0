/**
 * Vite plugin: the app's chunks as classic scripts (`System.register`), which src/app/device/chunks.ts loads.
 * Chromium keeps no compiled code of module scripts that were fetched in the background, as all are now, and
 * compiles every function anew in every start; of classic scripts that a service worker has put into its cache
 * it keeps all. Docs: decision 0023.
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { transformAsync } from '@babel/core';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf } from './preloads.ts';

const require = createRequire(import.meta.url);

/** The bundler minifies what comes out of here as if it were a module, which needs none. */
export const STRICT = '"use strict";';

/** An ES module as a classic script that registers it. */
export async function asClassic(code: string): Promise<string> {
  const made = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    // Without a note on files of more than 500 KB.
    compact: true,
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
    ],
  });
  if (!made?.code) throw new Error('A chunk could not be made a classic script.');
  // The loader runs chunks one after the other and waits for none.
  if (/\bexecute:\s*async\b/.test(made.code))
    throw new Error('No chunk may await at its top level.');
  return made.code;
}

/**
 * The script of one chunk, with others that register by their names before it does.
 *
 * @param brought scripts by file name, from the same folder as the one that brings them.
 */
export function bringing(script: string, brought: ReadonlyMap<string, string>): string {
  const named = [...brought].map(([name, code]) => {
    const register = bare(code);
    if (!register.endsWith(');')) throw new Error(`${name} does not end with its registration.`);
    return `${register.slice(0, -2)},${JSON.stringify(`./${name}`)});`;
  });
  return `${STRICT}\n${[...named, bare(script)].join('\n')}\n`;
}

function bare(script: string): string {
  const code = script.trim();
  // Names are shortened as strict code allows: run otherwise, one function may take another's place.
  if (!code.startsWith(STRICT)) throw new Error('A chunk is not strict.');
  return code.slice(STRICT.length).trim();
}

/** The bundler's own helpers: less than a kilobyte, and nothing runs without them. The app brings them. */
export const isRuntime = ({ name }: { readonly name?: string | undefined }) =>
  name === 'rolldown-runtime';

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
        else if (!output.code.startsWith(STRICT)) throw new Error(`${name} is not strict.`);
      }
      // Its name stands in the app's code, so that the app's own tells of both.
      const app = chunkOf(bundle, 'main.tsx');
      const runtime = Object.values(bundle).find(
        (output): output is Rolldown.OutputChunk => output.type === 'chunk' && isRuntime(output),
      );
      if (!runtime) throw new Error('The build gave no runtime.');
      const file = basename(runtime.fileName);
      app.code = bringing(app.code, new Map([[file, runtime.code]]));
    },
  };
}

/**
 * Bundles classic scripts (no modules), such as the boot script, outside of the app's own chunks.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';
import { BUILD_TARGET } from '../../src/lib/floor.ts';
import { plainAddresses } from './plainImports.ts';

/**
 * Directive at the start of every bundled script. The bundler shortens names as strict code allows:
 * in sloppy mode one function could overwrite another.
 */
const STRICT = '"use strict";';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The text of a source file with all its imports, bundled as a single classic script.
 *
 * @param more replacements of imported packages, and the path of a folder on its host.
 */
export async function bundleScript(
  entry: string,
  more: Pick<UserConfig, 'resolve' | 'base' | 'plugins'> = {},
): Promise<string> {
  const name = basename(entry, '.ts');
  const output = (await build({
    root: ROOT,
    configFile: false,
    ...more,
    plugins: [plainAddresses(more.base), ...(more.plugins ?? [])],
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', __HAS_ACCOUNTS__: 'true' },
    build: {
      write: false,
      target: BUILD_TARGET,
      lib: { entry, formats: ['iife'], name, fileName: name },
      rolldownOptions: { output: { codeSplitting: false, postBanner: STRICT } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} produced no script.`);
  return chunk.code.trim();
}

/** Classic scripts that stand beside the app's chunks. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The bundler shortens names as strict code allows: run otherwise, one function may take another's place. */
const STRICT = '"use strict";';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of ours and all it imports, as one classic script. */
export async function bundleScript(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const output = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name, fileName: name },
      rolldownOptions: { output: { codeSplitting: false, postBanner: STRICT } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script.`);
  return chunk.code.trim();
}

/**
 * Bundles the functions into functions/lib/index.js, and the thread that they start beside it: with the
 * rules of the games, which they share with the app, and without the npm packages, which are installed
 * where they run. The published puzzles lie beside it.
 */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { noViews } from './noViews.ts';

/** A thread is a file of its own, with all that it needs. */
const ENTRIES = ['src/index.ts', 'src/desk/proofThread.ts'] as const;

export async function buildFunctions(): Promise<void> {
  for (const entry of ENTRIES) {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('../../functions', import.meta.url)),
      logLevel: 'warn',
      plugins: [noViews()],
      build: {
        ssr: entry,
        outDir: 'lib',
        emptyOutDir: entry === ENTRIES[0],
        target: 'node24',
        sourcemap: true,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
  }
  const packs = fileURLToPath(new URL('../../public/puzzles', import.meta.url));
  cpSync(packs, fileURLToPath(new URL('../../functions/lib/packs/puzzles', import.meta.url)), {
    recursive: true,
  });
}

if (import.meta.main) await buildFunctions();

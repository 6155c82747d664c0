/**
 * Bundles the cloud functions into functions/lib/index.js, with the worker thread's file beside it.
 * The bundles include the games' rules, which the functions share with the app, and exclude npm
 * packages, which are installed on the server. Copies the published puzzles into
 * functions/lib/packs, and the source maps into functions/lib/maps.
 */
import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appCheckOf } from './boot.ts';
import { gameImports } from './gameImports.ts';
import { builtSite } from './site.ts';

/**
 * Source files that each become a separate, self-contained file: the functions, and the worker
 * thread that checks puzzles for the desk.
 */
const ENTRIES = ['src/index.ts', 'src/desk/proofThread.ts'] as const;

export async function buildFunctions(): Promise<void> {
  const site = builtSite();
  const { isEnforced } = appCheckOf(site);
  for (const entry of ENTRIES) {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('../../functions', import.meta.url)),
      logLevel: 'warn',
      plugins: [gameImports()],
      define: { __APP_CHECK_ENFORCED__: JSON.stringify(isEnforced) },
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
  copyFolder('public/puzzles', 'functions/lib/packs/puzzles');
  // Source maps of the project's builds that were made in this folder; without them reported errors
  // keep the built files' lines.
  const maps = `maps/${site.project}`;
  if (existsSync(pathOf(maps))) copyFolder(maps, 'functions/lib/maps');
}

function copyFolder(from: string, to: string): void {
  cpSync(pathOf(from), pathOf(to), { recursive: true });
}

/** The path of a file of the project. */
function pathOf(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

if (import.meta.main) await buildFunctions();

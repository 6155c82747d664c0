/**
 * The JavaScript chunks that each page needs, found in the finished build. The prerendered pages
 * (shells) and boot.ts request them at once; the app would discover them one import after the
 * other.
 */
import type { Rolldown } from 'vite';
import type { Preloads } from '../../src/app/shell/prerender/preloads.ts';
import type { Shell } from '../../src/app/shell/prerender/shells.ts';

type Bundle = Rolldown.OutputBundle;

/** The chunk that contains the module of a source file. Throws when the build has none. */
export function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/src/${source}`))) {
      return output;
    }
  }
  throw new Error(`The build has no chunk for src/${source}.`);
}

/**
 * Paths of the chunks that contain these source files, and of all chunks that they import
 * statically.
 * @param base path of Crema on its host.
 */
function chunksFor(bundle: Bundle, base: string, sources: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) add(next);
  };
  for (const source of sources) add(chunkOf(bundle, source).fileName);
  return [...found].map((fileName) => base + fileName);
}

const APP = 'main.tsx';
const HEADER = 'app/shell/Header.tsx';
const PUZZLE = 'app/play/Puzzle.tsx';

const SHELL_MODULES: Readonly<Record<Shell, readonly string[]>> = {
  'index.html': [APP, HEADER, 'app/home/Home.tsx'],
  'play.html': [APP, PUZZLE],
  'page.html': [APP, HEADER],
};

/** Paths of the chunks that every page with this shell needs. */
export const chunksOfShell = (bundle: Bundle, base: string, shell: Shell): string[] =>
  chunksFor(bundle, base, SHELL_MODULES[shell]);

/**
 * The lists of chunks from which boot.ts selects and requests the chunks of the opened page. Throws
 * when the build lacks an expected chunk.
 */
export function preloadsOf(bundle: Bundle, base: string, games: readonly string[]): Preloads {
  const ofShell = chunksOfShell(bundle, base, 'play.html');
  const beyond = (...sources: string[]) =>
    chunksFor(bundle, base, sources).filter((path) => !ofShell.includes(path));
  return {
    games: Object.fromEntries(
      games.map((game) => [
        game,
        beyond(`games/${game}/rules/game.ts`, `games/${game}/view/views.tsx`),
      ]),
    ),
    begun: beyond('play/readSession.ts'),
  };
}

/**
 * Which chunks each kind of page is going to ask for, read off the finished build. src/boot.ts
 * asks for them at once, where the app would find out one import after the other.
 */
import type { Rolldown } from 'vite';
import type { Preloads } from '../../src/app/shell/prerender/preloads.ts';

type Bundle = Rolldown.OutputBundle;

/** The chunk that a module of ours has come into. Throws where the build has none. */
export function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/src/${source}`))) {
      return output;
    }
  }
  throw new Error(`The build gave no chunk for src/${source}.`);
}

/** A chunk and all that it imports at once. */
export function closureOf(
  bundle: Bundle,
  fileName: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const chunk = bundle[fileName];
  if (chunk?.type === 'chunk') for (const next of chunk.imports) closureOf(bundle, next, found);
  return found;
}

/** The map for this build. Throws when the build has no chunk where one is expected. */
export function preloadsOf(bundle: Bundle, games: readonly string[]): Preloads {
  const main = closureOf(bundle, chunkOf(bundle, 'main.tsx').fileName);
  const beyond = (known: ReadonlySet<string>, source: string) =>
    [...closureOf(bundle, chunkOf(bundle, source).fileName)]
      .filter((fileName) => !known.has(fileName))
      .map((fileName) => `/${fileName}`);
  const beyondMain = (source: string) => beyond(main, source);
  const page = closureOf(bundle, chunkOf(bundle, 'app/play/Puzzle.tsx').fileName);
  const byGame = (file: string) =>
    Object.fromEntries(games.map((game) => [game, beyondMain(`games/${game}/${file}`)]));
  return {
    home: beyondMain('app/home/Home.tsx'),
    puzzle: beyondMain('app/play/Puzzle.tsx'),
    begun: beyond(page, 'play/readSession.ts'),
    rules: byGame('rules/game.ts'),
    views: byGame('view/views.tsx'),
  };
}

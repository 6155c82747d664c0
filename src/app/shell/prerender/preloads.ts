/**
 * Chunks that boot.ts preloads by address and database content. Chunks that every page of a shell
 * needs are listed in the shell. tools/build/preloads.ts makes the map.
 */
import { shellFor } from './shells.ts';

/** Paths of chunks, such as `/assets/Puzzle-….js`. */
export interface Preloads {
  /** For a puzzle page, by game. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** For a puzzle with saved progress. */
  readonly begun: readonly string[];
}

/** Chunks that this path's page needs beyond those of its shell. */
export function chunksOf({ games }: Preloads, pathname: string): readonly string[] {
  if (shellFor(pathname) !== 'play.html') return [];
  return games[pathname.split('/')[1] ?? ''] ?? [];
}

/**
 * JavaScript chunks that the boot script (boot.ts) preloads, depending on the address and the
 * database's content. Chunks that every page of a shell needs are listed in the shell itself.
 * tools/build/preloads.ts makes the map.
 */
import { shellFor } from './shells.ts';

/** Paths of chunks, such as `/assets/Puzzle-….js`. */
export interface Preloads {
  /** Chunks for a puzzle page, by game. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** Further chunks for a puzzle with saved progress. */
  readonly begun: readonly string[];
}

/** Paths of the chunks that a path's page needs beyond those of its shell. */
export function chunksOf({ games }: Preloads, pathname: string): readonly string[] {
  if (shellFor(pathname) !== 'play.html') return [];
  return games[pathname.split('/')[1] ?? ''] ?? [];
}

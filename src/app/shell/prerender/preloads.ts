/**
 * The chunks that boot.ts asks for ahead of the app. Those that every page of a shell needs stand in
 * the shell; these depend on the address and the database. The build makes the map
 * (tools/build/preloads.ts).
 */
import { shellFor } from './shells.ts';

/** Paths of chunks, such as `/assets/Puzzle-….js`. */
export interface Preloads {
  /** By game, for the page of a puzzle. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** For a puzzle that was begun before. */
  readonly begun: readonly string[];
}

/** The chunks that the page of this path is going to need beyond those of its shell. */
export function chunksOf({ games }: Preloads, pathname: string): readonly string[] {
  if (shellFor(pathname) !== 'play.html') return [];
  return games[pathname.split('/')[1] ?? ''] ?? [];
}

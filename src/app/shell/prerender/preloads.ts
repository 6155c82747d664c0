/** What boot.ts asks for ahead of the app; the map is made by tools/build/preloads.ts. */
import { shellFor } from './shells.ts';

/** Paths of chunks, such as `/assets/Puzzle-….js`. */
export interface Preloads {
  readonly home: readonly string[];
  readonly puzzle: readonly string[];
  /** For a puzzle that was begun before. */
  readonly begun: readonly string[];
  /** By game. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** By game. */
  readonly views: Readonly<Record<string, readonly string[]>>;
}

/** The chunks that the page of this path is going to need beyond the app itself. */
export function preloadsFor(preloads: Preloads, pathname: string): Set<string> {
  const { home, puzzle, rules, views } = preloads;
  switch (shellFor(pathname)) {
    case 'index.html':
      return new Set(home);
    case 'play.html': {
      const game = pathname.split('/')[1] ?? '';
      return new Set([...puzzle, ...(rules[game] ?? []), ...(views[game] ?? [])]);
    }
    default:
      return new Set();
  }
}

/** Every address of the app and the page behind it. All pages load on demand. */
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { GAMES, type GameEntry } from '../games/registry.ts';
import type { Visit } from './guards.ts';

/** What a page module exports. `Data` is what `load` finds for the page before its first render. */
export interface PageModule<Data> {
  readonly Page: ComponentType<PageProps<Data>>;
  load?(visit: Visit & { readonly entry: GameEntry }): Data | Promise<Data>;
}

export interface PageProps<Data = undefined> {
  readonly data: Data;
  readonly entry: GameEntry;
  readonly id: string;
}

export interface Route {
  /** In react-router's form: `/sudoku-shift/:id`. */
  readonly path: string;
  readonly entry: GameEntry | null;
  /** Names of the checks that run first (guards.ts). */
  readonly guards: readonly string[];
  /** Brings its own header: on a phone the board needs the room. */
  readonly bare: boolean;
  load(): Promise<PageModule<unknown>>;
}

function route<Data>(
  path: string,
  load: () => Promise<PageModule<Data>>,
  more: Partial<Pick<Route, 'entry' | 'guards' | 'bare'>> = {},
): Route {
  return {
    path,
    entry: null,
    guards: [],
    bare: false,
    ...more,
    load: load as () => Promise<PageModule<unknown>>,
  };
}

function gameRoutes(entry: GameEntry): Route[] {
  const guards = ['puzzle-id'];
  return [
    route(`/${entry.id}`, () => import('./pages/Landing.tsx'), { entry }),
    route(`/${entry.id}/archive`, () => import('./pages/Archive.tsx'), { entry }),
    route(`/${entry.id}/:id`, () => import('./pages/Puzzle.tsx'), { entry, guards, bare: true }),
    route(`/${entry.id}/:id/leaderboard`, () => import('./pages/Leaderboard.tsx'), {
      entry,
      guards,
    }),
  ];
}

/** In order: the first that matches is taken. */
const ROUTES: readonly Route[] = [
  route('/', () => import('./pages/Home.tsx')),
  route('/magic-link', () => import('./pages/MagicLink.tsx')),
  route('/licences', () => import('./pages/Licences.tsx')),
  ...GAMES.flatMap(gameRoutes),
];

/** The route of a path with the parts that its pattern names, or null. */
export function findRoute(pathname: string): { route: Route; params: Visit['params'] } | null {
  for (const candidate of ROUTES) {
    const match = matchPath(candidate.path, pathname);
    if (match) return { route: candidate, params: match.params };
  }
  return null;
}

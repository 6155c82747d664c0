/** All routes and their pages. Pages load on demand. */
import { matchPath } from 'react-router';
import { DEFINITIONS, type GameDefinition } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { PageModule, Visit } from '../page/page.ts';

export interface Route {
  /** react-router pattern: `/some-game/:id`. */
  readonly path: string;
  readonly definition: GameDefinition | null;
  /** Names of the guards to run first (guards.ts). */
  readonly guards: readonly string[];
  /** The page brings its own header: on a phone the board needs the room. */
  readonly bare: boolean;
  load(): Promise<PageModule<unknown>>;
}

function route<Data>(
  path: string,
  load: () => Promise<PageModule<Data>>,
  more: Partial<Pick<Route, 'definition' | 'guards' | 'bare'>> = {},
): Route {
  return {
    path,
    definition: null,
    guards: [],
    bare: false,
    ...more,
    load: load as () => Promise<PageModule<unknown>>,
  };
}

function gameRoutes(definition: GameDefinition): Route[] {
  const guards = ['puzzle-id'];
  return [
    route(`/${definition.id}`, () => import('../landing/Landing.tsx'), { definition }),
    route(`/${definition.id}/archive`, () => import('../archive/Archive.tsx'), { definition }),
    route(
      `/${definition.id}/:id`,
      () => {
        // Load in parallel with the page's chunk, which would request them one after the other. The
        // page reports a failure when it requests them again.
        const { rules, views } = loadersOf(definition.id);
        rules().catch(() => {});
        views().catch(() => {});
        return import('../play/Puzzle.tsx');
      },
      { definition, guards, bare: true },
    ),
    route(`/${definition.id}/:id/leaderboard`, () => import('../leaderboard/Leaderboard.tsx'), {
      definition,
      guards,
    }),
  ];
}

/** A page of the desk, where staff maintain the puzzles. */
function deskRoute(
  name: string,
  page: 'home' | 'legacy' | 'bench',
  definition: GameDefinition | null = null,
): Route {
  return route<unknown>(
    `/barista${name}`,
    async () => (await import('../desk/pages.ts'))[page]() as Promise<PageModule<unknown>>,
    { definition, guards: ['staff'] },
  );
}

/** In order of precedence: the first match wins. */
const ROUTES: readonly Route[] = [
  route('/', () => import('../home/Home.tsx')),
  route('/magic-link', () => import('../account/MagicLink.tsx')),
  route('/statistics', () => import('../statistics/Statistics.tsx')),
  route('/licences', () => import('./Licences.tsx')),
  deskRoute('', 'home'),
  deskRoute('/yearly-daily-legacy', 'legacy'),
  ...DEFINITIONS.map((definition) =>
    // The bench of Sudoku Shift is at `/barista/sudoku`.
    deskRoute(`/${definition.id.replace('-shift', '')}`, 'bench', definition),
  ),
  ...DEFINITIONS.flatMap(gameRoutes),
];

/** The matching route with its path parameters, or null. */
export function findRoute(pathname: string): { route: Route; params: Visit['params'] } | null {
  for (const candidate of ROUTES) {
    const match = matchPath(candidate.path, pathname);
    if (match) return { route: candidate, params: match.params };
  }
  return null;
}

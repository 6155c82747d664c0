/** All routes and their pages. Pages load on demand. */
import { DEFINITIONS, type GameDefinition } from '../../games/definitions.ts';
import { loadRules } from '../../games/loaders.ts';
import { loadViews } from '../../games/viewLoaders.ts';
import type { PageModule, Visit } from '../page/page.ts';

export interface Route {
  /** Pattern of the paths, such as `/some-game/:id`; `/*` at the end stands for whatever follows. */
  readonly path: string;
  readonly definition: GameDefinition | null;
  /** Names of the guards (guards.ts) to run before the page loads. */
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
        // Load the game's rules in parallel with the page's chunk, which would request them later.
        // The page reports a failure when it requests them again.
        loadRules(definition.id).catch(() => {});
        loadViews(definition.id).catch(() => {});
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

/** All routes in order of precedence: the first match wins. */
export const ROUTES: readonly Route[] = [
  route('/', () => import('../home/Home.tsx')),
  route('/magic-link', () => import('../account/MagicLink.tsx')),
  route('/statistics', () => import('../shelf/Shelf.tsx')),
  route('/tables', () => import('../tables/Tables.tsx')),
  route('/join/:code', () => import('../tables/JoinPage.tsx')),
  route('/licences', () => import('./Licences.tsx')),
  route('/privacy', () => import('../trust/Privacy.tsx')),
  route('/accessibility', () => import('../trust/Accessibility.tsx')),
  route('/barista/*', () => import('./DeskOffline.tsx')),
  ...DEFINITIONS.flatMap(gameRoutes),
];

/** Paths of pages that need accounts: a folder without them (docs/static.md) has no such pages. */
const OF_ACCOUNTS = /^\/(?:magic-link|tables|join|barista|[^/]+\/[^/]+\/leaderboard)(?:\/|$)/i;

/** The route that matches a path, with the path's parameters, or null. */
export function findRoute(pathname: string): { route: Route; params: Visit['params'] } | null {
  if (!__HAS_ACCOUNTS__ && OF_ACCOUNTS.test(pathname)) return null;
  for (const candidate of ROUTES) {
    const pattern = candidate.path.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}/*$`, 'i').exec(pathname);
    if (match) return { route: candidate, params: { ...match.groups } };
  }
  return null;
}

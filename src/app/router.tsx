/** Every address of the app and the page behind it. All pages load on demand. */
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { GAMES, type GameEntry } from '../games/registry.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { runGuards } from './guards.ts';
import { Layout } from './Layout.tsx';

/** What a page module exports. */
interface PageModule {
  readonly Page: React.ComponentType;
  readonly load?: (entry: GameEntry, args: Parameters<LoaderFunction>[0]) => unknown;
}

function page(
  path: string,
  load: () => Promise<PageModule>,
  { entry, guards = [] }: { entry?: GameEntry; guards?: readonly string[] } = {},
): RouteObject {
  return {
    path,
    handle: { entry },
    lazy: async () => {
      const module = await load();
      return {
        Component: module.Page,
        loader: (args) => {
          runGuards(guards, args);
          return module.load?.(entry as GameEntry, args) ?? null;
        },
      };
    },
  };
}

function gameRoutes(entry: GameEntry): RouteObject[] {
  const guards = ['puzzle-id'];
  return [
    page(`/${entry.id}`, () => import('./pages/Landing.tsx'), { entry }),
    page(`/${entry.id}/archive`, () => import('./pages/Archive.tsx'), { entry }),
    page(`/${entry.id}/:id`, () => import('./pages/Puzzle.tsx'), { entry, guards }),
    page(`/${entry.id}/:id/leaderboard`, () => import('./pages/Leaderboard.tsx'), {
      entry,
      guards,
    }),
  ];
}

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage standalone />,
    children: [
      {
        // On a route of its own: the router does not render the errorElement of a route whose own
        // lazy() has failed (react-router 8.5), and that is when it is needed most.
        errorElement: <ErrorPage />,
        children: [
          page('/', () => import('./pages/Home.tsx')),
          page('/licences', () => import('./pages/Licences.tsx')),
          ...GAMES.flatMap(gameRoutes),
          {
            path: '*',
            loader: ({ request }) => {
              const { pathname } = new URL(request.url);
              throw new Response(`Page not found: ${pathname}`, { status: 404 });
            },
          },
        ],
      },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);

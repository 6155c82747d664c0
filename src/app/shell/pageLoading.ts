/**
 * Opening a page: its guards, its chunk and its data, before anything of it is drawn.
 *
 * We use react-router's declarative mode and this, not its data mode: see docs/decisions/0008.
 */
import { atom, getDefaultStore } from 'jotai';
import { today } from '../device/today.ts';
import type { PageModule } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';
import { runGuards } from './guards.ts';
import { findRoute, type Route } from './routes.ts';

export type OpenPage =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page';
      readonly Page: PageModule<unknown>['Page'];
      readonly data: unknown;
      readonly route: Route;
      readonly id: string;
    };

/** A page that takes longer than this to open shows that it is on its way, in ms. */
const SLOW_MS = 300;

/** Whether a page has been on its way for long enough to say so. */
export const slowPageAtom = atom(false);

async function open(pathname: string): Promise<OpenPage> {
  const found = findRoute(pathname);
  if (!found) throw new PageError(404, `Page not found: ${pathname}`);
  const { route, params } = found;
  const visit = { pathname, params, definition: route.definition, today: today() };
  const answer = await runGuards(route.guards, visit);
  if (typeof answer === 'string') return { kind: 'redirect', to: answer };
  const { Page, load } = answer ?? (await route.load());
  // The network of a hotel answers with a script of its own until its terms are agreed to.
  if (!Page) throw new Error(`A part of the app did not come: the page of ${pathname}`);
  // Pages that are about a game are only ever on routes that have one.
  const data = await load?.(visit as Parameters<typeof load>[0]);
  return { kind: 'page', Page, data, route, id: params.id ?? '' };
}

interface Opening {
  readonly page: Promise<OpenPage>;
  /** When it was there, in ms of performance.now(); null while it is on its way. */
  arrived: number | null;
}

/** How long a page is kept that was loaded and never drawn, because the player went elsewhere, in ms. */
const KEEP_MS = 2_000;

const openings = new Map<string, Opening>();
let shown = '';

/**
 * The page of a path, opened once per `turn`. React asks for it again with every render until it
 * is there, so the promise is kept until `keepOnly` says that it has been drawn.
 */
export function pageFor(pathname: string, turn: number): Promise<OpenPage> {
  const key = `${turn} ${pathname}`;
  const before = openings.get(key);
  const isOld =
    before?.arrived != null && key !== shown && performance.now() - before.arrived > KEEP_MS;
  if (before && !isOld) return before.page;

  const opening: Opening = { page: open(pathname), arrived: null };
  openings.set(key, opening);
  const store = getDefaultStore();
  const timer = setTimeout(() => store.set(slowPageAtom, true), SLOW_MS);
  const arrive = () => {
    opening.arrived = performance.now();
    clearTimeout(timer);
    store.set(slowPageAtom, false);
  };
  opening.page.then(arrive, arrive);
  return opening.page;
}

/** Forgets every page but the one that is shown: coming back to one opens it anew. */
export function keepOnly(pathname: string, turn: number): void {
  shown = `${turn} ${pathname}`;
  for (const key of openings.keys()) if (key !== shown) openings.delete(key);
}

/**
 * Opens a page: runs its guards and loads its chunk and data before anything is rendered.
 * Uses react-router's declarative mode instead of its data mode: see docs/decisions/0008.
 */
import { atom, getDefaultStore } from 'jotai';
import { fromHost } from '../address.ts';
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

/** Loading time in ms after which a page's loading indicator is shown. */
const SLOW_MS = 300;

/** Whether the page takes so long to load that the indicator is shown. */
export const slowPageAtom = atom(false);

/** Finds the page of a path and runs its guards; a 404 without one. */
async function find(pathname: string, signal: AbortSignal) {
  const found = findRoute(pathname);
  if (!found) throw new PageError(404, `Page not found: ${pathname}`);
  const { route, params } = found;
  const visit = { pathname, params, definition: route.definition, today: today(), signal };
  return { route, params, visit, answer: await runGuards(route.guards, visit) };
}

/** Punctuation of a sentence at the end of a link. */
const END_OF_SENTENCE = /(?:[.,;:!?)'*]|%22|%3E|%C2%BB|%E2%80%(?:99|9D|A6))+$/i;

/** The path without the end of a sentence, if that leads to a page; null if it doesn't. */
async function withoutSentence(pathname: string, signal: AbortSignal): Promise<string | null> {
  const path = pathname.replace(END_OF_SENTENCE, '');
  if (path === pathname) return null;
  return find(path, signal).then(
    () => path,
    () => null,
  );
}

async function open(pathname: string, signal: AbortSignal): Promise<OpenPage> {
  const found = await find(pathname, signal).catch(async (error: unknown) => {
    const path = await withoutSentence(pathname, signal);
    if (path === null) throw error;
    return path;
  });
  if (typeof found === 'string') return { kind: 'redirect', to: found };
  const { route, params, visit, answer } = found;
  if (typeof answer === 'string') return { kind: 'redirect', to: answer };
  const { Page, load } = answer ?? (await route.load());
  // The chunk may lack the page: a captive portal may have answered with a script of its own.
  if (!Page) throw new Error(`A part of the app did not load: the page of ${pathname}`);
  // A visit without a game never reaches a page that needs `definition`.
  const data = await load?.(visit as Parameters<typeof load>[0]);
  return { kind: 'page', Page, data, route, id: params.id ?? '' };
}

interface Opening {
  readonly page: Promise<OpenPage>;
  readonly visit: AbortController;
  /** Time at which the page was loaded, in ms of performance.now(); null while it is loading. */
  arrived: number | null;
}

/** Lifetime in ms of a loaded page that was never rendered, because the player went elsewhere. */
const KEEP_MS = 2_000;

const openings = new Map<string, Opening>();
let shown = '';

function drop(key: string): void {
  openings.get(key)?.visit.abort();
  openings.delete(key);
}

/**
 * The page of a path, opened once per `turn`, a number that rises when the page is reopened. React
 * calls this on every render while suspended, so the promise is cached until `show`.
 */
export function pageFor(pathname: string, turn: number): Promise<OpenPage> {
  const key = `${turn} ${pathname}`;
  const before = openings.get(key);
  const isOld =
    before?.arrived != null && key !== shown && performance.now() - before.arrived > KEEP_MS;
  if (before && !isOld) return before.page;

  drop(key);
  const visit = new AbortController();
  const opening: Opening = { page: open(pathname, visit.signal), visit, arrived: null };
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

/**
 * Drops all loaded pages but the one that is now shown: navigating back opens them again, with fresh
 * data.
 * @returns a function for when the page is no longer shown.
 */
export function show(pathname: string, turn: number): () => void {
  shown = `${turn} ${pathname}`;
  const dropOthers = () => {
    for (const key of openings.keys()) if (key !== shown) drop(key);
  };
  dropOthers();
  // Going back before the next page is rendered renders nothing: that page would work on unseen.
  const onBack = () => fromHost(location.pathname) === pathname && dropOthers();
  addEventListener('popstate', onBack);
  return () => removeEventListener('popstate', onBack);
}

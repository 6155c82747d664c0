/**
 * Prefetches the data of the first frame while the app's JavaScript loads: database entries, and
 * the puzzle's pack if the database lacks the puzzle. The boot script starts it, the app takes it
 * over.
 */
import type { CivilDate } from '../../daily/date.ts';
import { idFor, parseId, type Schedule } from '../../daily/numbering.ts';
import { packUrlOf } from '../../daily/packs.ts';
import {
  ACCOUNT,
  CORRUPT_ROWS,
  PUBLISHED,
  puzzleKey,
  resultKeyOf,
  TRIED_KEY,
  UNSAVED_KEY,
} from '../../storage/keys.ts';
import { type Prefetched, prefetch, type Wanted } from '../../storage/prefetch.ts';

export interface Ahead {
  /** See `prefetch`. */
  readonly prefetched: Promise<readonly Prefetched[] | null>;
  /** The unsaved logs of earlier pages, which the prefetched entries lack. */
  readonly logs: readonly string[];
  /** Whether the page's puzzle has saved progress. */
  readonly isBegun: Promise<boolean>;
  /** Null when the database holds the puzzle, and on pages without one. */
  readonly pack: Promise<{ readonly url: string; readonly response: Promise<Response> } | null>;
}

/** The facts of a game that the boot script needs. */
export interface GameAhead {
  readonly schedule: Schedule;
  readonly puzzles: string;
  readonly results: string;
}

declare global {
  interface Window {
    /** Set by the boot script. Each part may be taken once; later reads would be stale. */
    ahead?: Partial<Ahead> | null;
  }
}

/** Null for pages whose first frame needs no database entries. */
export function readAhead(
  games: Readonly<Record<string, GameAhead>>,
  pathname: string,
  today: CivilDate,
): Ahead | null {
  const [, name = '', puzzle, ...more] = pathname.split('/');
  if (pathname === '/') {
    const logs = logsIn(readLocalStorage());
    const results = Object.values(games).map(({ results }): Wanted => [results]);
    const wanted: Wanted[] = [...results, ['progress'], ['meta', ACCOUNT], ['meta', PUBLISHED]];
    const prefetched = prefetch(wanted, () => indexedDB);
    const isBegun = Promise.resolve(false);
    return { prefetched, logs, isBegun, pack: Promise.resolve(null) };
  }
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game || puzzle === undefined || more.some((part) => part !== '')) return null;
  const { schedule, puzzles, results } = game;
  const id = puzzle === 'today' ? idFor(schedule, today) : puzzle;
  if (!parseId(schedule, id, today).ok) return null;
  const local = readLocalStorage();
  const key = puzzleKey(name, id);
  const isTried = local[TRIED_KEY]?.split(' ').includes(name);
  const wanted: Wanted[] = [
    [puzzles, id],
    // All rows of the game are needed to tell whether the player is new to it.
    ...(isTried
      ? ([
          ['progress', key],
          [results, resultKeyOf(schedule.naming, id)],
        ] as const)
      : ([['progress'], [results]] as const)),
    ['meta', CORRUPT_ROWS],
    ['meta', ACCOUNT],
    ['meta', PUBLISHED],
  ];
  const prefetched = prefetch(wanted, () => indexedDB);
  const pack = prefetched.then((found) => {
    if (found?.[0]?.entries.length !== 0) return null;
    const url = packUrlOf(name, schedule, id);
    const response = fetch(url);
    // Avoids an unhandled rejection when nothing consumes the response.
    response.catch(() => {});
    return { url, response };
  });
  const isBegun = prefetched.then(
    (found) => found?.[1]?.entries.some(([stored]) => stored === key) ?? false,
  );
  return { prefetched, logs: logsIn(local), isBegun, pack };
}

/**
 * Copied before the database is read: meanwhile another tab may move a log into the database and
 * remove it here.
 */
function readLocalStorage(): Readonly<Record<string, string>> {
  try {
    return { ...localStorage };
  } catch {
    // Blocked storage: nothing to read.
    return {};
  }
}

function logsIn(local: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(local).flatMap(([key, text]) =>
    key.startsWith(UNSAVED_KEY) ? [text] : [],
  );
}

/**
 * The prefetched entries and the logs to apply to them; null when there are none, and on the second
 * call.
 */
export async function takePrefetched(): Promise<{
  readonly prefetched: readonly Prefetched[];
  readonly logs: readonly string[];
} | null> {
  const logs = window.ahead?.logs ?? [];
  const prefetched = await take('prefetched');
  return prefetched ? { prefetched, logs } : null;
}

/** The prefetched pack's response; fetches when the URL differs. */
export async function fetchPack(url: string): Promise<Response> {
  const pack = await take('pack');
  return pack?.url === url ? pack.response : fetch(url);
}

function take<Part extends keyof Ahead>(part: Part): Ahead[Part] | undefined {
  const taken = window.ahead?.[part];
  if (window.ahead) delete window.ahead[part];
  return taken as Ahead[Part] | undefined;
}

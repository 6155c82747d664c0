/**
 * Reads what the page shows first while the app's JavaScript is on the way: entries of the database,
 * and the puzzle's pack where the database lacks the puzzle. The boot script begins it, the app
 * takes it over.
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
  /** Whether it is the page of a puzzle that was begun before. */
  readonly isBegun: Promise<boolean>;
  /** Null when the database holds the puzzle, and where there is none. */
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
    /** The boot script leaves it for the app, which takes each part once: it soon is of the past. */
    ahead?: Partial<Ahead> | null;
  }
}

/** Null for pages that show nothing out of the database at once. */
export function readAhead(
  games: Readonly<Record<string, GameAhead>>,
  pathname: string,
  today: CivilDate,
): Ahead | null {
  const [, name = '', puzzle, ...more] = pathname.split('/');
  const local = readLocalStorage();
  if (pathname === '/') {
    const results = Object.values(games).map(({ results }): Wanted => [results]);
    const wanted: Wanted[] = [...results, ['progress'], ['meta', ACCOUNT], ['meta', PUBLISHED]];
    const prefetched = prefetch(wanted, () => indexedDB);
    const isBegun = Promise.resolve(false);
    return { prefetched, logs: logsIn(local), isBegun, pack: Promise.resolve(null) };
  }
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game || puzzle === undefined || more.some((part) => part !== '')) return null;
  const { schedule, puzzles, results } = game;
  const id = puzzle === 'today' ? idFor(schedule, today) : puzzle;
  if (!parseId(schedule, id, today).ok) return null;
  const key = puzzleKey(name, id);
  const isTried = local[TRIED_KEY]?.split(' ').includes(name);
  const wanted: Wanted[] = [
    [puzzles, id],
    // Whether the player is new to the game is told by all of its rows.
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
    // The app hears of a failure when it takes the pack over, and may never do so.
    response.catch(() => {});
    return { url, response };
  });
  const isBegun = prefetched.then(
    (found) => found?.[1]?.entries.some(([stored]) => stored === key) ?? false,
  );
  return { prefetched, logs: logsIn(local), isBegun, pack };
}

/** A copy, made before the database is read: another tab may bring a log into it meanwhile, and remove it here. */
function readLocalStorage(): Readonly<Record<string, string>> {
  try {
    return { ...localStorage };
  } catch {
    // A store that is closed to the page holds nothing of ours.
    return {};
  }
}

function logsIn(local: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(local).flatMap(([key, text]) =>
    key.startsWith(UNSAVED_KEY) ? [text] : [],
  );
}

/** The prefetched entries and the logs that they lack; null where there are none, and the second time. */
export async function takePrefetched(): Promise<{
  readonly prefetched: readonly Prefetched[];
  readonly logs: readonly string[];
} | null> {
  const logs = window.ahead?.logs ?? [];
  const prefetched = await take('prefetched');
  return prefetched ? { prefetched, logs } : null;
}

/** The pack that was asked for ahead; else asks for it now. */
export async function fetchPack(url: string): Promise<Response> {
  const pack = await take('pack');
  return pack?.url === url ? pack.response : fetch(url);
}

function take<Part extends keyof Ahead>(part: Part): Ahead[Part] | undefined {
  const taken = window.ahead?.[part];
  if (window.ahead) delete window.ahead[part];
  return taken as Ahead[Part] | undefined;
}

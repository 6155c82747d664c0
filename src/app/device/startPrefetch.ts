/**
 * Prefetches the data of a page's first frame while the app's JavaScript loads: database entries,
 * and the puzzle's pack if the database lacks the puzzle. The boot script starts this, and the app
 * takes the answers.
 */
import type { CivilDate } from '../../daily/date.ts';
import { idFor, parseId, type Schedule } from '../../daily/numbering.ts';
import { packUrlOf } from '../../daily/packs.ts';
import { resultKeyOf } from '../../daily/resultKeyOf.ts';
import { ACCOUNT, PUBLISHED, puzzleKey, TRIED_KEY } from '../../storage/keys.ts';
import {
  JOINING_KEY,
  keyFor,
  logsOf,
  PLAYER_KEY,
  type PlayerName,
  playerIn,
} from '../../storage/players.ts';
import { type Prefetched, prefetch, type Wanted } from '../../storage/prefetch.ts';
import { onHost } from '../address.ts';

export interface StartedPrefetch {
  /** The player whose database was read. */
  readonly player: PlayerName;
  /** The database entries (`prefetch`); null where there are none. */
  readonly prefetched: Promise<readonly Prefetched[] | null>;
  /**
   * Moves that earlier pages left in localStorage: the prefetched database entries lack these
   * moves.
   */
  readonly logs: readonly string[];
  /** Whether the page's puzzle has saved progress. */
  readonly isStarted: Promise<boolean>;
  /**
   * Request for the puzzle's pack; null when the database holds the puzzle, and on pages without a
   * puzzle.
   */
  readonly pack: Promise<{ readonly url: string; readonly response: Promise<Response> } | null>;
}

/** The data of a game that the boot script needs. */
export interface GameToPrefetch {
  readonly schedule: Schedule;
  readonly puzzles: string;
  readonly results: string;
}

declare global {
  interface Window {
    /**
     * The prefetched data, set by the boot script. Each part may be taken once; later reads would
     * be stale.
     */
    startedPrefetch?: Partial<StartedPrefetch> | null;
  }
}

/** Starts the prefetch for a path; null for pages whose first frame needs no database entries. */
export function startPrefetch(
  games: Readonly<Record<string, GameToPrefetch>>,
  pathname: string,
  today: CivilDate,
): StartedPrefetch | null {
  const [, name = '', puzzle, ...more] = pathname.split('/');
  const local = readLocalStorage();
  const player = playerIn(local[PLAYER_KEY]);
  // The rows of a player whose data are still being brought over are not complete.
  if (local[JOINING_KEY] !== undefined) return null;
  if (pathname === '/') {
    const logs = logsIn(local, player);
    const results = Object.values(games).map(({ results }): Wanted => [results]);
    const wanted: Wanted[] = [...results, ['progress'], ['meta', ACCOUNT], ['meta', PUBLISHED]];
    const prefetched = prefetch(player, wanted, () => indexedDB, window);
    const isStarted = Promise.resolve(false);
    return { player, prefetched, logs, isStarted, pack: Promise.resolve(null) };
  }
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game || puzzle === undefined || more.some((part) => part !== '')) return null;
  const { schedule, puzzles, results } = game;
  const id = puzzle === 'today' ? idFor(schedule, today) : puzzle;
  if (!parseId(schedule, id, today).ok) return null;
  const key = puzzleKey(name, id);
  const isTried = local[keyFor(player, TRIED_KEY)]?.split(' ').includes(name);
  const wanted: Wanted[] = [
    [puzzles, id],
    // All results of the game are needed to tell whether the player is new to it.
    ...(isTried
      ? ([
          ['progress', key],
          [results, resultKeyOf(schedule.naming, id)],
        ] as const)
      : ([['progress'], [results]] as const)),
    ['meta', ACCOUNT],
    ['meta', PUBLISHED],
  ];
  const prefetched = prefetch(player, wanted, () => indexedDB, window);
  const pack = prefetched.then((found) => {
    if (found?.[0]?.entries.length !== 0) return null;
    const url = packUrlOf(name, schedule, id);
    const response = fetch(onHost(url));
    // A failed request for the pack would be an unhandled rejection when no page takes its
    // response.
    response.catch(() => {});
    return { url, response };
  });
  const isStarted = prefetched.then(
    (found) => found?.[1]?.entries.some(([stored]) => stored === key) ?? false,
  );
  return { player, prefetched, logs: logsIn(local, player), isStarted, pack };
}

/**
 * A copy of localStorage, made before the database is read: meanwhile another tab may move a log of
 * unsaved moves into the database and remove it from localStorage.
 */
function readLocalStorage(): Readonly<Record<string, string>> {
  try {
    return { ...localStorage };
  } catch {
    // Storage is blocked, so there is nothing to read.
    return {};
  }
}

function logsIn(local: Readonly<Record<string, string>>, player: PlayerName): readonly string[] {
  return Object.entries(local).flatMap(([key, text]) =>
    key.startsWith(logsOf(player)) ? [text] : [],
  );
}

/**
 * The prefetched database entries and the unsaved moves to apply to them; null when there are none,
 * and on the second call.
 */
export async function takePrefetched(): Promise<{
  readonly prefetched: readonly Prefetched[];
  readonly logs: readonly string[];
} | null> {
  const logs = window.startedPrefetch?.logs ?? [];
  const prefetched = await take('prefetched');
  return prefetched ? { prefetched, logs } : null;
}

/** The response for a puzzle pack: the prefetched one, or a new request when the URL differs. */
export async function fetchPack(url: string): Promise<Response> {
  const pack = await take('pack');
  return pack?.url === url ? pack.response : fetch(onHost(url));
}

function take<Part extends keyof StartedPrefetch>(part: Part): StartedPrefetch[Part] | undefined {
  const taken = window.startedPrefetch?.[part];
  if (window.startedPrefetch) delete window.startedPrefetch[part];
  return taken as StartedPrefetch[Part] | undefined;
}

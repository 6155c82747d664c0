/**
 * What is read ahead of the app: while its JavaScript is on the way and runs, the rows that the
 * page shows first come out of the database, and the puzzle's pack when the database lacks it. The
 * boot script begins it, the app takes it over.
 */
import type { CivilDate } from '../../daily/date.ts';
import { idFor, parseId, type Schedule } from '../../daily/numbering.ts';
import { packUrlOf } from '../../daily/packs.ts';
import { UNSAVED_KEY } from '../../storage/early/names.ts';
import { type EarlyRows, type RowRequest, readEarly } from '../../storage/early/readEarly.ts';
import { puzzleRequests, recordRequests } from '../../storage/early/requests.ts';

export interface Ahead {
  readonly rows: Reading;
  /** Whether it is the page of a puzzle that was begun before. */
  readonly isBegun: Promise<boolean>;
  /** Null when the rows hold the puzzle, and where there is none. */
  readonly pack: Promise<{ readonly url: string; readonly response: Promise<Response> } | null>;
}

export interface Reading {
  readonly requests: readonly RowRequest[];
  /** See `readEarly`. */
  readonly found: Promise<EarlyRows | null>;
  /** What earlier pages were still writing, which these rows are without: for `bringIn`. */
  readonly logs: readonly string[];
}

/** What has to be known of a game. */
export interface GameAhead {
  readonly schedule: Schedule;
  readonly puzzles: string;
  readonly results: string;
}

declare global {
  interface Window {
    /** Left by the boot script for the app, which takes each part once: it soon is of the past. */
    ahead?: Partial<Ahead> | null;
  }
}

function readRows(requests: readonly RowRequest[]): Reading {
  // First of all: another tab may bring one into the database and take it away while that is read.
  const logs = readLogs();
  return { requests, found: readEarly(requests, () => indexedDB), logs };
}

function readLogs(): readonly string[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith(UNSAVED_KEY) ? [text as string] : [],
    );
  } catch {
    // Where it is closed to us nothing can have been left in it.
    return [];
  }
}

/** Null for pages that show nothing out of the database at once. */
export function readAhead(
  games: Readonly<Record<string, GameAhead>>,
  pathname: string,
  today: CivilDate,
): Ahead | null {
  const [, name = '', puzzle, ...more] = pathname.split('/');
  if (pathname === '/') {
    const requests = recordRequests(Object.values(games).map(({ results }) => results));
    const isBegun = Promise.resolve(false);
    return { rows: readRows(requests), isBegun, pack: Promise.resolve(null) };
  }
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game || puzzle === undefined || more.some((part) => part !== '')) return null;
  const { schedule, puzzles, results } = game;
  const id = puzzle === 'today' ? idFor(schedule, today) : puzzle;
  if (!parseId(schedule, id, today).ok) return null;
  const stored = { puzzles, results, naming: schedule.naming };
  const requests = puzzleRequests(name, stored, id);
  const rows = readRows(requests);
  const pack = rows.found.then((found) => {
    if (found === null || found[0]?.length !== 0) return null;
    const url = packUrlOf(name, schedule, id);
    const response = fetch(url);
    // Whoever takes it over hears of a failure; when nobody does, it is no one's.
    response.catch(() => {});
    return { url, response };
  });
  const isBegun = rows.found.then((found) => found?.[1]?.length === 1);
  return { rows, isBegun, pack };
}

/** The rows of these requests, as read ahead or read now. */
export function rowsAhead(requests: readonly RowRequest[]): Reading {
  const rows = take('rows');
  const isThis = JSON.stringify(rows?.requests) === JSON.stringify(requests);
  return rows && isThis ? rows : readRows(requests);
}

/** A pack as it was asked for ahead; else asks for it now. */
export async function fetchPack(url: string): Promise<Response> {
  const pack = await take('pack');
  return pack?.url === url ? pack.response : fetch(url);
}

function take<Part extends keyof Ahead>(part: Part): Ahead[Part] | undefined {
  const taken = window.ahead?.[part];
  if (window.ahead) delete window.ahead[part];
  return taken as Ahead[Part] | undefined;
}

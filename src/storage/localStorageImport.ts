/**
 * Takes over what the site kept in localStorage before it had a database. It happens once: what
 * was taken is removed there, but only when it is safely in the database.
 */

import type { Game } from '../games/contract/game.ts';
import { definitionOf, GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { Warn } from './corruptRows.ts';
import type { GameResult, ResilientStorage } from './port.ts';
import { isRecord, isResultValue } from './rows.ts';
import { idFromResultKey, isPuzzleId, isReleased, storedNames } from './tables.ts';
import type { WebStorage } from './webStorage.ts';

export const REJECTED_IMPORT = 'rejected-import';

/** What reads each game's cached puzzles; its rules are not in the definitions. */
export type PuzzleParsers = Readonly<Partial<Record<GameId, Pick<Game, 'parsePuzzle'>>>>;

/** One value that was not accepted; the meta entry `rejected-import` is a list of these. */
export interface RejectedValue {
  /** Name of the cache in localStorage. */
  readonly cache: string;
  /** Key within it; empty when the cache as a whole could not be read. */
  readonly key: string;
  readonly value: Json;
  readonly why: string;
}

export interface LocalStorageImport {
  readonly results: number;
  readonly puzzles: number;
  /** Deleted because the specification has their keys deleted (section 5). */
  readonly purged: number;
  readonly rejected: number;
}

interface Found {
  readonly results: GameResult[];
  readonly puzzles: { game: GameId; id: string; puzzle: Json }[];
  readonly rejected: RejectedValue[];
  readonly read: string[];
  purged: number;
}

/** Whether there is anything to take over, before all the games' parsers are loaded for it. */
export function hasFormerCache(web: WebStorage): boolean {
  return GAME_IDS.some((game) => {
    const { results, puzzles } = storedNames(game);
    return web.getItem(results) !== null || web.getItem(puzzles) !== null;
  });
}

/**
 * @param web a tolerant localStorage (webStorage.ts).
 * @param parsers caches of games without one stay where they are.
 * @param at epoch ms, for the outbox rows.
 * @param warn is told of everything that was not accepted.
 */
export async function importLocalStorage(
  web: WebStorage,
  storage: ResilientStorage,
  parsers: PuzzleParsers,
  at: number,
  warn: Warn,
): Promise<LocalStorageImport> {
  const found: Found = { results: [], puzzles: [], rejected: [], read: [], purged: 0 };
  for (const game of GAME_IDS) {
    const parser = parsers[game];
    if (parser === undefined) continue;
    readResults(web, game, at, found);
    readPuzzles(web, game, parser, found);
  }
  const { results, puzzles, rejected, purged } = found;
  const counts = { results: 0, puzzles: puzzles.length, purged, rejected: rejected.length };
  if (found.read.length === 0) return counts;

  const { added } = await storage.importPlayerData({ results, progress: [] }, at);
  for (const { game, id, puzzle } of puzzles) await storage.writePuzzle(game, id, puzzle);
  if (rejected.length > 0) await keepAside(storage, rejected);
  for (const { cache, key, why } of rejected) {
    warn(`Crema: ${cache}${key && `/${key}`} was not taken over and is kept aside: ${why}`);
  }
  // In memory only it would be lost with the page: then localStorage keeps it for the next time.
  if (storage.durability() === 'kept') for (const cache of found.read) web.removeItem(cache);
  return { ...counts, results: added };
}

function readResults(web: WebStorage, game: GameId, at: number, found: Found): void {
  const cache = storedNames(game).results;
  const map = readCache(web, cache, found);
  if (map === null) return;
  if (!isRecord(map)) {
    found.rejected.push({ cache, key: '', value: map, why: 'It is not a map of results.' });
    return;
  }
  for (const [key, value] of Object.entries(map)) {
    if (definitionOf(game).isObsoleteKey?.(key)) {
      found.purged++;
      continue;
    }
    const reject = (why: string) => found.rejected.push({ cache, key, value: value as Json, why });
    const id = idFromResultKey(game, key);
    const parsed = resultsOf(game).parse(value);
    if (id === null) reject('There is no puzzle of that name.');
    else if (!parsed.ok) reject(parsed.problem.message);
    else if (!isResultValue(parsed.value)) reject('It is not a list.');
    else if (!isReleased(game, id, at)) reject('That puzzle is not out yet.');
    else found.results.push({ game, id, result: parsed.value, openedOn: null, finishedAt: null });
  }
}

/** The cache may be a map or a list of puzzles. */
function readPuzzles(
  web: WebStorage,
  game: GameId,
  parser: Pick<Game, 'parsePuzzle'>,
  found: Found,
): void {
  const cache = storedNames(game).puzzles;
  const map = readCache(web, cache, found);
  if (map === null) return;
  if (typeof map !== 'object') {
    found.rejected.push({ cache, key: '', value: map, why: 'It is not a map of puzzles.' });
    return;
  }
  for (const [key, value] of Object.entries(map)) {
    const reject = (why: string) => found.rejected.push({ cache, key, value: value as Json, why });
    const parsed = parser.parsePuzzle(value);
    if (!parsed.ok) reject(parsed.problem.message);
    else if (!isPuzzleId(game, parsed.value.id)) reject('There is no puzzle of that name.');
    else found.puzzles.push({ game, id: parsed.value.id, puzzle: value as Json });
  }
}

/** The parsed cache, or null when there is none or it was rejected. */
function readCache(web: WebStorage, cache: string, found: Found): Json {
  const text = web.getItem(cache);
  if (text === null) return null;
  found.read.push(cache);
  try {
    return JSON.parse(text) as Json;
  } catch {
    found.rejected.push({ cache, key: '', value: text, why: 'It is not JSON.' });
    return null;
  }
}

/** Adds to what was kept aside before; a value that comes again replaces itself. */
async function keepAside(
  storage: ResilientStorage,
  rejected: readonly RejectedValue[],
): Promise<void> {
  const place = (value: unknown) =>
    isRecord(value) ? `${String(value.cache)}/${String(value.key)}` : '';
  const places = new Set(rejected.map(place));
  const before = await storage.getMeta(REJECTED_IMPORT);
  const others = Array.isArray(before) ? before.filter((value) => !places.has(place(value))) : [];
  await storage.putMeta(REJECTED_IMPORT, [...others, ...rejected] as unknown as Json);
}

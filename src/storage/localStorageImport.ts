/**
 * Takes over what the site kept in localStorage before it had a database. It happens once: what
 * was taken is removed there, but only when it is safely in the database.
 */

import { definitionOf, GAME_IDS } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { Warn } from './corruptRows.ts';
import {
  type FormerValue,
  formerAmong,
  judgeEntries,
  judgeFormerCaches,
  type PuzzleParsers,
  REJECTED_IMPORT,
  takenResults,
} from './formerCaches.ts';
import { keepOriginals } from './formerOriginals.ts';
import type { FormerResult } from './formerResults.ts';
import type { ResilientStorage } from './port.ts';
import { isRecord } from './rows.ts';
import { storedNames } from './tables.ts';
import type { WebStorage } from './webStorage.ts';

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
  /** The results among them that were written in a form of the former site. */
  readonly former: readonly FormerResult[];
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
  const { read, values } = judgeFormerCaches(web, parsers, at);
  const puzzles = values.filter((one) => one.verdict === 'puzzle');
  const purged = values.filter((one) => one.verdict === 'purged').length;
  const rejected = values
    .filter((one) => one.verdict === 'refused')
    .map(({ cache, key, value, why }): RejectedValue => ({ cache, key, value, why }));
  const former = formerAmong(values);
  const counts = { results: 0, puzzles: puzzles.length, purged, rejected: rejected.length, former };
  if (read.length === 0) return counts;

  await keepOriginals(storage, former);
  const { added } = await storage.importPlayerData(
    { results: takenResults(values), progress: [] },
    at,
  );
  for (const { game, id, value } of puzzles) await storage.writePuzzle(game, id, value);
  if (rejected.length > 0) await keepAside(storage, rejected);
  for (const { cache, key, why } of rejected) {
    warn(`Crema: ${cache}${key && `/${key}`} was not taken over and is kept aside: ${why}`);
  }
  // In memory only it would be lost with the page: then localStorage keeps it for the next time.
  if (storage.durability() === 'kept') for (const cache of read) web.removeItem(cache);
  return { ...counts, results: added };
}

/**
 * Takes over what an earlier build kept aside and this one can read. What is still not understood stays
 * aside.
 *
 * @param at epoch ms, for the outbox rows.
 */
export async function importKeptAside(
  storage: ResilientStorage,
  at: number,
): Promise<readonly FormerResult[]> {
  const aside = await storage.getMeta(REJECTED_IMPORT);
  if (!Array.isArray(aside)) return [];
  const values = GAME_IDS.flatMap((game): readonly FormerValue[] => {
    const cache = storedNames(game).results;
    const entries = aside.flatMap((one: unknown) =>
      isRecord(one) && one.cache === cache && typeof one.key === 'string' && one.key !== ''
        ? [[one.key, one.value] as const]
        : [],
    );
    return judgeEntries(game, cache, entries, at);
  });
  const readable = await withoutThoseThatStand(storage, values);
  const taken = takenResults(readable);
  if (taken.length === 0) return [];
  const former = formerAmong(readable);
  await keepOriginals(storage, former);
  await storage.importPlayerData({ results: taken, progress: [] }, at);
  const places = new Set(readable.filter(({ verdict }) => verdict === 'result').map(place));
  const others = aside.filter((one: unknown) => !places.has(place(one)));
  await storage.putMeta(REJECTED_IMPORT, others as Json);
  return former;
}

/** A result that stands already is not replaced, so what lies aside of its puzzle stays there, unmentioned. */
async function withoutThoseThatStand(
  storage: ResilientStorage,
  values: readonly FormerValue[],
): Promise<readonly FormerValue[]> {
  const standing = await Promise.all(
    values.map(async (one) => {
      if (one.verdict !== 'result') return false;
      const row = await storage.readResult(one.game, one.id);
      return row !== null && definitionOf(one.game).results.isComplete(row.result);
    }),
  );
  return values.filter((_, i) => !standing[i]);
}

const place = (value: unknown) =>
  isRecord(value) ? `${String(value.cache)}/${String(value.key)}` : '';

/** Adds to what was kept aside before; a value that comes again replaces itself. */
async function keepAside(
  storage: ResilientStorage,
  rejected: readonly RejectedValue[],
): Promise<void> {
  const places = new Set(rejected.map(place));
  const before = await storage.getMeta(REJECTED_IMPORT);
  const others = Array.isArray(before) ? before.filter((value) => !places.has(place(value))) : [];
  await storage.putMeta(REJECTED_IMPORT, [...others, ...rejected] as unknown as Json);
}

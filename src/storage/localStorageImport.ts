/**
 * Imports the former site's localStorage once. Imported caches are removed from localStorage only
 * after the database has stored them.
 */
import { definitionOf, GAME_IDS } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { FormerResult } from '../protocol/formerResults.ts';
import { storedNames } from '../protocol/resultKeys.ts';
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
import { readEntry, writeEntry } from './metaEntry.ts';
import type { ResilientStorage } from './port.ts';
import { isRecord } from './rows.ts';
import type { WebStorage } from './webStorage.ts';

/** A rejected value; the meta entry `rejected-import` is a list of these. */
export interface RejectedValue {
  /** Name of the cache in localStorage. */
  readonly cache: string;
  /** Key within the cache; empty when the cache as a whole could not be read. */
  readonly key: string;
  readonly value: Json;
  readonly why: string;
}

export interface LocalStorageImport {
  readonly results: number;
  readonly puzzles: number;
  /** Number of values deleted, as the specification demands for their keys (section 5). */
  readonly purged: number;
  readonly rejected: number;
  /** The imported results that were stored in a form of the former site. */
  readonly former: readonly FormerResult[];
}

/**
 * @param web localStorage, wrapped by `safeWebStorage` (webStorage.ts).
 * @param parsers caches of games without a parser stay in localStorage.
 * @param at epoch ms, for the outbox rows.
 * @param warn receives a message for each rejected value.
 */
export async function importLocalStorage(
  web: WebStorage,
  storage: ResilientStorage,
  parsers: PuzzleParsers,
  at: number,
  warn: (message: string) => void,
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
  // Data held in memory would be lost with the page: keep localStorage for the next attempt.
  if (storage.durability() === 'kept') for (const cache of read) web.removeItem(cache);
  return { ...counts, results: added };
}

/**
 * Imports values that an earlier build rejected and this build can read. Other values stay aside.
 *
 * @param at epoch ms, for the outbox rows.
 */
export async function importKeptAside(
  storage: ResilientStorage,
  at: number,
): Promise<readonly FormerResult[]> {
  const aside = await readEntry(storage, REJECTED_IMPORT);
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
  const others = aside.filter((one) => !places.has(place(one)));
  await writeEntry(storage, REJECTED_IMPORT, others);
  return former;
}

/** Leaves out values whose puzzle has a complete result: such values stay aside, unreported. */
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

/** Adds to the rejected values; a new value replaces an earlier one of the same cache and key. */
async function keepAside(
  storage: ResilientStorage,
  rejected: readonly RejectedValue[],
): Promise<void> {
  const places = new Set(rejected.map(place));
  const before = await readEntry(storage, REJECTED_IMPORT);
  const others = before.filter((value) => !places.has(place(value)));
  const added = rejected.map((value): Json => ({ ...value }));
  await writeEntry(storage, REJECTED_IMPORT, [...others, ...added]);
}

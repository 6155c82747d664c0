/**
 * Takes over what the site kept in localStorage before it had a database. It happens once: what
 * was taken is removed there, but only when it is safely in the database.
 */

import type { Json } from '../lib/json.ts';
import type { Warn } from './corruptRows.ts';
import { judgeFormerCaches, type PuzzleParsers, takenResults } from './formerCaches.ts';
import type { ResilientStorage } from './port.ts';
import { isRecord } from './rows.ts';
import type { WebStorage } from './webStorage.ts';

export const REJECTED_IMPORT = 'rejected-import';

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
  const counts = { results: 0, puzzles: puzzles.length, purged, rejected: rejected.length };
  if (read.length === 0) return counts;

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

/**
 * Reads prefetched entries, for the first frame. The reading methods are those of storage itself,
 * over tables that hold the prefetched entries in memory.
 */
import { isGameId } from '../games/definitions.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { judgeSave, replacing } from '../sittings/save.ts';
import type { ProgressRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { entriesIn } from './leaveUnsaved.ts';
import type { ReadStorage } from './port.ts';
import type { Prefetched } from './prefetch.ts';
import { makeReads } from './reads.ts';
import { isRecord, readProgressRow } from './rows.ts';

/** Thrown when the snapshot cannot answer: the caller must ask storage. */
export class NotInSnapshot extends Error {}

function notInSnapshot(name: string): never {
  throw new NotInSnapshot(name);
}

/**
 * The methods of a snapshot reject with `NotInSnapshot` for entries that were not prefetched.
 *
 * @param logs the unsaved logs from localStorage, which the prefetched entries lack.
 * @returns null when only storage can merge the logs.
 */
export function snapshotOf(
  prefetched: readonly Prefetched[],
  logs: readonly string[],
): ReadStorage | null {
  const merged = withLogs(prefetched, logs);
  if (merged === null) return null;
  return makeReads({
    transaction: (_scope, work) =>
      work({
        get: async (table, key) => entryOf(merged, table, key),
        all: async (table) => {
          const whole = merged.find(({ wanted: [name, key] }) => name === table && !key);
          return whole ? whole.entries : notInSnapshot(table);
        },
      }),
  });
}

/** An entry's value; undefined when absent; throws when the entry was not prefetched. */
function entryOf(prefetched: readonly Prefetched[], table: string, key: string): unknown {
  const found = prefetched.find(
    ({ wanted: [name, only] }) => name === table && (only === undefined || only === key),
  );
  return found
    ? found.entries.find(([name]) => name === key)?.[1]
    : notInSnapshot(`${table}/${key}`);
}

/** Merges the unsaved logs: nearly every closed page leaves one, if only for the elapsed time. */
function withLogs(
  prefetched: readonly Prefetched[],
  logs: readonly string[],
): readonly Prefetched[] | null {
  const left = logs.flatMap(entriesIn);
  if (left.length === 0) return prefetched;
  const rows = left.map(progressIn);
  const isSound = (row: ProgressRow | null) => row !== null && !hasResult(prefetched, row);
  if (!rows.every(isSound)) return null;
  return prefetched.map((each) => {
    const { wanted, entries } = each;
    const [table, only] = wanted;
    if (table !== 'progress') return each;
    const incoming = (rows as ProgressRow[]).filter(
      ({ game, id }) => only === undefined || only === puzzleKey(game, id),
    );
    const saved = new Map(entries);
    for (const row of incoming) {
      const key = puzzleKey(row.game, row.id);
      const before = readProgressRow(key, saved.get(key));
      if (before === null) saved.set(key, row);
      else if (judgeSave(row, before, false) === 'replaces') saved.set(key, replacing(row, before));
    }
    return { wanted, entries: [...saved].sort(([a], [b]) => (a < b ? -1 : 1)) };
  });
}

/** An unfinished game from a log; null for other entries, which storage merges. */
function progressIn(entry: unknown): ProgressRow | null {
  if (!isRecord(entry) || entry.kind !== 'progress') return null;
  const { row } = entry;
  if (!isRecord(row) || !isGameId(row.game) || typeof row.id !== 'string') return null;
  return readProgressRow(puzzleKey(row.game, row.id), row);
}

/** Whether the game's result was prefetched: only storage decides whether that ends the game. */
function hasResult(prefetched: readonly Prefetched[], { game, id }: ProgressRow): boolean {
  const key = resultKey(game, id);
  return prefetched.some(
    ({ wanted: [table], entries }) =>
      table === storedNames(game).results && entries.some(([name]) => name === key),
  );
}

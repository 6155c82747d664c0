/**
 * The outbox table: results of an account on their way to the server. Without an account it is empty.
 *
 * A finished puzzle is an entry of its own. Bulk results (a backup, the former site's cache) share
 * one entry: IndexedDB takes as long for a row as for a thousand results within it.
 */
import type { GameId } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import type { OutboxRow, ResultRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { readOutboxEntry, rowsOf } from './rows.ts';
import type { ReadTransaction, TableEntry, TableStore, TableTransaction } from './tableStore.ts';

export type Unsent = Pick<OutboxRow, 'game' | 'id' | 'result' | 'openedOn' | 'createdAt' | 'hash'>;

export const unsentFrom = (
  game: GameId,
  { id, result, openedOn, hash }: ResultRow,
  createdAt: number,
): Unsent => ({ game, id, result, openedOn, createdAt, ...(hash && { hash }) });

/** From this number on, results written together share an entry. */
const MANY = 8;

/** Adds a row per result; the caller ensures that there is no row for the puzzle yet. */
export async function enqueue(tx: TableTransaction, unsent: readonly Unsent[]): Promise<void> {
  if (unsent.length === 0) return;
  const rows = unsent.map((one): OutboxRow => ({ ...one, stage: 'waiting' }));
  if (rows.length < MANY) {
    await tx.put(
      'outbox',
      rows.map((row) => [puzzleKey(row.game, row.id), row]),
    );
    return;
  }
  const taken = new Set(await tx.keys('outbox'));
  let number = taken.size;
  while (taken.has(`many/${number}`)) number++;
  await tx.put('outbox', [[`many/${number}`, rows]]);
}

/** Every readable row, oldest first. */
export async function outboxRows(tx: ReadTransaction): Promise<OutboxRow[]> {
  const entries = await rowsOf(tx, 'outbox', readOutboxEntry);
  return entries.flat().sort((a, b) => a.createdAt - b.createdAt);
}

/** Replaces each row by the result of `change`; null drops the row, the same object keeps it. */
export async function changeRows(
  tx: TableTransaction,
  change: (row: OutboxRow) => OutboxRow | null,
): Promise<void> {
  const changed: TableEntry[] = [];
  const gone: string[] = [];
  for (const [key, value] of await tx.all('outbox')) {
    const before = readOutboxEntry(key, value);
    if (before === null) continue;
    const after = before.map(change).filter((row) => row !== null);
    if (after.length === 0) gone.push(key);
    else if (after.length !== before.length || after.some((row, i) => row !== before[i])) {
      changed.push([key, Array.isArray(value) ? after : after[0]]);
    }
  }
  if (changed.length > 0) await tx.put('outbox', changed);
  if (gone.length > 0) await tx.delete('outbox', gone);
}

/** The row with another result, if given, then without the hash of the old result. */
export function withResult(row: OutboxRow, result: Json | undefined): OutboxRow {
  if (result === undefined || isSame(result, row.result)) return row;
  const { hash: _hash, ...rest } = row;
  return { ...rest, result };
}

export function outboxPart(store: TableStore) {
  return {
    listOutbox: () => store.transaction({ mode: 'read', tables: ['outbox'] }, outboxRows),

    changeOutbox: (changes) => {
      const wanted = new Map(changes.map((one) => [puzzleKey(one.game, one.id), one.change]));
      return store.transaction({ mode: 'write', tables: ['outbox'] }, (tx) =>
        changeRows(tx, (row) => {
          const change = wanted.get(puzzleKey(row.game, row.id));
          if (change === undefined) return row;
          if (change === 'acknowledged') return null;
          const { setAside, failing, ...rest } = { ...withResult(row, change.result), ...change };
          return { ...rest, ...(setAside && { setAside }), ...(failing && { failing }) };
        }),
      );
    },
  } satisfies Partial<Storage>;
}

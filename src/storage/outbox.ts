/**
 * The outbox table: results on their way to the server.
 *
 * A finished puzzle is an entry of its own. Bulk results (a backup, the former site's cache) share
 * one entry: IndexedDB takes as long for a row as for a thousand results within it. If two accounts
 * on one device have a row for the same puzzle, the earlier account's entry moves to a key with its
 * uid.
 */
import { isSame, type Json } from '../lib/json.ts';
import type { Base } from './base.ts';
import type { OutboxRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { readOutboxEntry } from './rows.ts';
import { readable } from './soundRows.ts';
import type { TableEntry, TableTransaction } from './tableStore.ts';

export type Unsent = Pick<
  OutboxRow,
  'game' | 'id' | 'result' | 'openedOn' | 'owner' | 'createdAt' | 'hash' | 'log'
>;

/** From this number on, results written together share an entry. */
const MANY = 8;

/** Adds a row per result; the caller ensures that its owner has no row for the puzzle yet. */
export async function enqueue(tx: TableTransaction, unsent: readonly Unsent[]): Promise<void> {
  if (unsent.length === 0) return;
  const rows = unsent.map((one): OutboxRow => ({ ...one, stage: 'waiting' }));
  if (rows.length < MANY) {
    for (const row of rows) await putAlone(tx, row);
    return;
  }
  const taken = new Set(await tx.keys('outbox'));
  let number = taken.size;
  while (taken.has(`many/${number}`)) number++;
  await tx.put('outbox', [[`many/${number}`, rows]]);
}

async function putAlone(tx: TableTransaction, row: OutboxRow): Promise<void> {
  const key = puzzleKey(row.game, row.id);
  // The read, issued first, sees the row that the write replaces; together they cost one wait.
  const [replaced] = await Promise.all([tx.get('outbox', key), tx.put('outbox', [[key, row]])]);
  const before = readOutboxEntry(key, replaced)?.[0];
  if (before === undefined || before.owner === null || before.owner === row.owner) return;
  await tx.put('outbox', [[`${key}@${before.owner}`, before]]);
}

/**
 * Stores results for an account that is not the device's: they are shown and sent when that account
 * signs in again. Returns the number of new rows.
 */
export async function leaveBehind(
  tx: TableTransaction,
  owner: string,
  results: readonly Omit<Unsent, 'owner'>[],
): Promise<number> {
  const own = (await outboxRows(tx)).filter((row) => row.owner === owner);
  const known = new Set(own.map((row) => puzzleKey(row.game, row.id)));
  // The keys contain the uid: keys without a uid belong to the device's account.
  const entries = results
    .filter((one) => !known.has(puzzleKey(one.game, one.id)))
    .map(
      (one): TableEntry => [
        `${puzzleKey(one.game, one.id)}@${owner}`,
        { ...one, owner, stage: 'waiting' } satisfies OutboxRow,
      ],
    );
  await tx.put('outbox', entries);
  return entries.length;
}

/** The outbox row without its sync state, so that it is sent from the first stage. */
export function unsentAgain({ setAside: _aside, failing: _failing, ...row }: OutboxRow): OutboxRow {
  return { ...row, stage: 'waiting' };
}

/** Every readable row, oldest first. */
export async function outboxRows(tx: TableTransaction): Promise<OutboxRow[]> {
  return oldestFirst(readable(await tx.all('outbox'), readOutboxEntry));
}

export function oldestFirst(entries: readonly (readonly OutboxRow[])[]): OutboxRow[] {
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

/** The row with another result, if given, then without the hash and log of the old result. */
export function withResult(row: OutboxRow, result: Json | undefined): OutboxRow {
  if (result === undefined || isSame(result, row.result)) return row;
  const { hash: _hash, log: _log, ...rest } = row;
  return { ...rest, result };
}

export function outboxPart({ store, rows }: Base) {
  return {
    listOutbox: () =>
      store.transaction({ mode: 'read', tables: ['outbox'] }, async (tx) =>
        oldestFirst(await rows.all(tx, 'outbox', readOutboxEntry)),
      ),

    changeOutbox: (owner, changes) => {
      const wanted = new Map(changes.map((one) => [puzzleKey(one.game, one.id), one.change]));
      return store.transaction({ mode: 'write', tables: ['outbox'] }, (tx) =>
        changeRows(tx, (row) => {
          const change = row.owner === owner ? wanted.get(puzzleKey(row.game, row.id)) : undefined;
          if (change === undefined) return row;
          if (change === 'acknowledged') return null;
          const { setAside, failing, ...rest } = { ...withResult(row, change.result), ...change };
          return { ...rest, ...(setAside && { setAside }), ...(failing && { failing }) };
        }),
      );
    },
  } satisfies Partial<Storage>;
}

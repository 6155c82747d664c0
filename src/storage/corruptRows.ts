/**
 * Moves unreadable rows to the `corrupt-rows` entry of meta and names them in the console: they
 * never crash a page, and stay available for repair.
 */
import { CORRUPT_ROWS } from './keys.ts';
import type { RowReader } from './rows.ts';
import { type CorruptRows, type SoundRows, soundRows } from './soundRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

/** Receives messages about unreadable rows, for the console. */
export type Warn = (message: string) => void;

/** Moves corrupt rows aside, in a separate transaction after the read. */
export function movingCorruptAside(store: TableStore, warn: Warn): SoundRows {
  const onTheWay = new Map<string, Promise<void>>();

  function moveAsideSoon(table: TableName, key: string, reader: RowReader<unknown>): void {
    const place = `${table}/${key}`;
    if (onTheWay.has(place)) return;
    warn(`Crema: the stored row ${place} cannot be read. It was kept aside.`);
    // A separate task: the read may be part of a live query, which must not write.
    const moved = new Promise<void>((resolve) => {
      setTimeout(() => {
        store
          .transaction({ mode: 'write', tables: [table, 'meta'] }, (tx) =>
            moveAside(tx, table, key, reader),
          )
          .catch(() => {})
          .finally(() => {
            onTheWay.delete(place);
            resolve();
          });
      }, 0);
    });
    onTheWay.set(place, moved);
  }

  const rows = soundRows(store, moveAsideSoon);
  return {
    ...rows,
    isAside: async (table, key) => {
      await onTheWay.get(`${table}/${key}`);
      return rows.isAside(table, key);
    },
  };
}

/** Moves one row aside, unless it is now gone or valid. The transaction includes meta. */
export async function moveAside(
  tx: TableTransaction,
  table: TableName,
  key: string,
  reader: RowReader<unknown>,
): Promise<void> {
  const value = await tx.get(table, key);
  if (value === undefined || reader(key, value) !== null) return;
  await keepAside(tx, table, key, value);
  await tx.delete(table, [key]);
}

/** Stores a copy of a value that is about to be overwritten. The transaction includes meta. */
export async function keepAside(
  tx: TableTransaction,
  table: TableName,
  key: string,
  value: unknown,
): Promise<void> {
  const before = await tx.get('meta', CORRUPT_ROWS);
  const rows: CorruptRows = [...(Array.isArray(before) ? before : []), { table, key, value }];
  await tx.put('meta', [[CORRUPT_ROWS, rows]]);
}

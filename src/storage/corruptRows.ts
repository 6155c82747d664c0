/**
 * Rows that cannot be read are moved to the `corrupt-rows` entry of meta and named in the
 * console: they never crash a page, and nothing is thrown away that someone may want to mend.
 */
import { CORRUPT_ROWS } from './early/names.ts';
import type { RowReader } from './rows.ts';
import type { TableEntry, TableStore, TableTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

/** The value of the meta entry. */
export type CorruptRows = readonly {
  readonly table: string;
  readonly key: string;
  readonly value: unknown;
}[];

/** Names what could not be read, for the console. */
export type Warn = (message: string) => void;

/** Reads rows for callers that need not know that some may be corrupt. */
export interface SoundRows {
  all<Row>(tx: TableTransaction, table: TableName, reader: RowReader<Row>): Promise<Row[]>;
  one<Row>(
    tx: TableTransaction,
    table: TableName,
    key: string,
    reader: RowReader<Row>,
  ): Promise<Row | null>;
  /** Whether a row of that key was ever moved aside. */
  isAside(table: TableName, key: string): Promise<boolean>;
}

/** Leaves corrupt rows out, and moves them aside in a transaction of its own afterwards. */
export function soundRows(store: TableStore, warn: Warn): SoundRows {
  const onTheWay = new Map<string, Promise<void>>();

  function moveAsideSoon(table: TableName, key: string, reader: RowReader<unknown>): void {
    const place = `${table}/${key}`;
    if (onTheWay.has(place)) return;
    warn(`Crema: the stored row ${place} cannot be read. It was kept aside.`);
    // A task of its own: the reading may be part of a live query, which must not write.
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

  return {
    all: async (tx, table, reader) =>
      readable(await tx.all(table), reader, (key) => moveAsideSoon(table, key, reader)),

    one: async (tx, table, key, reader) => {
      const value = await tx.get(table, key);
      if (value === undefined) return null;
      const row = reader(key, value);
      if (row === null) moveAsideSoon(table, key, reader);
      return row;
    },

    isAside: async (table, key) => {
      await onTheWay.get(`${table}/${key}`);
      const aside = await store.transaction({ mode: 'read', tables: ['meta'] }, (tx) =>
        tx.get('meta', CORRUPT_ROWS),
      );
      return isListed(aside, table, key);
    },
  };
}

/** Whether the stored list of what was moved aside names that row. */
export function isListed(aside: unknown, table: TableName, key: string): boolean {
  return (
    Array.isArray(aside) &&
    (aside as CorruptRows).some((row) => row.table === table && row.key === key)
  );
}

/** The rows that can be read; `corrupt` is told the keys of those that cannot. */
export function readable<Row>(
  entries: readonly TableEntry[],
  reader: RowReader<Row>,
  corrupt: (key: string) => void = () => {},
): Row[] {
  const rows: Row[] = [];
  for (const [key, value] of entries) {
    const row = reader(key, value);
    if (row === null) corrupt(key);
    else rows.push(row);
  }
  return rows;
}

/** Moves one row aside, unless it is gone or sound by now. The transaction includes meta. */
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

/** Keeps what is about to be replaced and would be lost. The transaction includes meta. */
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

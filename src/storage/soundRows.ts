/** Reads rows for callers that do not handle corrupt ones. */
import { CORRUPT_ROWS } from './keys.ts';
import type { RowReader } from './rows.ts';
import type { ReadTables, ReadTransaction, TableEntry } from './tableStore.ts';
import type { TableName } from './tables.ts';

/** The value of the meta entry `corrupt-rows`. */
export type CorruptRows = readonly {
  readonly table: string;
  readonly key: string;
  readonly value: unknown;
}[];

export interface SoundRows {
  all<Row>(tx: ReadTransaction, table: TableName, reader: RowReader<Row>): Promise<Row[]>;
  one<Row>(
    tx: ReadTransaction,
    table: TableName,
    key: string,
    reader: RowReader<Row>,
  ): Promise<Row | null>;
  /** Whether a row under that key was ever moved aside. */
  isAside(table: TableName, key: string): Promise<boolean>;
}

/** @param onCorrupt called for each unreadable row; unless it throws, the row is left out. */
export function soundRows(
  tables: ReadTables,
  onCorrupt: (table: TableName, key: string, reader: RowReader<unknown>) => void,
): SoundRows {
  return {
    all: async (tx, table, reader) =>
      readable(await tx.all(table), reader, (key) => onCorrupt(table, key, reader)),

    one: async (tx, table, key, reader) => {
      const value = await tx.get(table, key);
      if (value === undefined) return null;
      const row = reader(key, value);
      if (row === null) onCorrupt(table, key, reader);
      return row;
    },

    isAside: async (table, key) => {
      const aside = await tables.transaction({ mode: 'read', tables: ['meta'] }, (tx) =>
        tx.get('meta', CORRUPT_ROWS),
      );
      return (
        Array.isArray(aside) &&
        (aside as CorruptRows).some((row) => row.table === table && row.key === key)
      );
    },
  };
}

/** The readable rows; calls `corrupt` with the keys of the others. */
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

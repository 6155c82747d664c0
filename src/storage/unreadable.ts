/** Copies of unreadable rows that were written over or brought over, for repair by hand. */
import { CORRUPT_ROWS } from './keys.ts';
import type { RowReader } from './rows.ts';
import type { TableEntry, TableTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

/**
 * Keeps copies of the unreadable ones among the stored entries. The transaction includes meta.
 *
 * @param stored entries that are about to go.
 */
export async function keepUnreadable(
  tx: TableTransaction,
  table: TableName,
  stored: readonly TableEntry[],
  reader: RowReader<unknown>,
): Promise<void> {
  const unreadable = stored
    .filter(([key, value]) => value !== undefined && reader(key, value) === null)
    .map(([key, value]) => ({ table, key, value }));
  if (unreadable.length === 0) return;
  const before = await tx.get('meta', CORRUPT_ROWS);
  await tx.put('meta', [[CORRUPT_ROWS, [...(Array.isArray(before) ? before : []), ...unreadable]]]);
}

/** Emptying the device for sign-out, or for another account. */
import { changeRows } from './outbox.ts';
import type { TableTransaction } from './tableStore.ts';
import { TABLE_NAMES } from './tables.ts';

/** See `Storage.clearPlayerData`. The transaction includes every table. */
export async function clearTables(tx: TableTransaction, unsent: 'keep' | 'drop'): Promise<void> {
  for (const table of TABLE_NAMES) {
    if (table !== 'outbox' || unsent === 'drop') await tx.clear(table);
  }
  if (unsent === 'keep') await changeRows(tx, (row) => (row.owner === null ? null : row));
}

/** Empties the tables on this device at sign-out, or for another account. */

import type { Account, OutboxRow } from './entities.ts';
import { leavePlays } from './keptPlays.ts';
import { KEPT_AT_SIGN_OUT, leftPlaysKey, puzzleKey } from './keys.ts';
import { noteLeaving } from './leftAddresses.ts';
import { leftGames } from './leftGames.ts';
import { changeRows, outboxRows } from './outbox.ts';
import { playOf } from './plays.ts';
import { accountOf } from './rows.ts';
import type { TableTransaction } from './tableStore.ts';
import { TABLE_NAMES } from './tables.ts';

/** See `Storage.clearPlayerData`. The transaction includes every table. */
export async function clearTables(
  tx: TableTransaction,
  unsent: 'keep' | 'drop',
  games: 'keep' | 'drop' = 'keep',
): Promise<void> {
  const account = await accountOf(tx);
  // The plays table is cleared too, so unsent rows must carry their logs.
  const carried =
    unsent === 'keep' ? await rowsWithPlays(tx, account) : new Map<string, OutboxRow>();
  const left =
    unsent === 'keep' ? await leftGames(tx, games === 'drop' ? null : (account?.uid ?? null)) : [];
  if (unsent === 'keep' && games === 'keep' && account !== null) await leavePlays(tx, account.uid);
  for (const table of TABLE_NAMES) {
    if (unsent === 'drop' || (table !== 'outbox' && table !== 'meta')) await tx.clear(table);
  }
  if (unsent === 'drop') return;
  if (left.length > 0) await tx.put('sittings', left);
  if (games === 'drop' && account !== null) await tx.delete('meta', [leftPlaysKey(account.uid)]);
  await noteLeaving(tx, account);
  const meta = await tx.keys('meta');
  await tx.delete(
    'meta',
    meta.filter((key) => !KEPT_AT_SIGN_OUT.test(key)),
  );
  await changeRows(tx, (row) => (row.owner === null ? null : (carried.get(nameOf(row)) ?? row)));
}

const nameOf = (row: OutboxRow) => `${puzzleKey(row.game, row.id)}@${row.owner}`;

/** The leaving account's outbox rows with their plays, where a play is known. */
async function rowsWithPlays(
  tx: TableTransaction,
  account: Account | null,
): Promise<Map<string, OutboxRow>> {
  const rows = new Map<string, OutboxRow>();
  for (const row of await outboxRows(tx)) {
    if (row.owner === null || row.owner !== account?.uid) continue;
    const play = await playOf(tx, row);
    if (play !== null) rows.set(nameOf(row), { ...row, hash: play.hash, log: play.log });
  }
  return rows;
}

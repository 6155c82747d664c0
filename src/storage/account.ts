/** Whose data is on this device: one entry of meta, so that every transaction can look at it. */

import type { Json } from '../lib/json.ts';
import { clearTables } from './clear.ts';
import { puzzleKey } from './early/names.ts';
import { changeRows, outboxRows } from './outbox.ts';
import type { Account, OutboxRow, ResultRow } from './port.ts';
import { isRecord } from './rows.ts';
import type { TableTransaction } from './tableStore.ts';
import { resultKey, storedNames } from './tables.ts';

const ACCOUNT = 'account';

/** The transaction includes meta. */
export async function accountOf(tx: TableTransaction): Promise<Account | null> {
  return readAccount(await tx.get('meta', ACCOUNT));
}

function readAccount(value: unknown): Account | null {
  if (!isRecord(value) || typeof value.uid !== 'string' || value.uid === '') return null;
  const email = typeof value.email === 'string' ? value.email : null;
  return { uid: value.uid, email, config: (value.config ?? null) as Json };
}

/** See `Storage.enterAccount`. The transaction includes every table. */
export async function enter(tx: TableTransaction, account: Account): Promise<void> {
  const before = await accountOf(tx);
  if (before !== null && before.uid !== account.uid) await clearTables(tx, 'keep');
  await tx.put('meta', [[ACCOUNT, account]]);
  const leftBehind = (await outboxRows(tx)).filter((row) => row.owner === account.uid);
  const known = new Set(leftBehind.map((row) => puzzleKey(row.game, row.id)));
  await changeRows(tx, (row) => {
    if (row.owner !== null) return row;
    // The puzzle was played again signed out: the account's first result stands.
    return known.has(puzzleKey(row.game, row.id)) ? null : { ...row, owner: account.uid };
  });
  await bringBack(tx, leftBehind);
}

/** Puts unsent results of an earlier sign-in back into the tables: they are shown before they are sent. */
async function bringBack(tx: TableTransaction, rows: readonly OutboxRow[]): Promise<void> {
  for (const { game, id, result, openedOn, createdAt } of rows) {
    const standing: ResultRow = { id, result, openedOn, finishedAt: createdAt };
    await tx.put(storedNames(game).results, [[resultKey(game, id), standing]]);
    await tx.delete('progress', [puzzleKey(game, id)]);
  }
}

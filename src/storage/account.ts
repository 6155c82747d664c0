/** Whose data is on this device: one entry of meta, so that every transaction can look at it. */
import type { Json } from '../lib/json.ts';
import { clearTables } from './clear.ts';
import { isComplete } from './completeness.ts';
import { readable } from './corruptRows.ts';
import { changeRows, outboxRows } from './outbox.ts';
import type { Account, OutboxRow } from './port.ts';
import { isRecord, resultReader } from './rows.ts';
import type { Entry, TableTransaction } from './tableStore.ts';
import { GAME_TABLES, resultKey } from './tables.ts';

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
  await changeRows(tx, (row) => (row.owner === null ? { ...row, owner: account.uid } : row));
  const own = (await outboxRows(tx)).filter((row) => row.owner === account.uid);
  await bringBack(tx, own);
}

/** What the account left behind unsent is shown again at once, not only when it has been sent. */
async function bringBack(tx: TableTransaction, rows: readonly OutboxRow[]): Promise<void> {
  for (const game of new Set(rows.map((row) => row.game))) {
    const table = GAME_TABLES[game].results;
    const local = readable(await tx.all(table), resultReader(game));
    const complete = new Set(
      local.filter((row) => isComplete(game, row.result)).map((row) => row.id),
    );
    const missing: Entry[] = [];
    for (const { id, result, openedOn, createdAt, ...row } of rows) {
      if (row.game !== game || complete.has(id)) continue;
      missing.push([resultKey(game, id), { id, result, openedOn, finishedAt: createdAt }]);
    }
    await tx.put(table, missing);
  }
}

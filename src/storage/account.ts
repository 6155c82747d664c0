/** The account whose data is on this device: an entry of meta, which transactions can read. */

import { clearTables } from './clear.ts';
import type { Account, OutboxRow, Owner, ResultRow } from './entities.ts';
import { ACCOUNT, ASKED_PLAYS, puzzleKey, SENT_PLAYS, SITTINGS_READ } from './keys.ts';
import { bringBackGames } from './leftGames.ts';
import { changeRows, outboxRows, unsentAgain } from './outbox.ts';
import { putPlay } from './plays.ts';
import { accountOf } from './rows.ts';
import { forgetDocuments } from './sittings.ts';
import type { TableTransaction } from './tableStore.ts';
import { resultKey, storedNames } from './tables.ts';

/**
 * Whether the tables belong to another account than `owner`, or to none, so that the writes of
 * `owner` must not enter them. In blank tables the account is unknown, and the page keeps writing
 * as `owner`.
 */
export function isForeign(
  owner: Owner,
  account: Account | null,
  { isBlank }: TableTransaction,
): owner is string {
  if (owner === null || account?.uid === owner) return false;
  return account !== null || !isBlank;
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
  await bringBackGames(tx, account.uid);
}

/** See `Storage.leaveAccount`. The transaction has outbox, profile, meta and sittings. */
export async function leave(tx: TableTransaction, uid: string): Promise<boolean> {
  if ((await accountOf(tx))?.uid !== uid) return false;
  await tx.delete('meta', [ACCOUNT]);
  await tx.delete('profile', [uid]);
  await tx.delete('meta', [SITTINGS_READ, SENT_PLAYS, ASKED_PLAYS]);
  await forgetDocuments(tx);
  const rows = await outboxRows(tx);
  const ownerless = new Set(
    rows.filter(({ owner }) => owner === null).map((row) => puzzleKey(row.game, row.id)),
  );
  await changeRows(tx, (row) => {
    if (row.owner !== uid) return row;
    return ownerless.has(puzzleKey(row.game, row.id)) ? null : { ...unsentAgain(row), owner: null };
  });
  return true;
}

/**
 * Restores unsent results of an earlier sign-in to the tables, so that they show before they are
 * sent.
 */
export async function bringBack(tx: TableTransaction, rows: readonly OutboxRow[]): Promise<void> {
  for (const { game, id, result, openedOn, createdAt, hash, log } of rows) {
    const version = hash === undefined ? {} : { hash };
    const standing: ResultRow = { id, result, openedOn, finishedAt: createdAt, ...version };
    if (hash && log) await putPlay(tx, { game, id, hash, result, log });
    await tx.put(storedNames(game).results, [[resultKey(game, id), standing]]);
    await tx.delete('progress', [puzzleKey(game, id)]);
  }
}

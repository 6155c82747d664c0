/** Unsent results of earlier accounts with the same address on this device. */
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { LeftBehind, OutboxRow, ResultRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { addressHash, leftAddresses } from './leftAddresses.ts';
import { changeRows, outboxRows, unsentAgain } from './outbox.ts';
import { putPlay } from './plays.ts';
import { accountOf } from './rows.ts';
import { isFinished } from './sittingRows.ts';
import type { TableTransaction } from './tableStore.ts';

/** See `Storage.listLeftBehind`. */
export async function leftBehindFor(tx: TableTransaction): Promise<readonly LeftBehind[]> {
  const account = await accountOf(tx);
  if (!account?.email) return [];
  const addresses = await leftAddresses(tx);
  const mine = addressHash(account.email);
  const counts = new Map<string, number>();
  for (const { owner } of await outboxRows(tx)) {
    if (owner === null || owner === account.uid || !Object.hasOwn(addresses, owner)) continue;
    if (addresses[owner] === mine) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].map(([owner, results]) => ({ owner, results }));
}

/** See `Storage.takeLeftBehind`. The transaction includes every table. */
export async function takeLeftBehind(tx: TableTransaction, owner: string): Promise<void> {
  const account = await accountOf(tx);
  if (account === null || account.uid === owner) return;
  const rows = await outboxRows(tx);
  const known = new Set(
    rows.filter((row) => row.owner === account.uid).map((row) => puzzleKey(row.game, row.id)),
  );
  const taken: OutboxRow[] = [];
  for (const row of rows) {
    if (row.owner !== owner || known.has(puzzleKey(row.game, row.id))) continue;
    if (!(await isFinished(tx, row.game, row.id)))
      taken.push({ ...unsentAgain(row), owner: account.uid });
  }
  const byPuzzle = new Map(taken.map((row) => [puzzleKey(row.game, row.id), row]));
  // The device's account keeps its own result of a puzzle: `owner`'s is dropped.
  await changeRows(tx, (row) =>
    row.owner === owner ? (byPuzzle.get(puzzleKey(row.game, row.id)) ?? null) : row,
  );
  await bringBack(tx, taken);
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

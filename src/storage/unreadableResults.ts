/** Results that an older app version accepted, and that the game's parser rejects now. */
import { type GameId, resultsOf } from '../games/definitions.ts';
import { keepAside } from './corruptRows.ts';
import { changeRows } from './outbox.ts';
import type { TableTransaction } from './tableStore.ts';
import { resultKey, storedNames } from './tables.ts';

/**
 * Must be called before a complete result replaces a row. An unreadable result is moved aside as
 * stored, and is no longer sent; an unfinished one is simply replaced. Another account's result of
 * the same puzzle stays in the outbox. The transaction includes the results table, outbox and meta.
 */
export async function keepUnreadable(
  tx: TableTransaction,
  game: GameId,
  before: { readonly id: string; readonly result: unknown },
): Promise<void> {
  const isReadable = (result: unknown) => resultsOf(game).parse(result).ok;
  if (isReadable(before.result)) return;
  const table = storedNames(game).results;
  const key = resultKey(game, before.id);
  await keepAside(tx, table, key, await tx.get(table, key));
  await changeRows(tx, (row) =>
    row.game === game && row.id === before.id && !isReadable(row.result) ? null : row,
  );
}

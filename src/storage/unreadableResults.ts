/** Results that an older version took, and the game's grammar does not. */
import { type GameId, resultsOf } from '../games/definitions.ts';
import { keepAside } from './corruptRows.ts';
import { changeRows } from './outbox.ts';
import type { TableTransaction } from './tableStore.ts';
import { resultKey, storedNames } from './tables.ts';

/**
 * To be called before a complete result takes a row's place. One that cannot be read is kept aside,
 * as it is stored, and is not sent any more; an unfinished one simply makes way. Another account's
 * result of the same puzzle stays in the outbox. The transaction includes the results table, outbox
 * and meta.
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

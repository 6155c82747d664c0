/** Copying what the server holds into the results tables: the server's complete results win. */
import { GAME_IDS, type GameId } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import { isComplete } from './completeness.ts';
import { moveAside, readable } from './corruptRows.ts';
import type { ResultRow } from './port.ts';
import { resultReader } from './rows.ts';
import type { TableTransaction } from './tableStore.ts';
import { GAME_TABLES, puzzleKey, resultKey } from './tables.ts';

export interface ServerResult {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
}

/** See `Storage.takeServerResults`. The transaction has the results tables, progress and meta. */
export async function takeInto(
  tx: TableTransaction,
  results: readonly ServerResult[],
): Promise<void> {
  for (const game of GAME_IDS) {
    const incoming = results.filter((row) => row.game === game);
    if (incoming.length === 0) continue;
    const table = GAME_TABLES[game].results;
    const reader = resultReader(game);
    const corrupt: string[] = [];
    const rows = readable(await tx.all(table), reader, (key) => corrupt.push(key));
    for (const key of corrupt) await moveAside(tx, table, key, reader);
    const local = new Map(rows.map((row) => [row.id, row]));

    const taken: ResultRow[] = [];
    for (const { id, result } of incoming) {
      const before = local.get(id);
      if (before && isComplete(game, before.result) && !isComplete(game, result)) continue;
      const openedOn = before?.openedOn ?? null;
      const finishedAt = before?.finishedAt ?? null;
      taken.push({ id, result, openedOn, finishedAt });
    }
    await tx.put(
      table,
      taken.map((row) => [resultKey(game, row.id), row]),
    );
    await tx.delete(
      'progress',
      taken.filter((row) => isComplete(game, row.result)).map((row) => puzzleKey(game, row.id)),
    );
  }
}

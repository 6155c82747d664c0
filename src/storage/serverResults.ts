/** Copying what the server holds into the results tables: the server's complete results win. */

import { SCHEDULES } from '../daily/schedules.ts';
import { isOnTime } from '../daily/streak.ts';
import { GAME_IDS, type GameId } from '../games/game.ts';
import { isComplete } from './completeness.ts';
import { moveAside, readable } from './corruptRows.ts';
import { enqueue, outboxRows, type Unsent } from './outbox.ts';
import type { OutboxRow, ResultRow, ServerResult } from './port.ts';
import { resultReader } from './rows.ts';
import type { TableTransaction } from './tableStore.ts';
import { GAME_TABLES, puzzleKey, resultKey } from './tables.ts';

/**
 * See `Storage.takeServerResults`; the account is the device's. The transaction has the results
 * tables, outbox, progress and meta. What is known already is not written again.
 */
export async function takeInto(
  tx: TableTransaction,
  uid: string,
  results: readonly ServerResult[],
  at: number,
): Promise<readonly OutboxRow[]> {
  const queued = (await outboxRows(tx)).filter((row) => row.owner === uid);
  const known = new Set(queued.map((row) => puzzleKey(row.game, row.id)));
  const unsent: Unsent[] = [];
  for (const game of GAME_IDS) {
    const incoming = results.filter((row) => row.game === game);
    const local = await takeGame(tx, game, incoming);
    const held = new Set(
      incoming.filter((row) => isComplete(game, row.result)).map((row) => row.id),
    );
    for (const row of local.values()) {
      if (held.has(row.id) || known.has(puzzleKey(game, row.id))) continue;
      if (!isComplete(game, row.result)) continue;
      const { id, result, openedOn, finishedAt } = row;
      unsent.push({ game, id, result, openedOn, owner: uid, createdAt: finishedAt ?? at });
    }
  }
  if (unsent.length === 0) return queued;
  await enqueue(tx, unsent);
  return (await outboxRows(tx)).filter((row) => row.owner === uid);
}

/** Returns the game's results as they stand afterwards, by id. */
async function takeGame(
  tx: TableTransaction,
  game: GameId,
  incoming: readonly ServerResult[],
): Promise<ReadonlyMap<string, ResultRow>> {
  const table = GAME_TABLES[game].results;
  const reader = resultReader(game);
  const corrupt: string[] = [];
  const rows = readable(await tx.all(table), reader, (key) => corrupt.push(key));
  for (const key of corrupt) await moveAside(tx, table, key, reader);
  const local = new Map(rows.map((row) => [row.id, row]));

  const taken: ResultRow[] = [];
  for (const server of incoming) {
    const before = local.get(server.id);
    const after = merged(game, before, server);
    if (after === before) continue;
    local.set(server.id, after);
    taken.push(after);
  }
  if (taken.length > 0) {
    await tx.put(
      table,
      taken.map((row) => [resultKey(game, row.id), row]),
    );
  }
  const finished = incoming.filter((row) => isComplete(game, row.result));
  const begun = new Set(finished.length > 0 ? await tx.keys('progress') : []);
  const over = finished.map((row) => puzzleKey(game, row.id)).filter((key) => begun.has(key));
  if (over.length > 0) await tx.delete('progress', over);
  return local;
}

/** The row that stands when the server's result arrives; `before` itself when nothing changes. */
function merged(game: GameId, before: ResultRow | undefined, server: ServerResult): ResultRow {
  const { id, result, openedLate } = server;
  if (!before) return { id, result, openedOn: openedLate, finishedAt: null };
  const complete = isComplete(game, result);
  if (!complete && isComplete(game, before.result)) return before;
  // All devices have to come to the same streak: what the server does not call late was on time.
  const onTime = isOnTime(SCHEDULES[game], { id, openedOn: before.openedOn, won: true });
  const openedOn = openedLate ?? (onTime || !complete ? before.openedOn : null);
  const same = JSON.stringify(result) === JSON.stringify(before.result);
  if (same && openedOn === before.openedOn) return before;
  return { id, result, openedOn, finishedAt: before.finishedAt };
}

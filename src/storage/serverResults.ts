/** Copies the server's results into the results tables: the server's complete results win. */
import { isOnTime } from '../daily/streak.ts';
import { definitionOf, GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import type { FromServer, ResultRow, ServerResult } from './entities.ts';
import { PROFILE, puzzleKey } from './keys.ts';
import { enqueue, outboxRows, type Unsent, unsentFrom } from './outbox.ts';
import { readResultRows } from './resultRows.ts';
import type { TableTransaction } from './tableStore.ts';

/**
 * See `Storage.takeFromServer`. The transaction has the results tables, outbox, progress and meta.
 * Unchanged rows are not written.
 */
export async function takeInto(
  tx: TableTransaction,
  { results, profile }: FromServer,
  at: number,
): Promise<number> {
  if (!isSame(await tx.get('meta', PROFILE), profile)) await tx.put('meta', [[PROFILE, profile]]);
  const queued = new Set((await outboxRows(tx)).map((row) => puzzleKey(row.game, row.id)));
  const begun = new Set(await tx.keys('progress'));
  const unsent: Unsent[] = [];
  const over: string[] = [];
  let added = 0;
  for (const game of GAME_IDS) {
    const { isComplete } = resultsOf(game);
    const { rows, change, write } = await readResultRows(tx, game);
    const onServer = new Set<string>();
    for (const server of results.filter((row) => row.game === game)) {
      const before = rows.get(server.id);
      const after = merged(game, before, server);
      if (after !== before) change(after);
      if (!isComplete(server.result)) continue;
      onServer.add(server.id);
      if (before === undefined || !isComplete(before.result)) added++;
      if (begun.has(puzzleKey(game, server.id))) over.push(puzzleKey(game, server.id));
    }
    await write();
    for (const row of rows.values()) {
      if (onServer.has(row.id) || queued.has(puzzleKey(game, row.id))) continue;
      if (isComplete(row.result)) unsent.push(unsentFrom(game, row, row.finishedAt ?? at));
    }
  }
  if (over.length > 0) await tx.delete('progress', over);
  await enqueue(tx, unsent);
  return added;
}

/** The merge of the local row and the server's result; `before` itself when nothing changes. */
function merged(game: GameId, before: ResultRow | undefined, server: ServerResult): ResultRow {
  const { id, result, openedLate } = server;
  if (!before) return { id, result, openedOn: openedLate, finishedAt: null };
  const { isComplete } = resultsOf(game);
  const complete = isComplete(result);
  if (!complete && isComplete(before.result)) return before;
  // All devices must compute the same streak: a result that the server does not call late was on
  // time.
  const onTime = isOnTime(definitionOf(game).schedule, {
    id,
    openedOn: before.openedOn,
    won: true,
  });
  const openedOn = openedLate ?? (onTime || !complete ? before.openedOn : null);
  if (!isSame(result, before.result)) {
    // The puzzle's version is that of the local result; it comes with the play (keptPlays.ts).
    const { hash: _hash, ...rest } = before;
    return { ...rest, result, openedOn };
  }
  return openedOn === before.openedOn ? before : { ...before, openedOn };
}

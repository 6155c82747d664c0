/** Copies the server's results into the results tables: the server's complete results win. */
import { isOnTime } from '../daily/streak.ts';
import { definitionOf, GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { moveAside } from './corruptRows.ts';
import type { FromServer, ResultRow, ServerResult, TakenFromServer } from './entities.ts';
import { PROFILE, puzzleKey } from './keys.ts';
import { enqueue, outboxRows, type Unsent } from './outbox.ts';
import { resultReader } from './rows.ts';
import { readable } from './soundRows.ts';
import type { TableTransaction } from './tableStore.ts';

/**
 * See `Storage.takeFromServer`. The transaction has the results tables, outbox, progress and meta.
 * Unchanged rows are not written.
 */
export async function takeInto(
  tx: TableTransaction,
  { results, profile }: FromServer,
  at: number,
): Promise<TakenFromServer> {
  if (!isSame(await tx.get('meta', PROFILE), profile)) await tx.put('meta', [[PROFILE, profile]]);
  const queued = await outboxRows(tx);
  const known = new Set(queued.map((row) => puzzleKey(row.game, row.id)));
  const unsent: Unsent[] = [];
  let added = 0;
  for (const game of GAME_IDS) {
    const incoming = results.filter((row) => row.game === game);
    const { local, completed } = await takeGame(tx, game, incoming);
    added += completed;
    const completeIds = new Set(
      incoming.filter((row) => resultsOf(game).isComplete(row.result)).map((row) => row.id),
    );
    for (const row of local.values()) {
      if (completeIds.has(row.id) || known.has(puzzleKey(game, row.id))) continue;
      if (!resultsOf(game).isComplete(row.result)) continue;
      const { id, result, openedOn, finishedAt, hash } = row;
      const createdAt = finishedAt ?? at;
      unsent.push({ game, id, result, openedOn, createdAt, ...(hash && { hash }) });
    }
  }
  if (unsent.length === 0) return { added, outbox: queued };
  await enqueue(tx, unsent);
  return { added, outbox: await outboxRows(tx) };
}

interface Taken {
  /** The game's results on this device after the merge, by id. */
  readonly local: ReadonlyMap<string, ResultRow>;
  /** Number of newly complete results. */
  readonly completed: number;
}

async function takeGame(
  tx: TableTransaction,
  game: GameId,
  incoming: readonly ServerResult[],
): Promise<Taken> {
  const table = storedNames(game).results;
  const reader = resultReader(game);
  const corrupt: string[] = [];
  const rows = readable(await tx.all(table), reader, (key) => corrupt.push(key));
  for (const key of corrupt) await moveAside(tx, table, key, reader);
  const local = new Map(rows.map((row) => [row.id, row]));

  const taken: ResultRow[] = [];
  let completed = 0;
  for (const server of incoming) {
    const before = local.get(server.id);
    const after = merged(game, before, server);
    if (after === before) continue;
    const wasComplete = before !== undefined && resultsOf(game).isComplete(before.result);
    if (!wasComplete && resultsOf(game).isComplete(after.result)) completed++;
    local.set(server.id, after);
    taken.push(after);
  }
  if (taken.length > 0) {
    await tx.put(
      table,
      taken.map((row) => [resultKey(game, row.id), row]),
    );
  }
  const finished = incoming.filter((row) => resultsOf(game).isComplete(row.result));
  const begun = new Set(finished.length > 0 ? await tx.keys('progress') : []);
  const over = finished.map((row) => puzzleKey(game, row.id)).filter((key) => begun.has(key));
  if (over.length > 0) await tx.delete('progress', over);
  return { local, completed };
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

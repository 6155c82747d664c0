/** Merges results and unfinished games from a backup or from the former site's cache. */
import { GAME_IDS, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { isSameSitting, mergeSittings } from '../sittings/merge.ts';
import { moveAside } from './corruptRows.ts';
import type { ImportOutcome, OtherGame, PlayerData, PlayRow, ProgressRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { mergeProgress } from './mergeProgress.ts';
import { enqueue, type Unsent } from './outbox.ts';
import { addPlays } from './plays.ts';
import { accountOf, isStarted, readProgressRow, resultReader } from './rows.ts';
import { putSittingRow, rowWith, saveOver, sittingIn, sittingRowOf } from './sittingRows.ts';
import { readable } from './soundRows.ts';
import type { TableEntry, TableTransaction } from './tableStore.ts';
import { withEndings, withWays } from './ways.ts';

/**
 * Adds missing entries. A complete result never changes; an incomplete one is replaced only by a
 * complete one. Uses a few bulk operations, however many rows there are.
 */
export async function importInto(
  tx: TableTransaction,
  data: PlayerData,
  at: number,
): Promise<ImportOutcome> {
  const unsent: Unsent[] = [];
  const plays: PlayRow[] = [];
  const finished = new Set<string>();
  let added = 0;
  for (const game of GAME_IDS) {
    const incoming = data.results.filter((row) => row.game === game);
    const table = storedNames(game).results;
    const reader = resultReader(game);
    const corrupt: string[] = [];
    const standing = new Map(
      readable(await tx.all(table), reader, (key) => corrupt.push(key)).map((r) => [r.id, r]),
    );
    for (const key of corrupt) await moveAside(tx, table, key, reader);
    const entries: TableEntry[] = [];
    const endings = new Map<string, TableEntry>();
    for (const { game: _game, log, ...row } of incoming) {
      const { id, result, openedOn, hash } = row;
      const before = standing.get(id);
      const complete = resultsOf(game).isComplete(result);
      if (before && (!complete || resultsOf(game).isComplete(before.result))) {
        const told = isSame(before.result, result) && hash ? { hash, ...before } : before;
        const after = complete ? withEndings(told, row) : before;
        if (log && hash && after.hash === hash && isSame(before.result, result)) {
          plays.push({ game, id, hash, result, log });
        }
        if (after !== before) endings.set(id, [resultKey(game, id), after]);
        standing.set(id, after);
        continue;
      }
      const { ways = [], ...rest } = row;
      const taken = withWays(rest, ways);
      standing.set(id, taken);
      entries.push([resultKey(game, id), taken]);
      if (complete) {
        unsent.push({ game, id, result, openedOn, createdAt: at, ...(hash && { hash }) });
        if (log && hash) plays.push({ game, id, hash, result, log });
      }
    }
    await tx.put(table, [...entries, ...endings.values()]);
    added += entries.length;
    for (const row of standing.values()) {
      if (resultsOf(game).isComplete(row.result)) finished.add(puzzleKey(game, row.id));
    }
  }
  const hasAccount = (await accountOf(tx)) !== null;
  if (hasAccount) await enqueue(tx, unsent);
  await addPlays(tx, plays);
  const progress = await importProgress(tx, data.progress, finished, hasAccount);
  await importOthers(tx, data.others ?? [], finished);
  return { added, kept: data.results.length - added, progress };
}

async function importProgress(
  tx: TableTransaction,
  incoming: readonly ProgressRow[],
  finished: ReadonlySet<string>,
  hasAccount: boolean,
): Promise<number> {
  const local = new Map(await tx.all('progress'));
  const unfinished = incoming.filter(({ game, id }) => !finished.has(puzzleKey(game, id)));
  const taken = mergeProgress(local, unfinished);
  for (const row of unfinished) {
    const key = puzzleKey(row.game, row.id);
    const before = readProgressRow(key, local.get(key));
    const saved = before && (await saveOver(tx, row, before, hasAccount));
    if (saved) taken.set(key, saved);
  }
  await tx.put('progress', [...taken]);
  await tx.delete(
    'progress',
    [...finished].filter((key) => local.has(key)),
  );
  return taken.size;
}

/** Adds games that were kept beside the one in progress. */
async function importOthers(
  tx: TableTransaction,
  others: readonly OtherGame[],
  finished: ReadonlySet<string>,
): Promise<void> {
  for (const { game, id, ...other } of others) {
    const key = puzzleKey(game, id);
    const row = readProgressRow(key, await tx.get('progress', key));
    if (row === null || !isStarted(row) || finished.has(key)) continue;
    const known = await sittingRowOf(tx, game, id);
    const own = sittingIn(row, known);
    const merged = mergeSittings(own, { ...own, others: [other] });
    if (isSameSitting(own, merged)) continue;
    await tx.put('progress', [[key, rowWith(row, row, merged, row.updatedAt)]]);
    await putSittingRow(tx, { ...known, others: merged.others, sent: null });
  }
}

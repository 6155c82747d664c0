/** Merges results and unfinished games from a backup or from the former site's cache. */
import { GAME_IDS, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { isSameSitting, mergeSittings } from '../sittings/merge.ts';
import type { ImportOutcome, OtherGame, PlayerData, PlayRow, ResultRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { enqueue, type Unsent, unsentFrom } from './outbox.ts';
import { addPlays } from './plays.ts';
import { saveGame } from './progress.ts';
import { readResultRows } from './resultRows.ts';
import { accountOf, isStarted, progressOf } from './rows.ts';
import { putSittingRow, rowWith, sittingIn, sittingRowOf } from './sittingRows.ts';
import type { TableTransaction } from './tableStore.ts';
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
    const { isComplete } = resultsOf(game);
    const { rows, change, write } = await readResultRows(tx, game);
    for (const { game: _game, log, ...row } of data.results.filter((one) => one.game === game)) {
      const { ways = [], ...without } = row;
      const { id, result, hash } = row;
      const before = rows.get(id);
      const complete = isComplete(result);
      const isNew = before === undefined || (complete && !isComplete(before.result));
      if (isNew) added++;
      else if (!complete) continue;
      const after = isNew ? withWays(without, ways) : joined(before, row);
      if (after !== before) change(after);
      if (!complete) continue;
      if (isNew) unsent.push(unsentFrom(game, row, at));
      if (log && hash && after.hash === hash && isSame(after.result, result)) {
        plays.push({ game, id, hash, result, log });
      }
    }
    await write();
    for (const row of rows.values()) {
      if (isComplete(row.result)) finished.add(puzzleKey(game, row.id));
    }
  }
  const hasAccount = (await accountOf(tx)) !== null;
  if (hasAccount) await enqueue(tx, unsent);
  await addPlays(tx, plays);
  const saved = new Set<string>();
  for (const row of data.progress) {
    const key = puzzleKey(row.game, row.id);
    if (!finished.has(key) && (await saveGame(tx, row, true))) saved.add(key);
  }
  const begun = await tx.keys('progress');
  await tx.delete(
    'progress',
    begun.filter((key) => finished.has(key)),
  );
  await importOthers(tx, data.others ?? []);
  return { added, kept: data.results.length - added, progress: saved.size };
}

/** A complete result, with what the incoming row knows more of it. */
function joined(before: ResultRow, row: ResultRow): ResultRow {
  const isVersionNew = before.hash === undefined && isSame(before.result, row.result);
  return withEndings(isVersionNew && row.hash ? { ...before, hash: row.hash } : before, row);
}

/** Adds games that were kept beside the one in progress. */
async function importOthers(tx: TableTransaction, others: readonly OtherGame[]): Promise<void> {
  for (const { game, id, ...other } of others) {
    const row = await progressOf(tx, game, id);
    if (row === null || !isStarted(row)) continue;
    const known = await sittingRowOf(tx, game, id);
    const own = sittingIn(row, known);
    const merged = mergeSittings(own, { ...own, others: [other] });
    if (isSameSitting(own, merged)) continue;
    await tx.put('progress', [[puzzleKey(game, id), rowWith(row, row, merged, row.updatedAt)]]);
    await putSittingRow(tx, { ...known, others: merged.others, sent: null });
  }
}

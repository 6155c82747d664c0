/** The plays table: the logs of results, each stored beside the result that it leads to. */
import { addDays, type CivilDate, latestDateOnEarth } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import { definitionOf, GAME_IDS, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { isResultValue } from '../protocol/resultKeys.ts';
import type { PlayRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { outboxRows } from './outbox.ts';
import { completeRows, type Dropped } from './purge.ts';
import { isPuzzleOf, isRecord, type RowReader } from './rows.ts';
import type { TableEntry, TableTransaction } from './tableStore.ts';

export const readPlayRow: RowReader<PlayRow> = (key, value) =>
  isRecord(value) &&
  isPuzzleOf(value, key) &&
  typeof value.hash === 'string' &&
  isResultValue(value.result) &&
  Array.isArray(value.log)
    ? (value as unknown as PlayRow)
    : null;

const keyOf = ({ game, id }: Pick<PlayRow, 'game' | 'id'>) => puzzleKey(game, id);

const entryOf = (row: PlayRow): TableEntry => [keyOf(row), row];

/** Stores the play of a newly finished puzzle. */
export async function putPlay(tx: TableTransaction, row: PlayRow): Promise<void> {
  await tx.put('plays', [entryOf(row)]);
}

/** Adds plays that are not stored yet. */
export async function addPlays(tx: TableTransaction, rows: readonly PlayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const known = new Set(await tx.keys('plays'));
  await tx.put('plays', rows.filter((row) => !known.has(keyOf(row))).map(entryOf));
}

/** The stored play of exactly that result. */
export async function playOf(
  tx: TableTransaction,
  row: Pick<PlayRow, 'game' | 'id' | 'result'>,
): Promise<PlayRow | null> {
  const found = readPlayRow(keyOf(row), await tx.get('plays', keyOf(row)));
  return found !== null && isSame(found.result, row.result) ? found : null;
}

/** Minimum age of a play before it is purged, in days: a leap year and a month. */
const KEPT_PLAY_DAYS = 400;
/** The first date whose puzzles' plays are kept, at that moment (epoch ms). */
export const keptSince = (at: number): CivilDate => addDays(latestDateOnEarth(at), -KEPT_PLAY_DAYS);

const KEPT_MS = KEPT_PLAY_DAYS * 24 * 60 * 60 * 1000;

/** The plays that can be purged. The transaction has plays, outbox and the results tables. */
export async function findStale(tx: TableTransaction, at: number): Promise<readonly Dropped[]> {
  const keys = await tx.keys('plays');
  const needed = new Set<string>();
  const since = keptSince(at);
  // Unsent results keep their logs at any age.
  for (const row of keys.length > 0 ? await outboxRows(tx) : []) needed.add(keyOf(row));
  for (const game of keys.length > 0 ? GAME_IDS : []) {
    const { rank } = resultsOf(game);
    const { schedule } = definitionOf(game);
    const rows = await completeRows(tx, game);
    const best = Math.min(...rows.map((row) => rank(row.result)));
    for (const { id, result, finishedAt } of rows) {
      // The puzzle's date alone decides which plays are read from the account: dropping one of them
      // by its time, which a wrong clock may have made too early, would have it read again.
      const isRecent =
        dateOf(schedule, id) >= since || (finishedAt !== null && at - finishedAt <= KEPT_MS);
      if (isRecent || rank(result) === best) needed.add(puzzleKey(game, id));
    }
  }
  const stale = keys.filter((key) => !needed.has(key));
  return stale.length > 0 ? [{ table: 'plays', keys: stale }] : [];
}

/** The plays table: the logs of results, each stored beside the result that it leads to. */
import { addDays, type CivilDate, DAY_MS, latestDateOnEarth } from '../daily/date.ts';
import type { PuzzleName } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { isResultValue } from '../protocol/resultKeys.ts';
import type { PlayRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
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

const keyOf = ({ game, id }: PuzzleName) => puzzleKey(game, id);

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

/** Minimum age of a play before it is purged: a leap year and a month. */
const KEPT_PLAY_DAYS = 400;
export const KEPT_PLAY_MS = KEPT_PLAY_DAYS * DAY_MS;

/** The first date whose puzzles' plays are kept, at that moment (epoch ms). */
export const keptSince = (at: number): CivilDate => addDays(latestDateOnEarth(at), -KEPT_PLAY_DAYS);

/** Saved games of unfinished puzzles. See `Storage` in port.ts. */
import { playedMs } from '../sittings/branch.ts';
import { mergeSittings } from '../sittings/merge.ts';
import { judgeSave, replacing } from '../sittings/save.ts';
import type { ProgressRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { accountOf, readProgressRow } from './rows.ts';
import { putSittingRow, rowWith, sittingIn, sittingRowOf } from './sittingRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import { keepUnreadable } from './unreadable.ts';

export function progressPart(store: TableStore) {
  return {
    writeProgress: (row) =>
      store.transaction(
        {
          mode: 'write',
          tables: ['progress', 'meta', 'sittings'],
          replaces: `progress/${puzzleKey(row.game, row.id)}`,
        },
        async (tx, late) => {
          const hasAccount = (await accountOf(tx)) !== null;
          // A repeated (`late`) write may be older than a write by another window since.
          const isLater = ({ updatedAt }: ProgressRow) => !late || row.updatedAt >= updatedAt;
          await saveGame(tx, row, hasAccount, isLater);
        },
      ),
  } satisfies Partial<Storage>;
}

/**
 * Saves the game, unless the stored one stands; returns whether it was saved. The transaction has
 * progress and sittings.
 *
 * @param travels see `judgeSave`.
 * @param isLater see `isAhead`.
 */
export async function saveGame(
  tx: TableTransaction,
  row: ProgressRow,
  travels: boolean,
  isLater?: (before: ProgressRow) => boolean,
): Promise<boolean> {
  const key = puzzleKey(row.game, row.id);
  const stored = await tx.get('progress', key);
  const before = readProgressRow(key, stored);
  if (before === null) {
    await keepUnreadable(tx, 'progress', [[key, stored]], readProgressRow);
    await forgetDocument(tx, row);
    await tx.put('progress', [[key, row]]);
    return true;
  }
  const judged = judgeSave(row, before, travels, isLater?.(before));
  if (judged === 'stays') return false;
  const after = judged === 'replaces' ? replacing(row, before) : await fork(tx, row, before);
  await tx.put('progress', [[key, after]]);
  return true;
}

/** The progress row of a puzzle of which the save and the stored game have moves of their own. */
async function fork(
  tx: TableTransaction,
  row: ProgressRow,
  before: ProgressRow,
): Promise<ProgressRow> {
  const known = await sittingRowOf(tx, row.game, row.id);
  const merged = mergeSittings(sittingIn(row, known), sittingIn(before, known));
  await putSittingRow(tx, { ...known, others: merged.others, sent: null });
  const elsewhere = before.elsewhere ?? { playedMs: playedMs(before.session) };
  const counter = Math.max(before.counter, row.counter) + 1;
  return { ...rowWith(before, row, merged, row.updatedAt), counter, elsewhere };
}

/**
 * Forgets the state of the server's document, after the game on this device was lost: the next write
 * then reads the document first, instead of overwriting it.
 */
async function forgetDocument(tx: TableTransaction, { game, id }: ProgressRow): Promise<void> {
  const known = await sittingRowOf(tx, game, id);
  if (known.updateTime !== null) {
    await putSittingRow(tx, { ...known, updateTime: null, sent: null });
  }
}

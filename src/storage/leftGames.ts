/** Unfinished games that an account leaves on this device at sign-out, because the server lacks them. */
import { isPortable } from '../sittings/document.ts';
import { mergeSittings } from '../sittings/merge.ts';
import type { ProgressRow, SittingRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { isRecord, isStarted, readProgressRow } from './rows.ts';
import {
  allSittings,
  isFinished,
  putSittingRow,
  readSittingRow,
  rowWith,
  sittingIn,
  sittingRowOf,
} from './sittingRows.ts';
import type { ReadTransaction, TableEntry, TableTransaction } from './tableStore.ts';

/** An unfinished game that an account has left on this device unsent, until it signs in again. */
interface LeftGame {
  readonly progress: ProgressRow;
  readonly sitting: SittingRow;
}

/**
 * The entries that keep unsent games over a sign-out: those of the account, and of accounts that left
 * earlier. Must be read before the tables are emptied.
 */
export async function leftGames(
  tx: ReadTransaction,
  uid: string | null,
): Promise<readonly TableEntry[]> {
  const entries: TableEntry[] = (await tx.all('sittings')).filter(([key]) => key.includes('@'));
  for (const { game, id, sitting: whole, mark, sent } of uid === null
    ? []
    : await allSittings(tx)) {
    if (mark === sent && isPortable(whole)) continue;
    const key = puzzleKey(game, id);
    const progress = await tx.get('progress', key);
    const sitting = await sittingRowOf(tx, game, id);
    entries.push([`${key}@${uid}`, { progress, sitting }]);
  }
  return entries;
}

/** Restores the games that the account left unsent. */
export async function bringBackGames(tx: TableTransaction, uid: string): Promise<void> {
  for (const [key, value] of await tx.all('sittings')) {
    if (!key.endsWith(`@${uid}`) || !isRecord(value)) continue;
    const { progress, sitting } = value as Partial<LeftGame>;
    const place = key.slice(0, key.indexOf('@'));
    const row = readProgressRow(place, progress);
    const left = readSittingRow(place, sitting);
    await tx.delete('sittings', [key]);
    if (row === null || left === null || (await isFinished(tx, row.game, row.id))) continue;
    const stored = readProgressRow(place, await tx.get('progress', place));
    if (stored !== null && isStarted(stored)) {
      // The puzzle was begun again signed out: both games are kept.
      const own = sittingIn(stored, await sittingRowOf(tx, row.game, row.id));
      const merged = mergeSittings(own, sittingIn(row, left));
      await tx.put('progress', [[place, rowWith(stored, row, merged, row.updatedAt)]]);
      const { others, choice } = merged;
      await putSittingRow(tx, { ...left, others, choice, sent: null });
      continue;
    }
    await tx.put('progress', [[place, row]]);
    await putSittingRow(tx, left);
  }
}

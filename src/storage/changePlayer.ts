/** Signing in and out, in the tables of the device's players. */
import { GAME_IDS } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import type { Account } from './entities.ts';
import { importInto } from './importPlayerData.ts';
import { IS_STAFF } from './isStaff.ts';
import { unsentPlays } from './keptPlays.ts';
import { ACCOUNT, ASKED_PLAYS, IN_STEP, JOINING, LEFT, SENT_PLAYS, SITTINGS_READ } from './keys.ts';
import { memoryTables } from './memoryTables.ts';
import { outboxRows } from './outbox.ts';
import type { PlayerName } from './players.ts';
import { readable, readProgressRow, resultReader } from './rows.ts';
import { unsentSittings } from './sittingRows.ts';
import { makeStorage } from './storage.ts';
import type { ReadTransaction, TableEntry, TableStore, TableTransaction } from './tableStore.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';
import { keepUnreadable } from './unreadable.ts';

const READ = { mode: 'read', tables: TABLE_NAMES } as const;
const WRITE = { mode: 'write', tables: TABLE_NAMES } as const;

/**
 * Signs the player in to the account.
 *
 * @param sources players whose data are to be brought over.
 */
export const signIn = (
  tables: TableStore,
  account: Account,
  sources: readonly PlayerName[] = [],
): Promise<void> =>
  tables.transaction({ mode: 'write', tables: ['meta'] }, async (tx) => {
    await tx.put('meta', [[ACCOUNT, account]]);
    if (sources.length > 0) await tx.put('meta', [[JOINING, sources]]);
    await tx.delete('meta', [LEFT]);
  });

/**
 * Completes a sign-out (`LEFT`): empties the tables, but not those of an account that lacks something,
 * which wait for its next sign-in. Returns whether they were emptied.
 *
 * @param isUnsent whether something outside the tables is unsent.
 */
export const completeSignOut = (tables: TableStore, isUnsent: boolean): Promise<boolean> =>
  tables.transaction(WRITE, async (tx) => {
    const left = await tx.get('meta', LEFT);
    // A late write has come into empty tables.
    if (left === undefined) return false;
    const waits =
      left === 'signed-out' &&
      (isUnsent ||
        (await outboxRows(tx)).length > 0 ||
        (await unsentSittings(tx)).length > 0 ||
        (await unsentPlays(tx)).length > 0);
    if (!waits) await empty(tx);
    return !waits;
  });

/** Whether nothing is in these tables. */
export const isBlank = (
  tables: TableStore,
  names: readonly TableName[] = TABLE_NAMES,
): Promise<boolean> =>
  tables.transaction({ mode: 'read', tables: names }, async (tx) => {
    for (const table of names) if ((await tx.all(table)).length > 0) return false;
    return true;
  });

export async function empty(tx: TableTransaction): Promise<void> {
  for (const table of TABLE_NAMES) await tx.clear(table);
}

type Found = readonly [TableName, readonly TableEntry[]][];

/** Meta entries about the account, which another one does not get. */
const OWN: readonly string[] = [
  ...[ACCOUNT, ASKED_PLAYS, IN_STEP, IS_STAFF.key, JOINING, LEFT, SENT_PLAYS, SITTINGS_READ],
];

/**
 * Adds what `from` has to `into`, by the rules of `importPlayerData`, and empties `from`. Interrupted
 * anywhere, it may be repeated.
 *
 * @param at epoch ms.
 */
export async function bringOver(from: TableStore, into: TableStore, at: number): Promise<void> {
  for (;;) {
    const found = await from.transaction(READ, readAll);
    const rows = new Map(found);
    const data = await makeStorage(memoryTables(found)).exportPlayerData({ plays: true });
    // With those of puzzles that were only viewed: they hold the day on which a puzzle was opened.
    const progress = readable(rows.get('progress') ?? [], readProgressRow);
    await into.transaction(WRITE, async (tx) => {
      await importInto(tx, { ...data, progress }, at);
      await takeRest(tx, rows);
    });
    const isEmpty = await from.transaction(WRITE, async (tx) => {
      // Another tab may have saved meanwhile.
      if (!isSame(await readAll(tx), found)) return false;
      await empty(tx);
      return true;
    });
    if (isEmpty) return;
  }
}

const readAll = (tx: ReadTransaction): Promise<Found> =>
  Promise.all(TABLE_NAMES.map(async (table) => [table, await tx.all(table)] as const));

/**
 * Puzzles, which a begun game may need in just this version, copies of what cannot be read, and the
 * entries of meta.
 */
async function takeRest(
  tx: TableTransaction,
  found: ReadonlyMap<TableName, readonly TableEntry[]>,
): Promise<void> {
  await keepUnreadable(tx, 'progress', found.get('progress') ?? [], readProgressRow);
  for (const game of GAME_IDS) {
    const { puzzles, results } = storedNames(game);
    await keepUnreadable(tx, results, found.get(results) ?? [], resultReader(game));
    const known = new Set(await tx.keys(puzzles));
    await tx.put(
      puzzles,
      (found.get(puzzles) ?? []).filter(([id]) => !known.has(id)),
    );
  }
  for (const [key, brought] of found.get('meta') ?? []) {
    if (OWN.includes(key)) continue;
    const own = await tx.get('meta', key);
    if (own === undefined) await tx.put('meta', [[key, brought]]);
    else if (Array.isArray(own) && Array.isArray(brought)) {
      const more = brought.filter((one) => !own.some((known) => isSame(one, known)));
      await tx.put('meta', [[key, [...own, ...more]]]);
    }
  }
}

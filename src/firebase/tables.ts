/** Reads and changes the player's tables. Always loaded lazily. */

import { ServerError, statusOf } from '../sync/status.ts';
import type { ChangeTableRequest, TableChange, TableReply } from '../tables/callable.ts';
import { parseTable, parseTableIds } from '../tables/parse.ts';
import type { SeatedTable } from '../tables/seen.ts';
import { membershipPath, tablePath } from '../tables/table.ts';
import type { Connection } from './app.ts';

/**
 * The account's tables, in the order of joining: a read for the list, and one for each table.
 * Rejects with a `ServerError`; `unauthenticated` when another account, or none, is signed in.
 */
export async function readTables(
  { auth, firestore }: Pick<Connection, 'auth' | 'firestore'>,
  uid: string,
): Promise<readonly SeatedTable[]> {
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) throw new ServerError('unauthenticated');
  const ids = parseTableIds((await firestore.get(membershipPath(uid)))?.data);
  const tables = await Promise.all(
    ids.map(async (id) => ({ id, table: await readTable(firestore, id) })),
  );
  return tables.flatMap(({ id, table }) => (table === null ? [] : [{ id, table }]));
}

async function readTable(firestore: Connection['firestore'], id: string) {
  try {
    return parseTable((await firestore.get(tablePath(id)))?.data);
  } catch (error) {
    // Its owner has removed the player since the list was read.
    if (statusOf(error) === 'permission-denied') return null;
    throw error;
  }
}

/** Rejects with a `ServerError`, which has a sentence for the player. */
export const changeTable = async (
  { auth, call }: Pick<Connection, 'auth' | 'call'>,
  uid: string,
  change: TableChange,
): Promise<TableReply> => {
  await auth.authStateReady();
  return call<ChangeTableRequest, TableReply>('changeTable', { ...change, userId: uid });
};

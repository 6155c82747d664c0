/** Carries a player's name and departure to the tables that they sit at. */
import type { Firestore } from 'firebase-admin/firestore';
import type { LeaderboardInfo } from '../../../src/protocol/leaderboardInfo.ts';
import {
  left,
  membershipPath,
  type Table,
  tablePath,
  withInfo,
} from '../../../src/protocol/table.ts';
import { membershipIn, tableIn, writeChange } from './documents.ts';

export const showInfoAtTables = (
  database: Firestore,
  uid: string,
  info: LeaderboardInfo,
): Promise<void> => changeAll(database, uid, (table) => withInfo(table, uid, info));

/** Takes a deleted account from its tables; those that it owned get another owner, or end. */
export async function leaveTables(database: Firestore, uid: string): Promise<void> {
  await changeAll(database, uid, (table) => left(table, uid));
  await database.doc(membershipPath(uid)).delete();
}

async function changeAll(
  database: Firestore,
  uid: string,
  next: (table: Table) => Table | null,
): Promise<void> {
  const { tables } = membershipIn(await database.doc(membershipPath(uid)).get());
  // Each departure writes the player's own list: transactions side by side would repeat each other,
  // with a pause of seconds.
  for (const id of tables) {
    await database.runTransaction(async (transaction) => {
      const table = tableIn(await transaction.get(database.doc(tablePath(id))));
      if (table === null || !table.members[uid]) return;
      await writeChange(database, transaction, { id, table, next: next(table) });
    });
  }
}

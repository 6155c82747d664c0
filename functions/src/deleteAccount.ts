/**
 * Deletes a player: profile, name, every leaderboard entry, seats at tables, and finally the
 * account. A repeated call resumes an interrupted one. `at` is epoch ms.
 */
import type { Auth } from 'firebase-admin/auth';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DRAFTS, staffPath } from '../../src/desk/documents.ts';
import { findDefinition } from '../../src/games/definitions.ts';
import { LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import type { DeleteAccountReply } from '../../src/sync/callables.ts';
import { changeListed } from './best.ts';
import { count } from './count.ts';
import { deletedPath } from './deleted.ts';
import { entriesOf } from './entries.ts';
import { keptUntil } from './kept.ts';
import { reopen } from './sum.ts';
import { leaveTables } from './tables/memberTables.ts';

/**
 * Entries deleted in one transaction: two writes for each, so that the transaction stays below 500.
 */
const ENTRIES_AT_ONCE = 200;

export async function deleteAccount(
  database: Firestore,
  auth: Auth,
  uid: string,
  at: number,
): Promise<DeleteAccountReply> {
  // Write the mark first: other devices keep a valid token for up to an hour, and must not recreate
  // the profile.
  const batch = database.batch();
  const until = keptUntil('deletedAccounts', at);
  batch.set(database.doc(deletedPath(uid)), { at: FieldValue.serverTimestamp(), until });
  batch.delete(database.doc(`users/${uid}`));
  batch.delete(database.doc(`users/${uid}/private/settings`));
  batch.delete(database.doc(`${LEADERBOARD_USERS}/${uid}`));
  batch.delete(database.doc(staffPath(uid)));
  await batch.commit();
  const places = (await entriesOf(database, uid)).map(({ ref }) => ref);
  let entries = 0;
  for (let i = 0; i < places.length; i += ENTRIES_AT_ONCE) {
    entries += await removeEntries(database, places.slice(i, i + ENTRIES_AT_ONCE), at);
  }
  await changeListed(database, uid, null);
  entries += await removeHeld(database, uid);
  await removeDrafts(database, uid);
  await leaveTables(database, uid);
  for (const collection of ['sittings', 'plays']) {
    await removeAll(database, `users/${uid}/${collection}`);
  }
  await auth.deleteUser(uid).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  });
  return { entries };
}

/** Removes the entries that still exist, and uncounts each once. */
async function removeEntries(
  database: Firestore,
  places: readonly DocumentReference[],
  at: number,
): Promise<number> {
  const removed = await database.runTransaction(async (transaction) => {
    const read = await transaction.getAll(...places, { fieldMask: ['rank', 'verdict'] });
    const puzzles: DocumentReference[] = [];
    for (const entry of read.filter((document) => document.exists)) {
      transaction.delete(entry.ref);
      const puzzle = entry.ref.parent.parent;
      const game = findDefinition(puzzle?.parent.parent?.id ?? '');
      if (puzzle === null || game === null) continue;
      const [rank, verdict] = [Number(entry.get('rank')), entry.get('verdict')];
      const counted = { game: game.id, id: puzzle.id, rank, verdict };
      count(database, transaction, counted, -1, at);
      puzzles.push(puzzle);
    }
    return puzzles;
  });
  await Promise.all(removed.map((puzzle) => reopen(database, puzzle)));
  return removed.length;
}

/** Removes the drafts of a member of the staff. */
async function removeDrafts(database: Firestore, uid: string): Promise<void> {
  const drafts = await database.collection(DRAFTS).where('uid', '==', uid).select().get();
  const batch = database.batch();
  for (const { ref } of drafts.docs.slice(0, ENTRIES_AT_ONCE)) batch.delete(ref);
  await batch.commit();
  if (drafts.size > ENTRIES_AT_ONCE) await removeDrafts(database, uid);
}

/** Removes all documents of a collection. */
async function removeAll(database: Firestore, collection: string): Promise<void> {
  const { docs } = await database.collection(collection).select().get();
  const writer = database.bulkWriter();
  const deleted = docs.map(({ ref }) => writer.delete(ref));
  await Promise.all([Promise.all(deleted), writer.close()]);
}

/** Removes held results (which are not counted), their logs, and the logs of best entries. */
async function removeHeld(database: Firestore, uid: string): Promise<number> {
  const find = (name: string) =>
    database.collectionGroup(name).where('uid', '==', uid).select().get();
  const [held, ...logs] = await Promise.all(['held', 'heldLogs', 'logs'].map(find));
  const writer = database.bulkWriter();
  const deleted = [held!, ...logs].flatMap(({ docs }) => docs).map(({ ref }) => writer.delete(ref));
  // Failed writes reject here: the account then stays, and its owner can retry.
  await Promise.all([Promise.all(deleted), writer.close()]);
  return held!.size;
}

/**
 * Removes a player: profile, name, every leaderboard entry, and the account at last. Calling again
 * goes on wherever an earlier call was cut off.
 */
import type { Auth } from 'firebase-admin/auth';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findDefinition } from '../../src/games/definitions.ts';
import { LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import type { DeleteAccountReply } from '../../src/sync/callables.ts';
import { deletedPath } from './deleted.ts';
import { entriesOf } from './entries.ts';

/** Two writes for each: a transaction stays below 500. */
const ENTRIES_AT_ONCE = 200;

export async function deleteAccount(
  database: Firestore,
  auth: Auth,
  uid: string,
): Promise<DeleteAccountReply> {
  // First: from now on no other device, whose token lives on for an hour, puts anything back.
  const batch = database.batch();
  batch.set(database.doc(deletedPath(uid)), { at: FieldValue.serverTimestamp() });
  batch.delete(database.doc(`users/${uid}`));
  batch.delete(database.doc(`${LEADERBOARD_USERS}/${uid}`));
  await batch.commit();
  const places = await entriesOf(database, uid);
  let entries = 0;
  for (let i = 0; i < places.length; i += ENTRIES_AT_ONCE) {
    entries += await removeEntries(database, places.slice(i, i + ENTRIES_AT_ONCE));
  }
  await auth.deleteUser(uid).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  });
  return { entries };
}

/** Removes those that are still there and takes each out of its puzzle's count once. */
function removeEntries(database: Firestore, places: readonly DocumentReference[]): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const found = (await transaction.getAll(...places)).filter((document) => document.exists);
    for (const entry of found) {
      transaction.delete(entry.ref);
      const puzzle = entry.ref.parent.parent;
      const game = findDefinition(String(entry.get('game')));
      if (puzzle === null || game === null) continue;
      const bucket = bucketOf(game.measure, Number(entry.get('rank')));
      transaction.set(
        puzzle,
        { players: FieldValue.increment(-1), spread: { [bucket]: FieldValue.increment(-1) } },
        { merge: true },
      );
    }
    return found.length;
  });
}

/**
 * Deletes a player: profile, name, every leaderboard entry, seats at tables, and finally the
 * account. A repeated call resumes an interrupted one. `at` is epoch ms.
 */
import type { Auth } from 'firebase-admin/auth';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findDefinition } from '../../src/games/definitions.ts';
import type { DeleteAccountReply } from '../../src/protocol/callables.ts';
import { ACCOUNT_DATA, type Place, type Removal } from './accountData.ts';
import { changeListed } from './best.ts';
import { count } from './count.ts';
import { deletedPath } from './deleted.ts';
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
  const find = async (removal: Removal) => {
    const places = ACCOUNT_DATA.filter((place) => place.removal === removal);
    return (await Promise.all(places.map((place) => documentsOf(database, place, uid)))).flat();
  };

  // Write the mark first: other devices keep a valid token for up to an hour, and must not recreate
  // the profile.
  const batch = database.batch();
  const until = keptUntil('deletedAccounts', at);
  batch.set(database.doc(deletedPath(uid)), { at: FieldValue.serverTimestamp(), until });
  for (const { ref } of await find('first')) batch.delete(ref);
  await batch.commit();

  const places = (await find('entries')).map(({ ref }) => ref);
  let entries = 0;
  for (let i = 0; i < places.length; i += ENTRIES_AT_ONCE) {
    entries += await removeEntries(database, places.slice(i, i + ENTRIES_AT_ONCE), at);
  }
  await changeListed(database, uid, null);

  const writer = database.bulkWriter();
  const documents = await find('documents');
  const written = [
    ...documents.map(({ ref }) => writer.delete(ref)),
    ...(await find('mentions')).map(({ ref, place }) =>
      writer.update(ref, withoutMention(place.mention ?? [])),
    ),
  ];
  // Failed writes reject here: the account then stays, and its owner can retry.
  await Promise.all([Promise.all(written), writer.close()]);
  entries += documents.filter(({ place }) => place.collection === 'held').length;

  await leaveTables(database, uid);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  });
  return { entries };
}

interface Found {
  readonly ref: DocumentReference;
  readonly place: Place;
}

/** References of the account's documents at a place; of those at a fixed path also missing ones. */
async function documentsOf(database: Firestore, place: Place, uid: string): Promise<Found[]> {
  const paths = await place.paths?.(database, uid);
  const queried = await place.query?.(database, uid).select().get();
  const refs = [
    ...(paths ?? []).map((path) => database.doc(path)),
    ...(queried?.docs ?? []).map(({ ref }) => ref),
  ];
  return refs.map((ref) => ({ ref, place }));
}

const withoutMention = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, FieldValue.delete()]));

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
  await Promise.all(removed.map((puzzle) => reopen(puzzle)));
  return removed.length;
}

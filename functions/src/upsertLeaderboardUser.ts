/** Saves how a player appears on the leaderboards, and changes it where they stand already. */
import type { Firestore } from 'firebase-admin/firestore';
import { parseInfo } from '../../src/account/leaderboardInfo.ts';
import { LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import type { UpsertUserReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { entriesOf, isGone } from './entries.ts';

/**
 * Throws a `ServerError`: `invalid-argument` when name or avatar are not from the lists,
 * `unauthenticated` for an account that was deleted.
 */
export async function upsertLeaderboardUser(
  database: Firestore,
  uid: string,
  data: Readonly<Record<string, unknown>>,
): Promise<UpsertUserReply> {
  const parsed = parseInfo(data);
  if (!parsed.ok) throw new ServerError('invalid-argument', parsed.problem.message);
  // First: an entry that is made meanwhile has read either this or is found below.
  await database.runTransaction(async (transaction) => {
    const mark = await transaction.get(database.doc(deletedPath(uid)));
    if (mark.exists) throw accountDeleted();
    transaction.set(database.doc(`${LEADERBOARD_USERS}/${uid}`), { ...parsed.value });
  });
  const places = await entriesOf(database, uid);
  const writer = database.bulkWriter();
  const updates = places.map((place) =>
    writer.update(place, { ...parsed.value }).then(
      () => 1,
      (error: unknown) => {
        if (isGone(error)) return 0;
        throw error;
      },
    ),
  );
  const [counts] = await Promise.all([Promise.all(updates), writer.close()]);
  return { entries: counts.reduce<number>((sum, count) => sum + count, 0) };
}

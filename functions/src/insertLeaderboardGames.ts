/**
 * Puts finished results on the leaderboards (specification, section 7). The first one stays:
 * calling again, or from two devices at once, leaves one entry and counts it once.
 */
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/account/leaderboardInfo.ts';
import {
  type EntryDocument,
  entryPath,
  LEADERBOARD_USERS,
  puzzlePath,
} from '../../src/leaderboard/paths.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import type { InsertGamesReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { type Admitted, completeResult, isAdmitted, judge, type Refused } from './judge.ts';
import { parsePayload } from './payload.ts';

/**
 * Throws a `ServerError`: `invalid-argument` for a payload that cannot be read, `aborted` while
 * the player has neither a name nor an avatar yet, `unauthenticated` for an account that was
 * deleted. Nothing is written then.
 *
 * @param at epoch ms, to tell which puzzles are out.
 */
export async function insertLeaderboardGames(
  database: Firestore,
  uid: string,
  data: Readonly<Record<string, unknown>>,
  at: number,
): Promise<InsertGamesReply> {
  const verdicts = parsePayload(data).map((sent) => judge(sent, at));
  const admitted = verdicts.filter(isAdmitted);
  if (admitted.length > 0) await insert(database, uid, admitted);
  return {
    accepted: admitted.map(({ map, key }) => ({ map, key })),
    refused: verdicts.filter((verdict): verdict is Refused => !isAdmitted(verdict)),
  };
}

/** One transaction, in which everything is read at once. */
function insert(database: Firestore, uid: string, admitted: readonly Admitted[]): Promise<void> {
  const player = database.doc(`${LEADERBOARD_USERS}/${uid}`);
  const profile = database.doc(`users/${uid}`);
  const places = admitted.map(({ game, id }) => database.doc(entryPath(game, id, uid)));
  return database.runTransaction(async (transaction) => {
    const [mark, playerDocument, profileDocument, ...entries] = await transaction.getAll(
      database.doc(deletedPath(uid)),
      player,
      profile,
      ...places,
    );
    if (mark?.exists) throw accountDeleted();
    const info = infoOf(playerDocument) ?? infoOf(profileDocument);
    if (info === null) throw new ServerError('aborted', 'There is no profile yet.');
    admitted.forEach((one, i) => {
      if (entries[i]?.exists) return;
      const rank = one.definition.results.rank(standing(one, profileDocument));
      const document: EntryDocument = { ...info, uid, game: one.game, id: one.id, rank };
      transaction.create(places[i]!, { ...document, arrivedAt: FieldValue.serverTimestamp() });
      // Increments, so that everybody who finishes today's puzzle does not wait for each other.
      transaction.set(
        database.doc(puzzlePath(one.game, one.id)),
        {
          players: FieldValue.increment(1),
          spread: { [bucketOf(one.definition.measure, rank)]: FieldValue.increment(1) },
        },
        { merge: true },
      );
    });
  });
}

function infoOf(document: DocumentSnapshot | undefined): LeaderboardInfo | null {
  const parsed = parseInfo(document?.data());
  return parsed.ok ? parsed.value : null;
}

/** The profile's result where it holds a complete one: board and profile never tell two stories. */
function standing(
  { map, key, definition, result }: Admitted,
  profile: DocumentSnapshot | undefined,
) {
  const results: unknown = profile?.get(map);
  if (typeof results !== 'object' || results === null || !Object.hasOwn(results, key)) {
    return result;
  }
  return completeResult(definition, (results as Record<string, unknown>)[key]) ?? result;
}

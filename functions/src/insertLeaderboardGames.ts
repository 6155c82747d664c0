/**
 * Puts finished results on the leaderboards (specification, section 7). The first one stays:
 * calling again, or from two devices at once, leaves one entry and counts it once.
 */
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { type EntryDocument, entryPath, LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import type { Json } from '../../src/lib/json.ts';
import type { InsertGamesReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { count, sumUpIfDue } from './count.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { INFO_FIELDS, infoOf } from './info.ts';
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
  const { standing, missing, added } =
    admitted.length > 0
      ? await insert(database, uid, admitted, at)
      : { standing: [], missing: [], added: [] };
  await Promise.all(added.map(({ game, id }) => sumUpIfDue(database, game, id, at)));
  return {
    accepted: standing.map(({ map, key }) => ({ map, key })),
    refused: [...verdicts.filter((one): one is Refused => !isAdmitted(one)), ...missing],
  };
}

interface Inserted {
  /** On their leaderboards, since now or since an earlier call. */
  readonly standing: readonly Admitted[];
  readonly added: readonly Admitted[];
  /** Not in the profile (yet). */
  readonly missing: readonly Refused[];
}

/** One transaction, in which everything is read at once. */
function insert(
  database: Firestore,
  uid: string,
  admitted: readonly Admitted[],
  at: number,
): Promise<Inserted> {
  const places = admitted.map(({ game, id }) => database.doc(entryPath(game, id, uid)));
  // A profile holds years: of it no more than what was sent.
  const fieldMask = [...INFO_FIELDS, ...admitted.map(({ map, key }) => new FieldPath(map, key))];
  return database.runTransaction(async (transaction) => {
    const [mark, player, profile, ...entries] = await transaction.getAll(
      database.doc(deletedPath(uid)),
      database.doc(`${LEADERBOARD_USERS}/${uid}`),
      database.doc(`users/${uid}`),
      ...places,
      { fieldMask },
    );
    if (mark?.exists) throw accountDeleted();
    const info = infoOf(player) ?? infoOf(profile);
    if (info === null) throw new ServerError('aborted', 'There is no profile yet.');
    const missing: Refused[] = [];
    const standing: Admitted[] = [];
    const added: Admitted[] = [];
    admitted.forEach((one, i) => {
      const result = heldResult(one, profile);
      if (entries[i]?.exists) standing.push(one);
      else if (result === null) missing.push(notInProfile(one));
      else {
        const { game, id, definition } = one;
        const entry: EntryDocument = {
          ...info,
          uid,
          game,
          id,
          rank: definition.results.rank(result),
        };
        transaction.create(places[i]!, { ...entry, arrivedAt: FieldValue.serverTimestamp() });
        count(database, transaction, entry, 1, at);
        standing.push(one);
        added.push(one);
      }
    });
    return { standing, added, missing };
  });
}

/**
 * The profile's result of the puzzle; null unless it holds a complete one. Nothing else ranks: board
 * and profile never tell two stories, whichever of the two is asked first.
 */
function heldResult(
  { map, key, definition }: Admitted,
  profile: DocumentSnapshot | undefined,
): Json | null {
  const results: unknown = profile?.get(map);
  if (typeof results !== 'object' || results === null || !Object.hasOwn(results, key)) return null;
  return completeResult(definition, (results as Record<string, unknown>)[key]);
}

/** To be tried again: the app stores in the profile first. */
function notInProfile({ map, key }: Admitted): Refused {
  return { map, key, status: 'aborted', message: 'This result is not in your profile yet.' };
}

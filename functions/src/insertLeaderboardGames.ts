/**
 * Puts finished results on the leaderboards (specification, section 7), with what their moves are
 * worth. The first one stays: calling again, or from two devices at once, leaves one entry and counts
 * it once, and its moves are not replayed again. An entry that could not be checked is checked when its
 * moves come after all.
 */
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { entriesPath, LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import { isSame, type Json } from '../../src/lib/json.ts';
import type { EntryVerdict, InsertGamesReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { floorsOf } from './floors.ts';
import { heldResults } from './heldResults.ts';
import { INFO_FIELDS, infoOf } from './info.ts';
import { type Admitted, isAdmitted, judge, type Refused } from './judge.ts';
import { keepLogOfBest, type ListedPlay } from './keptLogs.ts';
import { parsePayload, parsePlays, type SentPlay } from './payload.ts';
import { type Place, pathsOf, placeOf } from './places.ts';
import { sumUpIfDue } from './sum.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { type PlayedVersion, playedVersion } from './versions.ts';
import { type Listable, writeEntry } from './writeEntry.ts';

/** A result as it was sent, with its play and the version that was played. */
interface Played extends Admitted, PlayedVersion {
  readonly play: SentPlay | null;
}

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
  const plays = parsePlays(data.plays);
  const refused: Refused[] = [];
  const played: Played[] = [];
  for (const sent of parsePayload(data)) {
    const judged = judge(sent, at);
    if (isAdmitted(judged)) played.push(await withVersion(database, judged, plays, at));
    else refused.push(judged);
  }
  if (played.length === 0) return { accepted: [], refused };
  const inserted = await insert(database, uid, played, at);
  await Promise.all(
    inserted.changed.map(async ({ game, board, listed }) => {
      const known = await sumUpIfDue(database, game, board, at);
      if (listed) await keepLogOfBest(database, { game, board, uid, ...listed }, known, at);
    }),
  );
  return { accepted: inserted.standing, refused: [...refused, ...inserted.refused] };
}

async function withVersion(
  database: Firestore,
  judged: Admitted,
  plays: ReadonlyMap<string, SentPlay>,
  at: number,
): Promise<Played> {
  const play = plays.get(`${judged.game}/${judged.id}`) ?? null;
  return { ...judged, ...(await playedVersion(database, judged, play?.hash, at)), play };
}

interface Changed {
  readonly game: Played['game'];
  readonly board: string;
  /** The checked play that is listed there now. */
  readonly listed?: Pick<ListedPlay, 'rank' | 'log'>;
}

interface Inserted {
  /** On their leaderboards, or waiting for the desk, since now or since an earlier call. */
  readonly standing: InsertGamesReply['accepted'];
  readonly refused: readonly Refused[];
  /** The leaderboards that have changed now. */
  readonly changed: readonly Changed[];
}

/** One transaction, in which everything is read before anything is written. */
function insert(
  database: Firestore,
  uid: string,
  played: readonly Played[],
  at: number,
): Promise<Inserted> {
  const places = played.flatMap((one) => pathsOf(one, uid));
  // A profile holds years: no more of it is read than what was sent.
  const fieldMask = [
    ...INFO_FIELDS,
    ...played.map(({ map, key }) => new FieldPath(map, key)),
    'verdict',
    'rank',
    'arrivedAt',
    'refused',
  ];
  const verdictOnce = makeVerdicts(database, at);
  return database.runTransaction(async (transaction) => {
    const [mark, player, profile, ...others] = await transaction.getAll(
      database.doc(deletedPath(uid)),
      database.doc(`${LEADERBOARD_USERS}/${uid}`),
      database.doc(`users/${uid}`),
      ...places.map((path) => database.doc(path)),
      { fieldMask },
    );
    if (mark?.exists) throw accountDeleted();
    const info = infoOf(player) ?? infoOf(profile);
    if (info === null) throw new ServerError('aborted', 'There is no profile yet.');
    const inProfile = await heldResults(database, transaction, uid, played, profile);
    const standing: { map: Played['map']; key: string; verdict: EntryVerdict }[] = [];
    const refused: Refused[] = [];
    const writes: { one: Played; place: Place; result: Json; verdict: Listable }[] = [];
    for (const one of played) {
      const place = placeOf(one, uid, others);
      const { map, key } = one;
      const settled = settledVerdict(place);
      const result = inProfile.get(one) ?? null;
      if (place.held.get('refused') === true) refused.push(notListed(one));
      else if (settled !== null) standing.push({ map, key, verdict: settled });
      else if (result === null) {
        if (place.entry.exists) standing.push({ map, key, verdict: 'unchecked' });
        else refused.push(notInProfile(one));
      } else {
        // Moves that came with another result than the one that counts are not worth a replay.
        const checked = isSame(one.result, result) ? await verdictOnce(one) : UNCHECKED;
        const verdict = await withoutCopies(database, transaction, uid, one, checked);
        if (verdict.kind === 'refused') refused.push(notRight(one, verdict.reason));
        else {
          standing.push({ map, key, verdict: verdict.kind });
          if (verdict.kind === 'unchecked' && place.entry.exists) continue;
          writes.push({ one, place, result, verdict });
        }
      }
    }
    const changed = writes.flatMap(({ one, place, result, verdict }): Changed[] => {
      const rank = one.definition.results.rank(result);
      writeEntry(
        { database, transaction, uid, info, at },
        { game: one.game, board: one.board, rank, verdict },
        place,
      );
      const { game, board } = one;
      const now: Changed = {
        ...{ game, board },
        ...(verdict.kind === 'checked' ? { listed: { rank, log: verdict.played } } : {}),
      };
      return place.board === board ? [now] : [now, { game, board: place.board }];
    });
    return { standing, refused, changed };
  });
}

const UNCHECKED: Verdict = { kind: 'unchecked' };

/** The verdict that no moves change any more; null where it has to be found out. */
function settledVerdict({ entry, held }: Place): EntryVerdict | null {
  if (held.exists) return 'held';
  return entry.get('verdict') === 'checked' ? 'checked' : null;
}

/** Each verdict once, however often the transaction is tried: a replay takes long. */
function makeVerdicts(database: Firestore, at: number): (played: Played) => Promise<Verdict> {
  const verdicts = new Map<Played, Promise<Verdict>>();
  const find = async (played: Played) => {
    const { game, board, puzzle, play } = played;
    const floors = await floorsOf(database, game, board, at);
    return verdictOf(played, play, { puzzle, floors });
  };
  return (played) => {
    const verdict = verdicts.get(played) ?? find(played);
    verdicts.set(played, verdict);
    return verdict;
  };
}

/** The verdict, knowing what others have sent: the same hand's moves of another account are held. */
async function withoutCopies(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  { game, board }: Played,
  verdict: Verdict,
): Promise<Verdict> {
  if (verdict.kind !== 'checked' || verdict.digests.length === 0) return verdict;
  const alike = await transaction.get(
    database
      .collection(entriesPath(game, board))
      .where('digests', 'array-contains-any', verdict.digests)
      .limit(2),
  );
  const other = alike.docs.find((entry) => entry.id !== uid);
  if (other === undefined) return verdict;
  const log = JSON.stringify(verdict.played);
  return {
    kind: 'held',
    reason: 'Another account has sent the very same moves.',
    log,
    sameAs: other.id,
  };
}

/** To be tried again: the app stores in the profile first. */
function notInProfile({ map, key }: Admitted): Refused {
  return { map, key, status: 'aborted', message: 'This result is not in your profile yet.' };
}

/** The desk has looked at it. */
function notListed({ map, key }: Admitted): Refused {
  return { map, key, status: 'permission-denied', message: 'This result is not listed.' };
}

/** The moves do not lead to the result. */
function notRight({ map, key }: Admitted, message: string): Refused {
  return { map, key, status: 'invalid-argument', message };
}

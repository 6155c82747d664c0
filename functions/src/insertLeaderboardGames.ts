/**
 * Puts finished results on the leaderboards (specification, section 7), with what their moves are
 * worth. The first one stays: calling again, or from two devices at once, leaves one entry and counts
 * it once. An entry that nobody could check is checked when its moves come after all.
 */
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { LeaderboardInfo } from '../../src/account/leaderboardInfo.ts';
import {
  type EntryDocument,
  entriesPath,
  entryPath,
  type HeldDocument,
  type HeldLogDocument,
  heldLogPath,
  heldPath,
  LEADERBOARD_USERS,
} from '../../src/leaderboard/paths.ts';
import { isSame, type Json } from '../../src/lib/json.ts';
import type { EntryVerdict, InsertGamesReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { count, sumUpIfDue } from './count.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { INFO_FIELDS, infoOf } from './info.ts';
import { type Admitted, completeResult, isAdmitted, judge, type Refused } from './judge.ts';
import { parsePayload, parsePlays, type SentPlay } from './payload.ts';
import { type Place, pathsOf, placeOf } from './places.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { type PlayedVersion, playedVersion } from './versions.ts';

/** A result with the version that was played, and what came of its moves. */
interface Checked extends Admitted, Omit<PlayedVersion, 'puzzle'> {
  readonly verdict: Exclude<Verdict, { kind: 'refused' }>;
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
  const checked: Checked[] = [];
  for (const sent of parsePayload(data)) {
    const judged = judge(sent, at);
    const outcome = isAdmitted(judged) ? await check(database, judged, plays, at) : judged;
    if ('verdict' in outcome) checked.push(outcome);
    else refused.push(outcome);
  }
  if (checked.length === 0) return { accepted: [], refused };
  const { standing, missing, changed } = await insert(database, uid, checked, at);
  await Promise.all(changed.map(({ game, board }) => sumUpIfDue(database, game, board, at)));
  return { accepted: standing, refused: [...refused, ...missing] };
}

async function check(
  database: Firestore,
  judged: Admitted,
  plays: ReadonlyMap<string, SentPlay>,
  at: number,
): Promise<Checked | Refused> {
  const { game, map, id, key } = judged;
  const play = plays.get(`${game}/${id}`) ?? null;
  const { puzzle, ...version } = await playedVersion(database, judged, play?.hash, at);
  const verdict = await verdictOf(judged, play, puzzle);
  return verdict.kind === 'refused'
    ? { map, key, status: 'invalid-argument', message: verdict.reason }
    : { ...judged, ...version, verdict };
}

type Board = Pick<Checked, 'game' | 'board'>;

interface Inserted {
  /** On their leaderboards, or waiting for somebody to look, since now or since an earlier call. */
  readonly standing: InsertGamesReply['accepted'];
  /** The leaderboards that have changed now. */
  readonly changed: readonly Board[];
  /** Not in the profile (yet). */
  readonly missing: readonly Refused[];
}

/** One transaction, in which everything is read before anything is written. */
function insert(
  database: Firestore,
  uid: string,
  checked: readonly Checked[],
  at: number,
): Promise<Inserted> {
  const places = checked.flatMap((one) => pathsOf(one, uid));
  // A profile holds years: of it no more than what was sent.
  const fieldMask = [
    ...INFO_FIELDS,
    ...checked.map(({ map, key }) => new FieldPath(map, key)),
    'verdict',
    'rank',
    'arrivedAt',
    'refused',
  ];
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
    const known = checked.map((one) => ({
      one,
      ...placeOf(one, uid, others),
      result: heldResult(one, profile),
    }));
    const verdicts: Checked['verdict'][] = [];
    for (const { one, entry, held, result } of known) {
      const isSettled = held.exists || entry.get('verdict') === 'checked' || result === null;
      verdicts.push(isSettled ? one.verdict : await final(database, transaction, uid, one, result));
    }

    const standing: { map: Checked['map']; key: string; verdict: EntryVerdict }[] = [];
    const missing: Refused[] = [];
    const changed: Board[] = [];
    known.forEach(({ one, board, entry, held, result }, i) => {
      const { map, key } = one;
      const verdict = verdicts[i]!;
      if (held.get('refused') === true) {
        missing.push(notListed(one));
        return;
      }
      const stands: EntryVerdict | null = held.exists
        ? 'held'
        : !entry.exists
          ? null
          : entry.get('verdict') === 'checked'
            ? 'checked'
            : verdict.kind === 'unchecked'
              ? 'unchecked'
              : null;
      if (stands !== null) {
        standing.push({ map, key, verdict: stands });
      } else if (result === null) {
        missing.push(notInProfile(one));
      } else {
        const before = { board, entry };
        write({ database, transaction, uid, info, at }, { ...one, result, verdict }, before);
        standing.push({ map, key, verdict: verdict.kind });
        changed.push(one);
        if (board !== one.board) changed.push({ game: one.game, board });
      }
    });
    return { standing, changed, missing };
  });
}

/** The verdict, knowing what the profile holds and what others have sent. */
async function final(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  { game, board, verdict, result: sent }: Checked,
  result: Json,
): Promise<Checked['verdict']> {
  if (verdict.kind === 'unchecked') return verdict;
  // The moves are those of another result than the one that counts.
  if (!isSame(sent, result)) return { kind: 'unchecked' };
  if (verdict.kind === 'held' || verdict.trace === null) return verdict;
  const { digest, log } = verdict.trace;
  const alike = await transaction.get(
    database.collection(entriesPath(game, board)).where('digest', '==', digest).limit(2),
  );
  return alike.docs.some((entry) => entry.id !== uid)
    ? { kind: 'held', reason: 'Another account has sent the very same moves.', log }
    : verdict;
}

interface Writing {
  readonly database: Firestore;
  readonly transaction: Transaction;
  readonly uid: string;
  readonly info: LeaderboardInfo;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Makes the entry, or changes one that was not checked, and counts it. What the moves show to be of
 * another version goes to that version's board.
 */
function write(
  { database, transaction, uid, info, at }: Writing,
  { game, board: id, definition, result, verdict }: Checked,
  { board: boardBefore, entry: before }: Pick<Place, 'board' | 'entry'>,
): void {
  const rank = definition.results.rank(result);
  if (before.exists) {
    const [rankBefore, verdictBefore] = [Number(before.get('rank')), before.get('verdict')];
    const counted = { game, id: boardBefore, rank: rankBefore, verdict: verdictBefore };
    count(database, transaction, counted, -1, at);
    if (boardBefore !== id || verdict.kind === 'held') transaction.delete(before.ref);
  }
  const arrivedAt: unknown = before.get('arrivedAt') ?? FieldValue.serverTimestamp();
  if (verdict.kind === 'held') {
    const held: HeldDocument = { uid, game, id, rank };
    const log: HeldLogDocument = { uid, game, id, rank, reason: verdict.reason, log: verdict.log };
    transaction.create(database.doc(heldPath(game, id, uid)), { ...held, arrivedAt });
    transaction.set(database.doc(heldLogPath(game, id, uid)), log);
    return;
  }
  const trace = verdict.kind === 'checked' ? verdict.trace : null;
  const entry: EntryDocument = {
    ...info,
    uid,
    game,
    id,
    rank,
    verdict: verdict.kind,
    ...(trace === null ? {} : { digest: trace.digest }),
  };
  transaction.set(database.doc(entryPath(game, id, uid)), { ...entry, arrivedAt });
  const log = verdict.kind === 'checked' ? verdict.played : null;
  count(database, transaction, { ...entry, log }, 1, at);
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

/** Somebody has looked at it. */
function notListed({ map, key }: Admitted): Refused {
  return { map, key, status: 'permission-denied', message: 'This result is not listed.' };
}

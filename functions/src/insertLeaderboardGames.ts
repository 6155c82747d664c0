/**
 * Lists finished results on the leaderboards (specification, section 7), with the verdict on their
 * moves, and at the player's tables. A player's first result of a puzzle stays: repeated or
 * concurrent calls leave one entry, count it once and do not replay its moves again. An unchecked
 * entry is checked when its moves arrive later.
 */
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { latestDateOnEarth } from '../../src/daily/date.ts';
import { dateOf } from '../../src/daily/numbering.ts';
import { entriesPath, LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import { isSame } from '../../src/lib/json.ts';
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
import { decideAtTables, listAtTables, playerTablesIn } from './tables/documents.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { type PlayedVersion, playedVersion } from './versions.ts';
import { type Listable, writeEntry } from './writeEntry.ts';

/** A sent result, with its play and the puzzle version played. */
interface Played extends Admitted, PlayedVersion {
  readonly play: SentPlay | null;
}

/**
 * Throws a `ServerError`: `invalid-argument` for an unreadable payload, `aborted` while the player
 * has no name and avatar yet, `unauthenticated` for a deleted account. Nothing is written then.
 *
 * @param at epoch ms, to decide which puzzles are released.
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
  /** The checked play that the leaderboard now lists. */
  readonly listed?: Pick<ListedPlay, 'rank' | 'log'>;
}

interface Inserted {
  /**
   * Results that are on their leaderboards or held for the desk, after this call or an earlier one.
   */
  readonly standing: InsertGamesReply['accepted'];
  readonly refused: readonly Refused[];
  /** The leaderboards changed by this call. */
  readonly changed: readonly Changed[];
}

/** Inserts the results in one transaction, in which all reads precede the writes. */
function insert(
  database: Firestore,
  uid: string,
  played: readonly Played[],
  at: number,
): Promise<Inserted> {
  const places = played.flatMap((one) => pathsOf(one, uid));
  // Profiles hold years of results: read only the fields of the sent results.
  const fieldMask = [
    ...INFO_FIELDS,
    ...played.map(({ map, key }) => new FieldPath(map, key)),
    'verdict',
    'rank',
    'arrivedAt',
    'refused',
    'tables',
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
    const writes: { one: Played; place: Place; rank: number; verdict: Listable }[] = [];
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
        // Do not replay the moves of another result than the profile's, which counts.
        const checked = isSame(one.result, result) ? await verdictOnce(one) : UNCHECKED;
        const verdict = await withoutCopies(database, transaction, uid, one, checked);
        if (verdict.kind === 'refused') refused.push(notRight(one, verdict.reason));
        else {
          standing.push({ map, key, verdict: verdict.kind });
          if (verdict.kind === 'unchecked' && place.entry.exists) continue;
          writes.push({ one, place, rank: one.definition.results.rank(result), verdict });
        }
      }
    }
    const ranked = writes
      .filter(({ verdict }) => verdict.kind !== 'held')
      .map(({ one: { definition, id, game }, rank, verdict }) => ({
        ...{ date: dateOf(definition.schedule, id), game, rank },
        checked: verdict.kind === 'checked',
      }));
    const changed = writes.flatMap(({ one, place, rank, verdict }): Changed[] => {
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
    const tables = playerTablesIn(player);
    listAtTables(database, transaction, uid, tables, ranked, latestDateOnEarth(at));
    // An unchecked entry that is held now is off its leaderboard, and off the tables with it.
    for (const { one, place, verdict } of writes) {
      if (verdict.kind !== 'held' || !place.entry.exists) continue;
      const decided = { uid, game: one.game, board: place.board, rank: null };
      decideAtTables(database, transaction, decided, tables, at);
    }
    return { standing, refused, changed };
  });
}

const UNCHECKED: Verdict = { kind: 'unchecked' };

/**
 * The stored verdict, if moves sent later cannot change it; null where the verdict must be
 * computed.
 */
function settledVerdict({ entry, held }: Place): EntryVerdict | null {
  if (held.exists) return 'held';
  return entry.get('verdict') === 'checked' ? 'checked' : null;
}

/** Caches verdicts across retries of the transaction: a replay takes long. */
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

/** Holds a play whose moves match another account's. */
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

/** Refusal of a result that the profile lacks. Retryable: the app writes the profile first. */
function notInProfile({ map, key }: Admitted): Refused {
  return { map, key, status: 'aborted', message: 'This result is not in your profile yet.' };
}

/** Refusal of a result that the desk has refused, or taken off its leaderboard. */
function notListed({ map, key }: Admitted): Refused {
  return { map, key, status: 'permission-denied', message: 'This result is not listed.' };
}

/** Refusal of a result that is wrong, or to which the moves do not lead. */
function notRight({ map, key }: Admitted, message: string): Refused {
  return { map, key, status: 'invalid-argument', message };
}

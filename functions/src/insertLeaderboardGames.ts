/**
 * Lists finished results on the leaderboards (specification, section 7), with the verdict on their
 * moves, and at the player's tables. A player's first result of a puzzle stays: repeated or
 * concurrent calls leave one entry, count it once and do not replay its moves again. An unchecked
 * entry is checked when its moves arrive later.
 */
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { latestDateOnEarth } from '../../src/daily/date.ts';
import { dateOf } from '../../src/daily/numbering.ts';
import { isSame } from '../../src/lib/json.ts';
import type { EntryVerdict, InsertGamesReply } from '../../src/protocol/callables.ts';
import { LEADERBOARD_USERS } from '../../src/protocol/leaderboard.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { type Checked, holdIfCopy, withoutCopies } from './copies.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { floorsOf } from './floors.ts';
import { heldResults } from './heldResults.ts';
import { INFO_FIELDS, infoOf } from './info.ts';
import { type Admitted, isAdmitted, judge, type Refused } from './judge.ts';
import { keepLogOfBest } from './keptLogs.ts';
import { parsePayload, parsePlays, type SentPlay } from './payload.ts';
import { type Place, pathsOf, placeOf } from './places.ts';
import { sumUpIfDue } from './sum.ts';
import { decideAtTables, listAtTables, playerTablesIn, readTables } from './tables/documents.ts';
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
  const copies = new Set<Standing>();
  await Promise.all(
    inserted.changed.map(async ({ game, board, listed }) => {
      const isCopy = listed && (await holdIfCopy(database, uid, { game, board, ...listed }, at));
      if (isCopy) copies.add(listed.standing);
      const known = await sumUpIfDue(database, game, board, at);
      if (listed === undefined || isCopy) return;
      const play = { game, board, uid, rank: listed.rank, log: listed.verdict.played };
      await keepLogOfBest(database, play, known, at);
    }),
  );
  return {
    accepted: inserted.standing.map((one) => (copies.has(one) ? { ...one, verdict: 'held' } : one)),
    refused: [...refused, ...inserted.refused],
  };
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

type Standing = InsertGamesReply['accepted'][number];

interface Changed {
  readonly game: Played['game'];
  readonly board: string;
  /** The checked play that the leaderboard now lists. */
  readonly listed?: {
    readonly rank: number;
    readonly verdict: Checked;
    readonly standing: Standing;
  };
}

interface Inserted {
  /**
   * Results that are on their leaderboards or held for the desk, after this call or an earlier one.
   */
  readonly standing: readonly Standing[];
  readonly refused: readonly Refused[];
  /** The leaderboards changed by this call. */
  readonly changed: readonly Changed[];
}

interface Write {
  readonly one: Played;
  readonly place: Place;
  readonly rank: number;
  readonly verdict: Listable;
  readonly standing: Standing;
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
  const verdictOnce = makeVerdicts(database, uid, at);
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
    if (info === null) throw new ServerError('aborted', 'Your profile isn’t ready yet.');
    const inProfile = await heldResults(database, transaction, uid, played, profile);
    const standing: Standing[] = [];
    const refused: Refused[] = [];
    const writes: Write[] = [];
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
        const verdict = isSame(one.result, result) ? await verdictOnce(one) : UNCHECKED;
        if (verdict.kind === 'refused') refused.push(notRight(one, verdict.reason));
        else {
          const now: Standing = { map, key, verdict: verdict.kind };
          standing.push(now);
          if (verdict.kind === 'unchecked' && place.entry.exists) continue;
          const rank = one.definition.results.rank(result);
          writes.push({ one, place, rank, verdict, standing: now });
        }
      }
    }
    const tables = playerTablesIn(player);
    const known = writes.filter(({ place }) => place.entry.exists);
    const read = known.length === 0 ? [] : await readTables(database, transaction, tables);
    const ranked = writes
      .filter(({ place, verdict }) => !place.entry.exists && verdict.kind !== 'held')
      .map(({ one: { definition, id, game }, rank, verdict }) => ({
        ...{ date: dateOf(definition.schedule, id), game, rank },
        checked: verdict.kind === 'checked',
      }));
    const changed = writes.flatMap(({ one, place, rank, verdict, standing }): Changed[] => {
      writeEntry(
        { database, transaction, uid, info, at },
        { game: one.game, board: one.board, rank, verdict },
        place,
      );
      const { game, board } = one;
      const now: Changed = {
        ...{ game, board },
        ...(verdict.kind === 'checked' ? { listed: { rank, verdict, standing } } : {}),
      };
      return place.board === board ? [now] : [now, { game, board: place.board }];
    });
    listAtTables(database, transaction, uid, tables, ranked, latestDateOnEarth(at));
    // An unchecked entry that is held now is off its leaderboard, and off the tables with it.
    for (const { one, place, rank, verdict } of known) {
      const isHeld = verdict.kind === 'held';
      const decided = { uid, game: one.game, board: place.board, rank: isHeld ? null : rank };
      decideAtTables(database, transaction, decided, read, at);
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
function makeVerdicts(
  database: Firestore,
  uid: string,
  at: number,
): (played: Played) => Promise<Verdict> {
  const verdicts = new Map<Played, Promise<Verdict>>();
  const find = async (played: Played) => {
    const { game, board, puzzle, play } = played;
    const floors = await floorsOf(database, game, board, at);
    const verdict = await verdictOf(played, play, { puzzle, floors });
    return verdict.kind === 'checked'
      ? withoutCopies(database, uid, { game, board }, verdict)
      : verdict;
  };
  return (played) => {
    const verdict = verdicts.get(played) ?? find(played);
    verdicts.set(played, verdict);
    return verdict;
  };
}

/** Refusal of a result that the profile lacks. Retryable: the app writes the profile first. */
function notInProfile({ map, key }: Admitted): Refused {
  return { map, key, status: 'aborted', message: 'This result isn’t in your profile yet.' };
}

/** Refusal of a result that the desk has refused, or taken off its leaderboard. */
function notListed({ map, key }: Admitted): Refused {
  return { map, key, status: 'permission-denied', message: 'This result isn’t listed.' };
}

/** Refusal of a result that is wrong, or to which the moves do not lead. */
function notRight({ map, key }: Admitted, message: string): Refused {
  return { map, key, status: 'invalid-argument', message };
}

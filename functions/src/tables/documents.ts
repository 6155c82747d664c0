/** The documents of tables: reads and writes that keep them in step with each other. */
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { addDays, type CivilDate, latestDateOnEarth, monthOf } from '../../../src/daily/date.ts';
import { dateOf } from '../../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { tally } from '../../../src/lib/tally.ts';
import { LEADERBOARD_USERS } from '../../../src/protocol/leaderboard.ts';
import { puzzleIdOf } from '../../../src/protocol/listing.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import {
  codePath,
  departureFrom,
  type ListedResult,
  type MembershipDocument,
  MOST_DEPARTURES,
  membershipPath,
  oldestKept,
  type Table,
  tablePath,
} from '../../../src/protocol/table.ts';

const NO_TABLES: MembershipDocument = { tables: [], triesBegan: 0, tries: 0, departures: [] };
export const MEMBERSHIP_FIELDS = Object.keys(NO_TABLES);

/**
 * Days beyond the kept ones that are removed with each new result. A table without results for so
 * long keeps the days before until the next member comes.
 */
const SWEPT_DAYS = 7;

export const noSuchTable = () =>
  new ServerError('not-found', 'No table has this code. It may have been changed.');

export const tableIn = (document: DocumentSnapshot): Table | null =>
  document.exists ? Object.assign({ months: {} }, document.data() as Table) : null;

export const membershipIn = (document: DocumentSnapshot | undefined): MembershipDocument => ({
  ...NO_TABLES,
  ...(document?.data() as Partial<MembershipDocument> | undefined),
});

export const writeMembership = (
  database: Firestore,
  transaction: Transaction,
  uid: string,
  membership: MembershipDocument,
) => transaction.set(database.doc(membershipPath(uid)), membership);

/**
 * Whether the player hides times at a table, by its id: the field `tables` of `leaderboardUsers/{uid}`,
 * which the functions read with every result anyway.
 */
export type PlayerTables = Readonly<Record<string, boolean>>;

export const playerTablesIn = (player: DocumentSnapshot | undefined): PlayerTables =>
  (player?.get('tables') as PlayerTables | undefined) ?? {};

export const seatPlayer = (
  database: Firestore,
  transaction: Transaction,
  uid: string,
  tables: PlayerTables,
) => transaction.set(database.doc(`${LEADERBOARD_USERS}/${uid}`), { tables }, { merge: true });

export interface TableChange {
  readonly id: string;
  readonly table: Table;
  /** Null for a table without members, which is deleted. */
  readonly next: Table | null;
}

/** Writes a changed table, its code, and the lists of those who are not at it any more. */
export async function writeChange(
  database: Firestore,
  transaction: Transaction,
  { id, table, next }: TableChange,
): Promise<void> {
  const gone = Object.keys(table.members).filter((uid) => !next?.members[uid]);
  const lists = await Promise.all(
    gone.map(async (uid) => {
      const [membership, player] = await transaction.getAll(
        database.doc(membershipPath(uid)),
        database.doc(`${LEADERBOARD_USERS}/${uid}`),
        { fieldMask: MEMBERSHIP_FIELDS },
      );
      return { uid, membership: membershipIn(membership), hasPlayer: player?.exists === true };
    }),
  );
  if (next?.code !== table.code) {
    transaction.delete(database.doc(codePath(table.code)));
    if (next) transaction.create(database.doc(codePath(next.code)), { table: id });
  }
  if (next) transaction.set(database.doc(tablePath(id)), next);
  else transaction.delete(database.doc(tablePath(id)));
  for (const { uid, membership, hasPlayer } of lists) {
    const tables = membership.tables.filter((one) => one !== id);
    const departures = next
      ? [...membership.departures, departureFrom(table, id, uid)].slice(-MOST_DEPARTURES)
      : membership.departures;
    writeMembership(database, transaction, uid, { ...membership, tables, departures });
    // The document of a deleted account is gone: a merge would make it anew.
    if (!hasPlayer) continue;
    const player = database.doc(`${LEADERBOARD_USERS}/${uid}`);
    transaction.update(player, { [`tables.${id}`]: FieldValue.delete() });
  }
}

/**
 * Lists and counts new results at the player's tables, without reading them: the transaction has read
 * the player's document, which a departure changes.
 *
 * @param results of puzzles of which the player had no entry: no table lists one already.
 */
export function listAtTables(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  tables: PlayerTables,
  results: readonly ListedResult[],
  today: CivilDate,
): void {
  const oldest = oldestKept(today);
  const kept = results.filter(({ date }) => date >= oldest);
  if (kept.length === 0) return;
  const old = Array.from({ length: SWEPT_DAYS }, (_, i) => addDays(oldest, -i - 1));
  const counts = tally(kept.map(({ date }) => monthOf(date)));
  for (const [id, hidesTimes] of Object.entries(tables)) {
    const days: Record<string, unknown> = Object.fromEntries(
      old.map((date) => [date, FieldValue.delete()]),
    );
    for (const date of new Set(kept.map((one) => one.date))) {
      const own = kept
        .filter((one) => one.date === date)
        .map(({ game, rank, checked }) => [game, { rank: hidesTimes ? null : rank, checked }]);
      days[date] = { [uid]: Object.fromEntries(own) };
    }
    const months = Object.fromEntries(
      [...counts].map(([month, by]) => [month, { [uid]: FieldValue.increment(by) }]),
    );
    transaction.set(database.doc(tablePath(id)), { days, months }, { merge: true });
  }
}

/** A player's table as a transaction has read it. */
export interface ReadTable {
  readonly id: string;
  readonly hidesTimes: boolean;
  readonly days: Table['days'];
}

export async function readTables(
  database: Firestore,
  transaction: Transaction,
  tables: PlayerTables,
): Promise<readonly ReadTable[]> {
  const seats = Object.entries(tables);
  if (seats.length === 0) return [];
  const found = await transaction.getAll(...seats.map(([id]) => database.doc(tablePath(id))));
  return seats.flatMap(([id, hidesTimes], i) => {
    const table = tableIn(found[i]!);
    return table === null ? [] : [{ id, hidesTimes, days: table.days }];
  });
}

/** A result that the desk or a check has decided on. */
export interface Decided {
  readonly uid: string;
  readonly game: GameId;
  /** The leaderboard's id. */
  readonly board: string;
  /** Null for a result that is no longer on its leaderboard. */
  readonly rank: number | null;
}

/**
 * Lists a decided result at the player's tables, or takes it off them. The tables are read before,
 * because a result of the time before the player came may not be listed, and then counts for nothing.
 *
 * @param at epoch ms.
 */
export function decideAtTables(
  database: Firestore,
  transaction: Transaction,
  { uid, game, board, rank }: Decided,
  tables: readonly ReadTable[],
  at: number,
): void {
  const date = dateOf(definitionOf(game).schedule, puzzleIdOf(board));
  if (date < oldestKept(latestDateOnEarth(at))) return;
  for (const { id, hidesTimes, days } of tables) {
    const isListed = days[date]?.[uid]?.[game] !== undefined;
    if (rank === null && !isListed) continue;
    const result =
      rank === null ? FieldValue.delete() : { rank: hidesTimes ? null : rank, checked: true };
    const by = Number(rank !== null) - Number(isListed);
    const change = {
      days: { [date]: { [uid]: { [game]: result } } },
      months: { [monthOf(date)]: { [uid]: FieldValue.increment(by) } },
    };
    transaction.set(database.doc(tablePath(id)), change, { merge: true });
  }
}

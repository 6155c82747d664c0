/**
 * Changes tables for their players: makes one, joins by a code, leaves, renews the code, removes a
 * member, hides times. Each change is one transaction over the table, its code and the player's list
 * of tables, and is repeated without harm.
 */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { latestDateOnEarth } from '../../../src/daily/date.ts';
import type { Result } from '../../../src/lib/result.ts';
import { LEADERBOARD_USERS } from '../../../src/protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../../../src/protocol/leaderboardInfo.ts';
import { parseName } from '../../../src/protocol/names.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import {
  codePath,
  joined,
  left,
  type MembershipDocument,
  MOST_TABLES,
  membershipPath,
  newTable,
  removed,
  renewed,
  TABLES,
  type Table,
  type TableProblem,
  tablePath,
  withHiddenTimes,
  withResults,
} from '../../../src/protocol/table.ts';
import type { TableReply } from '../../../src/protocol/tableCallables.ts';
import { parseCode } from '../../../src/protocol/tableCode.ts';
import type { Data } from '../callable.ts';
import { refuseMoreTries, unusedCode, withTry } from '../codes.ts';
import { accountDeleted, deletedPath } from '../deleted.ts';
import { isDocumentId } from '../documentId.ts';
import { INFO_FIELDS, infoOf } from '../info.ts';
import {
  MEMBERSHIP_FIELDS,
  membershipIn,
  noSuchTable,
  seatPlayer,
  tableIn,
  writeChange,
  writeMembership,
} from './documents.ts';
import { recentResults } from './recentResults.ts';

/**
 * Throws a `ServerError`: `invalid-argument` or `not-found` with a sentence for the player,
 * `permission-denied` for what only the owner may, `resource-exhausted` after too many wrong codes,
 * `aborted` while the player has no name and avatar yet, `unauthenticated` for a deleted account.
 *
 * @param at epoch ms.
 */
export function changeTable(
  database: Firestore,
  uid: string,
  data: Data,
  at: number,
): Promise<TableReply> {
  switch (data.kind) {
    case 'create':
      return create(database, uid, data, at);
    case 'join':
      return join(database, uid, data, at);
    case 'leave':
      return change(database, uid, data, (table) => left(table, uid));
    case 'renew': {
      const code = unusedCode();
      return change(database, uid, data, (table) => allowed(renewed(table, uid, code)));
    }
    case 'remove': {
      const member = idIn(data.member, 'member');
      const code = data.renews === true ? unusedCode() : null;
      return change(database, uid, data, (table) => {
        const without = allowed(removed(table, uid, member));
        return code === null ? without : allowed(renewed(without, uid, code));
      });
    }
    case 'hide': {
      const { hidesTimes } = data;
      if (typeof hidesTimes !== 'boolean') throw invalid('hidesTimes has to be true or false.');
      return change(database, uid, data, (table) => withHiddenTimes(table, uid, hidesTimes));
    }
    default:
      throw invalid('There is no such change of a table.');
  }
}

function create(database: Firestore, uid: string, data: Data, at: number): Promise<TableReply> {
  const { name } = data;
  if (typeof name !== 'string' || parseName(name) === null) {
    throw invalid('The name has to be made of two words from the lists.');
  }
  const ref = database.collection(TABLES).doc();
  const code = unusedCode();
  return database.runTransaction(async (transaction) => {
    const { membership, info } = await readPlayer(database, transaction, uid);
    refuseMoreTables(membership);
    const table = newTable(uid, info, { name, code, at });
    await sitDown(database, transaction, { uid, membership, id: ref.id, table, at });
    // A code of another table is not overwritten: the transaction fails, and the player tries again.
    transaction.create(database.doc(codePath(code)), { table: ref.id });
    return { table: ref.id };
  });
}

async function join(database: Firestore, uid: string, data: Data, at: number): Promise<TableReply> {
  const code = parseCode(data.code);
  if (code === null) throw invalid('A code is three five-letter words.');
  const found = await database.runTransaction(async (transaction) => {
    const { membership, info } = await readPlayer(database, transaction, uid);
    refuseMoreTries(membership, at);
    const known = await transaction.get(database.doc(codePath(code)));
    if (!known.exists) {
      // The try is written, so the transaction must not fail.
      writeMembership(database, transaction, uid, withTry(membership, at));
      return null;
    }
    const id = String(known.get('table'));
    const table = tableIn(await transaction.get(database.doc(tablePath(id))));
    if (table === null) return null;
    if (!membership.tables.includes(id)) refuseMoreTables(membership);
    const next = allowed(joined(table, uid, info, { at, hidesTimes: data.hidesTimes === true }));
    await sitDown(database, transaction, { uid, membership, id, table: next, at });
    return { table: id };
  });
  if (found === null) throw noSuchTable();
  return found;
}

interface Seat {
  readonly uid: string;
  readonly membership: MembershipDocument;
  readonly id: string;
  /** The table with the player at it. */
  readonly table: Table;
  readonly at: number;
}

/** Writes a table to which a player has come, with their newest results, and their list. */
async function sitDown(
  database: Firestore,
  transaction: Transaction,
  { uid, membership, id, table, at }: Seat,
): Promise<void> {
  const departure = membership.departures.find((one) => one.table === id) ?? null;
  const results = await recentResults(database, transaction, uid, departure, at);
  const next = withResults(table, uid, results, latestDateOnEarth(at), departure);
  transaction.set(database.doc(tablePath(id)), next);
  const tables = [...membership.tables.filter((one) => one !== id), id];
  const departures = membership.departures.filter((one) => one !== departure);
  writeMembership(database, transaction, uid, { ...membership, tables, departures });
  seatPlayer(database, transaction, uid, { [id]: table.members[uid]?.hidesTimes ?? false });
}

/** Changes a table of the player; for null it is removed. */
function change(
  database: Firestore,
  uid: string,
  data: Data,
  next: (table: Table) => Table | null,
): Promise<TableReply> {
  const id = idIn(data.table, 'table');
  return database.runTransaction(async (transaction) => {
    const [mark, found] = await transaction.getAll(
      database.doc(deletedPath(uid)),
      database.doc(tablePath(id)),
    );
    // Hiding times writes the player's document, which a deletion may have just removed.
    if (mark!.exists) throw accountDeleted();
    const table = tableIn(found!);
    // A repeated leave succeeds; outsiders get the same answer for every table.
    if (table === null || !table.members[uid]) {
      if (data.kind === 'leave') return { table: id };
      throw new ServerError('not-found', 'You’re not at this table any more.');
    }
    const changed = next(table);
    await writeChange(database, transaction, { id, table, next: changed });
    const member = changed?.members[uid];
    if (member && member.hidesTimes !== table.members[uid].hidesTimes) {
      seatPlayer(database, transaction, uid, { [id]: member.hidesTimes });
    }
    return { table: id };
  });
}

interface Player {
  readonly membership: MembershipDocument;
  readonly info: LeaderboardInfo;
}

async function readPlayer(
  database: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<Player> {
  const [mark, membership, player, profile] = await transaction.getAll(
    database.doc(deletedPath(uid)),
    database.doc(membershipPath(uid)),
    database.doc(`${LEADERBOARD_USERS}/${uid}`),
    database.doc(`users/${uid}`),
    { fieldMask: [...INFO_FIELDS, ...MEMBERSHIP_FIELDS] },
  );
  if (mark?.exists) throw accountDeleted();
  const info = infoOf(player) ?? infoOf(profile);
  if (info === null)
    throw new ServerError('aborted', 'Your profile isn’t ready yet. Try again in a moment.');
  return { membership: membershipIn(membership), info };
}

function refuseMoreTables({ tables }: MembershipDocument): void {
  if (tables.length < MOST_TABLES) return;
  throw invalid(`You can be at up to ${MOST_TABLES} tables. Leave one to join another.`);
}

/** The changed table; throws the sentence of a change that is not allowed. */
function allowed(result: Result<Table, TableProblem>): Table {
  if (result.ok) return result.value;
  const { code, message } = result.problem;
  throw new ServerError(code === 'not-owner' ? 'permission-denied' : 'invalid-argument', message);
}

function idIn(value: unknown, field: string): string {
  if (isDocumentId(value)) return value;
  throw invalid(`${field} has to be an id.`);
}

function invalid(sentence: string): ServerError {
  return new ServerError('invalid-argument', sentence);
}

/**
 * Staff take a checked entry off its leaderboard, or put it back. The entry, the count and the
 * audit log are written in one transaction, once; the leaderboard shows the change immediately.
 */
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { DecideEntryReply } from '../../../src/protocol/deskCallables.ts';
import {
  type EntryDocument,
  entryPath,
  type HeldDocument,
  heldPath,
  LEADERBOARD_USERS,
} from '../../../src/protocol/leaderboard.ts';
import type { Data } from '../callable.ts';
import { count } from '../count.ts';
import { expectInfo, INFO_FIELDS } from '../info.ts';
import { sumUpNow } from '../sum.ts';
import { decideAtTables, playerTablesIn, readTables } from '../tables/documents.ts';
import { list } from '../writeEntry.ts';
import { writeAudit } from './audit.ts';
import { parseEntryDecision } from './payload.ts';
import { expectStaff, expectStillStaff, type StaffToken } from './staff.ts';

type Decision = ReturnType<typeof parseEntryDecision>;

/**
 * Throws a `ServerError`: `permission-denied` for other accounts than staff, `invalid-argument` for
 * unreadable data, `aborted` for a player without a name. Nothing is written then.
 *
 * @param at epoch ms.
 */
export async function decideEntry(
  database: Firestore,
  auth: Auth,
  token: StaffToken,
  data: Data,
  at: number,
): Promise<DecideEntryReply> {
  const editor = await expectStaff(auth, database, token);
  const decision = parseEntryDecision(data);
  const decided = await database.runTransaction(async (transaction) => {
    await expectStillStaff(database, transaction, editor);
    const change = decision.decision === 'take-off' ? takeOff : putBack;
    const playerName = await change(database, transaction, decision, at);
    if (playerName === null) return false;
    const { game, board: id, decision: kind, note, player } = decision;
    const done = { ...editor, game, id, kind, reason: '', note, player, playerName };
    writeAudit(database, transaction, done, at);
    return true;
  });
  // Sum up even if an earlier call has decided: its sum may have failed.
  await sumUpNow(database, decision.game, decision.board);
  return { decided };
}

type StoredEntry = EntryDocument & { readonly arrivedAt: unknown };

/** Takes the entry off, and returns the player's name; null where there is no checked entry. */
async function takeOff(
  database: Firestore,
  transaction: Transaction,
  { game, board, player }: Decision,
  at: number,
): Promise<string | null> {
  const entry = database.doc(entryPath(game, board, player));
  const [listed, known] = await transaction.getAll(
    entry,
    database.doc(`${LEADERBOARD_USERS}/${player}`),
  );
  const found = listed?.data() as StoredEntry | undefined;
  if (found?.verdict !== 'checked') return null;
  const tables = await readTables(database, transaction, playerTablesIn(known));
  const { rank, arrivedAt, digests = [], leaderboardName } = found;
  transaction.delete(entry);
  count(database, transaction, { game, id: board, rank, verdict: 'checked' }, -1, at);
  const held: HeldDocument = {
    ...{ uid: player, game, id: board, rank },
    refused: true,
    takenOff: { arrivedAt, digests, leaderboardName },
  };
  const takenOffAt = FieldValue.serverTimestamp();
  transaction.set(database.doc(heldPath(game, board, player)), { ...held, takenOffAt });
  const decided = { uid: player, game, board, rank: null };
  decideAtTables(database, transaction, decided, tables, at);
  return leaderboardName;
}

/** Puts the entry back, and returns the player's name; null where no entry was taken off. */
async function putBack(
  database: Firestore,
  transaction: Transaction,
  { game, board, player }: Decision,
  at: number,
): Promise<string | null> {
  const mark = database.doc(heldPath(game, board, player));
  const [found, known, profile] = await transaction.getAll(
    mark,
    database.doc(`${LEADERBOARD_USERS}/${player}`),
    database.doc(`users/${player}`),
    { fieldMask: [...INFO_FIELDS, 'rank', 'takenOff', 'tables'] },
  );
  const { rank, takenOff } = (found?.data() ?? {}) as Partial<HeldDocument>;
  if (rank === undefined || takenOff === undefined) return null;
  const info = expectInfo(known, profile);
  const tables = await readTables(database, transaction, playerTablesIn(known));
  transaction.delete(mark);
  // Listed without its log, whose board times are still counted.
  const entry = { game, id: board, rank, verdict: 'checked', isNew: true, ...takenOff } as const;
  list({ database, transaction, uid: player, info, at }, entry);
  const decided = { uid: player, game, board, rank };
  decideAtTables(database, transaction, decided, tables, at);
  return info.leaderboardName;
}

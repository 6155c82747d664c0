/**
 * What somebody of the staff says about a result that waits: it is listed, or it is not. Result, count
 * and the log of changes are written in one transaction, and only once.
 */
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { DecideHeldReply } from '../../../src/desk/callables.ts';
import { AUDIT, type AuditDocument } from '../../../src/desk/documents.ts';
import { loadersOf } from '../../../src/games/loaders.ts';
import {
  type EntryDocument,
  entryPath,
  type HeldDocument,
  heldLogPath,
  heldPath,
  LEADERBOARD_USERS,
} from '../../../src/leaderboard/paths.ts';
import type { PlayLog } from '../../../src/play/log.ts';
import { ServerError } from '../../../src/sync/status.ts';
import type { Data } from '../callable.ts';
import { count } from '../count.ts';
import { INFO_FIELDS, infoOf } from '../info.ts';
import { sumUpIfDue } from '../sum.ts';
import { digestsOf } from '../verdict.ts';
import { parseDecision } from './payload.ts';
import { type Editor, expectStaff, expectStillStaff, type StaffToken } from './staff.ts';

type Decision = ReturnType<typeof parseDecision>;

/**
 * Throws a `ServerError`: `permission-denied` for who is not staff, `invalid-argument` for what cannot be
 * read, `aborted` for a player without a name. Nothing is written then.
 *
 * @param at epoch ms.
 */
export async function decideHeld(
  database: Firestore,
  auth: Auth,
  token: StaffToken,
  data: Data,
  at: number,
): Promise<DecideHeldReply> {
  const editor = await expectStaff(auth, database, token);
  const decision = parseDecision(data);
  const decided = await decide(database, editor, decision, at);
  if (decided && decision.decision === 'accept') {
    await sumUpIfDue(database, decision.game, decision.board, at);
  }
  return { decided };
}

async function decide(
  database: Firestore,
  editor: Editor,
  { game, board, player, decision, note }: Decision,
  at: number,
): Promise<boolean> {
  const path = [game, board, player] as const;
  const { game: rules } = await loadersOf(game).rules();
  return database.runTransaction(async (transaction) => {
    await expectStillStaff(database, transaction, editor);
    const [held, heldLog] = await transaction.getAll(
      database.doc(heldPath(...path)),
      database.doc(heldLogPath(...path)),
    );
    if (!held?.exists || held.get('refused') === true) return false;
    const { rank, arrivedAt } = held.data() as HeldDocument & { readonly arrivedAt: unknown };
    const { reason = '', log = '[]' } = (heldLog?.data() ?? {}) as {
      reason?: string;
      log?: string;
    };
    if (decision === 'accept') {
      const [known, profile] = await transaction.getAll(
        database.doc(`${LEADERBOARD_USERS}/${player}`),
        database.doc(`users/${player}`),
        { fieldMask: [...INFO_FIELDS] },
      );
      const info = infoOf(known) ?? infoOf(profile);
      if (info === null) throw new ServerError('aborted', 'This player has no name any more.');
      const played = JSON.parse(log) as PlayLog;
      const digests = digestsOf(rules, played);
      const entry: EntryDocument = {
        ...info,
        ...{ uid: player, game, id: board, rank, verdict: 'checked' },
        ...(digests.length === 0 ? {} : { digests }),
      };
      transaction.create(database.doc(entryPath(...path)), { ...entry, arrivedAt });
      transaction.delete(held.ref);
      count(database, transaction, { ...entry, log: played }, 1, at);
    } else {
      // It stays as a mark: sent again, it would wait again. Without its time it is in no list.
      const mark: HeldDocument = { uid: player, game, id: board, rank, refused: true };
      transaction.set(held.ref, mark);
    }
    if (heldLog?.exists) transaction.delete(heldLog.ref);
    const done: AuditDocument = {
      ...editor,
      ...{ game, id: board, kind: decision, reason, note, player },
    };
    const audit = database.collection(AUDIT).doc();
    transaction.create(audit, { ...done, at: FieldValue.serverTimestamp() });
    return true;
  });
}

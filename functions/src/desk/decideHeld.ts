/**
 * Staff accept held results, which then enter the leaderboard, or refuse them. One transaction
 * writes the results, the count and the audit log, so that a repeated call decides once.
 */
import type { Auth } from 'firebase-admin/auth';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { loadRules } from '../../../src/games/loaders.ts';
import type { PlayLog } from '../../../src/play/log.ts';
import type { DecideHeldReply } from '../../../src/protocol/deskCallables.ts';
import { AUDIT, type AuditDocument } from '../../../src/protocol/deskDocuments.ts';
import {
  type EntryDocument,
  entryPath,
  type HeldDocument,
  heldLogPath,
  heldPath,
  keptLogPath,
  LEADERBOARD_USERS,
} from '../../../src/protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../../../src/protocol/leaderboardInfo.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import type { Data } from '../callable.ts';
import { count } from '../count.ts';
import { INFO_FIELDS, infoOf } from '../info.ts';
import { keptUntil } from '../kept.ts';
import { keptLog } from '../keptLogs.ts';
import { sumUpIfDue } from '../sum.ts';
import { decideAtTables, type PlayerTables, playerTablesIn } from '../tables/documents.ts';
import { digestsOf } from '../verdict.ts';
import { parseDecision } from './payload.ts';
import { type Editor, expectStaff, expectStillStaff, type StaffToken } from './staff.ts';

type Decision = ReturnType<typeof parseDecision>;

/**
 * Throws a `ServerError`: `permission-denied` for other accounts than staff, `invalid-argument` for
 * unreadable data, `aborted` for a player without a name. Nothing is written then.
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

/** A player's held result, with its log. */
interface Case {
  readonly player: string;
  readonly held: DocumentSnapshot;
  readonly heldLog: DocumentSnapshot;
}

async function decide(
  database: Firestore,
  editor: Editor,
  { game, board, players, decision, note }: Decision,
  at: number,
): Promise<boolean> {
  const { game: rules } = await loadRules(game);
  return database.runTransaction(async (transaction) => {
    await expectStillStaff(database, transaction, editor);
    const waiting = await readCases(database, transaction, { game, board, players, decision });
    const known = decision === 'accept' ? await readPlayers(database, transaction, waiting) : [];
    for (const [i, { player, held, heldLog }] of waiting.entries()) {
      const { rank, arrivedAt } = held.data() as HeldDocument & { readonly arrivedAt: unknown };
      const { reason = '', log = '[]' } = (heldLog.data() ?? {}) as {
        reason?: string;
        log?: string;
      };
      if (decision === 'accept') {
        const played = JSON.parse(log) as PlayLog;
        const digests = digestsOf(rules, played);
        const entry: EntryDocument = {
          ...known[i]!.info,
          ...{ uid: player, game, id: board, rank, verdict: 'checked' },
          ...(digests.length === 0 ? {} : { digests }),
        };
        transaction.create(database.doc(entryPath(game, board, player)), { ...entry, arrivedAt });
        transaction.delete(held.ref);
        count(database, transaction, { ...entry, log: played }, 1, at);
        const kept = keptLog({ game, board, uid: player, rank, log: played }, at);
        transaction.set(database.doc(keptLogPath(game, board, player)), kept);
        const decided = { uid: player, game, board, rank };
        decideAtTables(database, transaction, decided, known[i]!.tables, at);
      } else {
        // Keep the refused result as a mark: without it, the result would be held again when it is
        // sent again. Without `arrivedAt`, the desk's list of held results excludes the mark.
        const mark: HeldDocument = { uid: player, game, id: board, rank, refused: true };
        transaction.set(held.ref, mark);
      }
      if (heldLog.exists) transaction.delete(heldLog.ref);
      const done: AuditDocument = {
        ...editor,
        ...{ game, id: board, kind: decision, reason, note, player },
      };
      const audit = database.collection(AUDIT).doc();
      const times = { at: FieldValue.serverTimestamp(), until: keptUntil('audit', at) };
      transaction.create(audit, { ...done, ...times });
    }
    return waiting.length > 0;
  });
}

/** The results that are still held. For refusals the moves are not read, as they may be long. */
async function readCases(
  database: Firestore,
  transaction: Transaction,
  { game, board, players, decision }: Omit<Decision, 'note'>,
): Promise<Case[]> {
  const paths = players.flatMap((player) => [
    heldPath(game, board, player),
    heldLogPath(game, board, player),
  ]);
  const documents = paths.map((path) => database.doc(path));
  const fieldMask = ['rank', 'arrivedAt', 'refused', 'reason'];
  const found =
    decision === 'refuse'
      ? await transaction.getAll(...documents, { fieldMask })
      : await transaction.getAll(...documents);
  return players.flatMap((player, i): Case[] => {
    const [held, heldLog] = [found[2 * i]!, found[2 * i + 1]!];
    return held.exists && held.get('refused') !== true ? [{ player, held, heldLog }] : [];
  });
}

interface Known {
  readonly info: LeaderboardInfo;
  readonly tables: PlayerTables;
}

/** The players' names, avatars and tables. Throws a `ServerError` for a player without a name. */
async function readPlayers(
  database: Firestore,
  transaction: Transaction,
  waiting: readonly Case[],
): Promise<Known[]> {
  if (waiting.length === 0) return [];
  const documents = waiting.flatMap(({ player }) => [
    database.doc(`${LEADERBOARD_USERS}/${player}`),
    database.doc(`users/${player}`),
  ]);
  const fieldMask = [...INFO_FIELDS, 'tables'];
  const found = await transaction.getAll(...documents, { fieldMask });
  return waiting.map((_, i) => {
    const info = infoOf(found[2 * i]) ?? infoOf(found[2 * i + 1]);
    if (info === null) throw new ServerError('aborted', 'This player has no name any more.');
    return { info, tables: playerTablesIn(found[2 * i]) };
  });
}

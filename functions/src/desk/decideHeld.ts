/**
 * Staff accept held results, which then enter the leaderboard, or refuse them. One transaction
 * writes the results, the count and the audit log, so that a repeated call decides once.
 */
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { loadRules } from '../../../src/games/loaders.ts';
import type { PlayLog } from '../../../src/play/log.ts';
import type { DecideHeldReply } from '../../../src/protocol/deskCallables.ts';
import {
  type HeldDocument,
  heldLogPath,
  heldPath,
  keptLogPath,
  LEADERBOARD_USERS,
} from '../../../src/protocol/leaderboard.ts';
import type { Data } from '../callable.ts';
import { expectInfo, INFO_FIELDS } from '../info.ts';
import { keptLog } from '../keptLogs.ts';
import { sumUpIfDue } from '../sum.ts';
import { decideAtTables, playerTablesIn, readTables } from '../tables/documents.ts';
import { digestsOf } from '../verdict.ts';
import { list } from '../writeEntry.ts';
import { writeAudit } from './audit.ts';
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
    const listings =
      decision === 'refuse' ? [] : await readListings(database, transaction, waiting);
    for (const [i, { player, held, heldLog }] of waiting.entries()) {
      const { rank, arrivedAt } = held.data() as HeldDocument & { readonly arrivedAt: unknown };
      const listing = listings[i];
      if (listing === undefined) {
        // Keep the refused result as a mark: without it, the result would be held again when it is
        // sent again. Without `arrivedAt`, the desk's list of held results excludes the mark.
        const mark: HeldDocument = { uid: player, game, id: board, rank, refused: true };
        transaction.set(held.ref, mark);
      } else {
        const log = JSON.parse((heldLog.get('log') as string | undefined) ?? '[]') as PlayLog;
        const entry = { game, id: board, rank, verdict: 'checked', arrivedAt, log } as const;
        const digests = digestsOf(rules, log);
        const writing = { database, transaction, uid: player, info: listing.info, at };
        list(writing, { ...entry, digests, isNew: true });
        transaction.delete(held.ref);
        const kept = keptLog({ game, board, uid: player, rank, log }, at);
        transaction.set(database.doc(keptLogPath(game, board, player)), kept);
        const decided = { uid: player, game, board, rank };
        decideAtTables(database, transaction, decided, listing.tables, at);
      }
      if (heldLog.exists) transaction.delete(heldLog.ref);
      const reason = (heldLog.get('reason') as string | undefined) ?? '';
      const playerName = heldLog.get('leaderboardName') as string | undefined;
      const done = {
        ...{ ...editor, game, id: board, kind: decision, reason, note, player },
        ...(playerName === undefined ? {} : { playerName }),
      };
      writeAudit(database, transaction, done, at);
    }
    return waiting.length > 0;
  });
}

/** A player's held result, with its log. */
interface Case {
  readonly player: string;
  readonly held: DocumentSnapshot;
  readonly heldLog: DocumentSnapshot;
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
  const fieldMask = ['rank', 'arrivedAt', 'refused', 'reason', 'leaderboardName'];
  const found = await transaction.getAll(...paths.map((path) => database.doc(path)), {
    fieldMask: decision === 'refuse' ? fieldMask : [...fieldMask, 'log'],
  });
  return players.flatMap((player, i): Case[] => {
    const [held, heldLog] = [found[2 * i]!, found[2 * i + 1]!];
    return held.exists && held.get('refused') !== true ? [{ player, held, heldLog }] : [];
  });
}

/** The players' names, avatars and tables. Throws a `ServerError` for a player without a name. */
function readListings(database: Firestore, transaction: Transaction, waiting: readonly Case[]) {
  return Promise.all(
    waiting.map(async ({ player }) => {
      const [known, profile] = await transaction.getAll(
        database.doc(`${LEADERBOARD_USERS}/${player}`),
        database.doc(`users/${player}`),
        { fieldMask: [...INFO_FIELDS, 'tables'] },
      );
      const info = expectInfo(known, profile);
      return { info, tables: await readTables(database, transaction, playerTablesIn(known)) };
    }),
  );
}

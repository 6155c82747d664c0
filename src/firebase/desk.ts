/**
 * Implements the desk's port (src/desk/port.ts) with Firebase: Auth, Firestore and callable
 * functions.
 */
import type { User } from 'firebase/auth';
import {
  type Dated,
  type Desk,
  type HeldResult,
  MOST_ENTRIES,
  type Visitor,
} from '../desk/port.ts';
import { withoutHalves } from '../lib/text.ts';
import type {
  ChangePuzzleReply,
  ChangePuzzleRequest,
  DecideEntryReply,
  DecideEntryRequest,
  DecideHeldReply,
  DecideHeldRequest,
} from '../protocol/deskCallables.ts';
import {
  AUDIT,
  type AuditDocument,
  auditKey,
  ERRORS,
  type ErrorDocument,
  MOST_CHANGES,
  MOST_READ,
  REPORTS,
  type ReportDocument,
  staffPath,
} from '../protocol/deskDocuments.ts';
import { HEALTH, parseHealth } from '../protocol/health.ts';
import { type EntryDocument, entryPath, heldLogPath } from '../protocol/leaderboard.ts';
import { parseInfo } from '../protocol/leaderboardInfo.ts';
import { listingIn, parseIndex } from '../protocol/listing.ts';
import { ServerError } from '../protocol/status.ts';
import { PUBLISHED_INDEX, versionPath } from '../protocol/versions.ts';
import { type Connection, connect } from './app.ts';
import { readBestPlays } from './bestPlays.ts';
import type { FirebaseConfig } from './config.ts';
import { deskDatabase } from './deskDatabase.ts';
import { datedOf, equal, newestFirst, timedOf } from './deskDocuments.ts';
import { serverErrorOf } from './serverErrors.ts';

const MOST_HELD = 100;

export function openDesk(config: FirebaseConfig, uid: string): Desk {
  return makeDesk(connect(config, uid));
}

export function makeDesk(connection: Connection): Desk {
  const { auth, call, config, firestore } = connection;
  const database = deskDatabase(config.projectId, auth);

  async function ask<Reply>(name: string, request: object): Promise<Reply> {
    await auth.authStateReady();
    const userId = auth.currentUser?.uid;
    if (userId === undefined) throw new ServerError('unauthenticated');
    return call<object, Reply>(name, { ...wellFormed(request), userId });
  }

  async function settle(path: string, settled = true): Promise<void> {
    await firestore.commit({ path, data: { settled }, mask: ['settled'], timestamps: [] });
  }

  async function isStaff(user: User): Promise<boolean> {
    // Refresh the token: the cached one may predate the staff claim.
    const { claims } = await user.getIdTokenResult(true);
    if (claims.staff !== true || claims.email_verified !== true) return false;
    return (await firestore.get(staffPath(user.uid))) !== null;
  }

  return {
    async visitor(): Promise<Visitor> {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) return { kind: 'signed-out' };
      const { uid, email } = user;
      try {
        if (!(await isStaff(user))) return { kind: 'not-staff', email };
        return { kind: 'staff', uid, email: email ?? '' };
      } catch (thrown) {
        const error = serverErrorOf(thrown);
        // The session has ended, as for a revoked staff account.
        if (error.status === 'unauthenticated') return { kind: 'signed-out' };
        throw error;
      }
    },

    async readIndex() {
      return parseIndex((await firestore.get(PUBLISHED_INDEX))?.data);
    },

    async readListing(game, id) {
      return listingIn((await firestore.get(PUBLISHED_INDEX))?.data, game, id);
    },

    async readVersion(game, id, version) {
      const text = (await firestore.get(versionPath(game, id, version)))?.data.puzzle;
      try {
        return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
      } catch {
        return null;
      }
    },

    async readAudit(limit) {
      const found = await database.list({
        from: [{ collectionId: AUDIT }],
        ...newestFirst(),
        limit: Math.min(limit, MOST_READ),
      });
      return datedOf<AuditDocument>(found, 'at');
    },

    async readChanges(game, id, revision) {
      const paths = Array.from(
        { length: Math.min(revision, MOST_CHANGES) },
        (_, i) => `${AUDIT}/${auditKey(game, id, revision - i)}`,
      );
      const found = await database.getAll(paths);
      return datedOf<AuditDocument>(
        found.filter((one) => one !== null),
        'at',
      );
    },

    changePuzzle: (change: Omit<ChangePuzzleRequest, 'userId'>) =>
      ask<ChangePuzzleReply>('changePuzzle', change),

    async readReports() {
      const found = await database.list({
        from: [{ collectionId: REPORTS }],
        where: equal({ settled: false }),
        ...newestFirst(),
        limit: MOST_READ,
      });
      return datedOf<ReportDocument>(found, 'at');
    },

    settleReport: (key, settled) => settle(`${REPORTS}/${key}`, settled),

    async readHealth() {
      await auth.authStateReady();
      return parseHealth((await firestore.get(HEALTH))?.data);
    },

    async readErrors() {
      const found = await database.list({
        from: [{ collectionId: ERRORS }],
        where: equal({ settled: false }),
        ...newestFirst(),
        limit: MOST_READ,
      });
      return timedOf<ErrorDocument>(found, 'at');
    },

    settleError: (key, settled) => settle(`${ERRORS}/${key}`, settled),

    async readHeld() {
      const found = await database.list({
        from: [{ collectionId: 'held', allDescendants: true }],
        orderBy: [{ field: { fieldPath: 'arrivedAt' }, direction: 'ASCENDING' }],
        limit: MOST_HELD,
      });
      const held = datedOf<Waiting>(found, 'arrivedAt');
      const paths = held.map(({ game, id, uid }) => heldLogPath(game, id, uid));
      const logs = await database.getAll(paths);
      return held.flatMap(({ key, at, game, id, uid, rank }, i): Dated<HeldResult>[] => {
        const { reason, log, sameAs, ...more } = logs[i]?.data ?? {};
        const info = parseInfo(more);
        if (typeof reason !== 'string' || typeof log !== 'string') return [];
        return [
          {
            ...{ key: `${game}~${id}~${key}`, at, game, board: id, player: uid, rank, reason, log },
            info: info.ok ? info.value : null,
            ...(typeof sameAs === 'string' && { sameAs }),
          },
        ];
      });
    },

    readBestPlays: (before) => readBestPlays(database, before),

    async readEntries(player, limit) {
      const found = await database.list({
        from: [{ collectionId: 'entries', allDescendants: true }],
        where: equal({ uid: player }),
        orderBy: [{ field: { fieldPath: 'arrivedAt' }, direction: 'DESCENDING' }],
        limit: Math.min(limit, MOST_ENTRIES),
      });
      return datedOf<EntryDocument>(found, 'arrivedAt').flatMap(playerEntry);
    },

    async readEntry(game, board, player) {
      await auth.authStateReady();
      const found = await firestore.get(entryPath(game, board, player));
      const [entry] = found ? datedOf<EntryDocument>([found], 'arrivedAt') : [];
      return entry ? (playerEntry(entry)[0] ?? null) : null;
    },

    decideEntry: (decision: Omit<DecideEntryRequest, 'userId'>) =>
      ask<DecideEntryReply>('decideEntry', decision),

    decideHeld: (decision: Omit<DecideHeldRequest, 'userId'>) =>
      ask<DecideHeldReply>('decideHeld', decision),
  };
}

/** The fields of a held result that its player may read. */
type Waiting = Pick<HeldResult, 'game' | 'rank'> & { readonly id: string; readonly uid: string };

/** The request with its strings well-formed, as the server demands. */
function wellFormed(request: object): object {
  const entries = Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutHalves(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/**
 * The leaderboard entry in a list, which is empty if its name, avatar or rank cannot be displayed.
 */
function playerEntry({ key, at, game, id, rank, verdict, ...more }: Dated<EntryDocument>) {
  const info = parseInfo(more);
  const entry = { key: `${game}~${id}~${key}`, at, game, board: id, rank, verdict };
  return info.ok && typeof rank === 'number' ? [{ ...entry, info: info.value }] : [];
}

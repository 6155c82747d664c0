/**
 * Implements the server of src/sync/ports.ts with Firebase: Auth, Firestore and callable functions.
 */
import {
  type InsertGamesReply,
  type InsertGamesRequest,
  PROFILE_MAPS,
} from '../protocol/callables.ts';
import { ServerError } from '../protocol/status.ts';
import { type ListedSitting, MOST_LISTED } from '../sittings/document.ts';
import type { Plays, ResultMaps, Server } from '../sync/ports.ts';
import { OPENED_LATE } from '../sync/profile.ts';
import type { Connection } from './app.ts';
import { firestoreOrigin, makeFirestore, type StoredDocument, type Write } from './firestore.ts';
import { TIMEOUT_MS, withDeadline } from './request.ts';
import { encodeValue, fieldPath, type Timestamp } from './values.ts';

export function makeServer(connection: Connection): Server {
  const { auth, call, firestore } = connection;
  const { projectId } = connection.config;

  /** Throws if another account has signed in between two requests: its token must not be used. */
  function expectSignedIn(uid: string): void {
    if (auth.currentUser?.uid !== uid) throw new ServerError('unauthenticated');
  }

  return {
    async isDeleted(uid) {
      const nobody = makeFirestore(firestoreOrigin(projectId), projectId, { currentUser: null });
      return (await nobody.get(`deletedAccounts/${uid}`)) !== null;
    },

    async currentUser() {
      // A session that is never restored must not keep the lock of all tabs' syncs.
      await withDeadline(TIMEOUT_MS, () => auth.authStateReady());
      return auth.currentUser?.uid ?? null;
    },

    async readProfile(uid) {
      expectSignedIn(uid);
      const path = `users/${uid}`;
      const data = (await firestore.get(path))?.data ?? null;
      // The rules compare with the token, which may be older than a change of the address.
      const token = await auth.currentUser?.getIdTokenResult().catch(() => null);
      const email = token ? String(token.claims.email ?? '') : data?.email;
      if (data !== null && email !== data.email) {
        const write = { path, data: { email }, mask: ['email'], timestamps: ['updatedAt'] };
        await firestore.commit(write);
      }
      return data;
    },

    async createProfile(uid, { leaderboardName, avatarIcon, avatarColor }) {
      expectSignedIn(uid);
      const maps = [...PROFILE_MAPS, OPENED_LATE].map((map) => [map, {}]);
      // Not a merge, which would empty the maps of a profile just created by another device.
      const write = {
        path: `users/${uid}`,
        data: {
          email: auth.currentUser?.email ?? '',
          leaderboardName,
          avatarIcon,
          avatarColor,
          ...Object.fromEntries(maps),
        },
        timestamps: ['createdAt', 'updatedAt'],
        create: true,
      };
      try {
        await firestore.commit(write);
      } catch (error) {
        // If the profile exists, the security rules may refuse the write before the precondition
        // does.
        const isThere = (await firestore.get(write.path)) !== null;
        if (!isThere) throw error;
      }
    },

    async storeResults(uid, maps, openedLate, ended = []) {
      expectSignedIn(uid);
      const hasLate = Object.keys(openedLate).length > 0;
      const data = { ...maps, ...(hasLate ? { [OPENED_LATE]: openedLate } : {}) };
      const mask = Object.entries(data).flatMap(([map, entries]) =>
        Object.keys(entries ?? {}).map((key) => fieldPath(map, key)),
      );
      await firestore.commit(
        { path: `users/${uid}`, data, mask, timestamps: ['updatedAt'] },
        ended.map((name) => sittingPath(uid, name)),
      );
    },

    async listSittings(uid, after) {
      expectSignedIn(uid);
      const at = { fieldPath: 'at' };
      const { documents, readAt } = await firestore.queryWithTime(`users/${uid}`, {
        from: [{ collectionId: SITTINGS }],
        ...(after !== null && {
          where: {
            fieldFilter: {
              field: at,
              op: 'GREATER_THAN',
              value: encodeValue({ timestamp: after }),
            },
          },
        }),
        orderBy: [{ field: at }],
        limit: MOST_LISTED,
      });
      return { documents: documents.map(sittingIn), readAt };
    },

    async readSitting(uid, name) {
      expectSignedIn(uid);
      const found = await firestore.get(sittingPath(uid, name));
      return found && sittingIn(found);
    },

    async writeSitting(uid, name, fields, expires, updateTime) {
      expectSignedIn(uid);
      return firestore.commit({
        path: sittingPath(uid, name),
        data: { ...fields, expires: { timestamp: expires } },
        timestamps: ['at'],
        ...(updateTime === null ? { create: true } : { updateTime }),
      });
    },

    async deleteSittings(uid, names) {
      expectSignedIn(uid);
      await firestore.delete(names.map((name) => sittingPath(uid, name)));
    },

    async readSettings(uid) {
      expectSignedIn(uid);
      return (await firestore.get(settingsPath(uid)))?.data ?? null;
    },

    async writeSettings(uid, { settings, tried }) {
      expectSignedIn(uid);
      const marks = Object.fromEntries(tried.map((game) => [game, true]));
      await firestore.commit({
        path: settingsPath(uid),
        data: { ...settings, tried: marks },
        mask: [...Object.keys(settings), ...tried.map((game) => fieldPath('tried', game))],
        timestamps: ['at'],
      });
    },

    async readPlays(uid, name) {
      expectSignedIn(uid);
      return (await firestore.get(playsPath(uid, name)))?.data ?? null;
    },

    async writePlays(uid, name, { plays, ways }) {
      expectSignedIn(uid);
      const month: Write = {
        path: playsPath(uid, name),
        data: { plays },
        mask: Object.keys(plays).map((id) => fieldPath('plays', id)),
        timestamps: ['at'],
        ...(ways.length > 0 && { additions: { ways } }),
      };
      const told: Write = {
        path: settingsPath(uid),
        data: {},
        mask: [],
        timestamps: ['at', fieldPath('ways', name)],
      };
      await firestore.commit(ways.length > 0 ? [month, told] : month);
    },

    async insertLeaderboardGames(uid, maps, plays) {
      expectSignedIn(uid);
      return call<InsertGamesRequest, InsertGamesReply>(
        'insertLeaderboardGames',
        insertRequest(uid, maps, plays),
      );
    },
  };
}

const playsPath = (uid: string, name: string) => `users/${uid}/plays/${name}`;

const settingsPath = (uid: string) => `users/${uid}/private/settings`;

const SITTINGS = 'sittings';

const sittingPath = (uid: string, name: string) => `users/${uid}/${SITTINGS}/${name}`;

function sittingIn({ id, updateTime, data }: StoredDocument): ListedSitting {
  const { timestamp } = (data.at ?? {}) as Partial<Timestamp>;
  return { name: id, updateTime, data, at: timestamp ?? '' };
}

function insertRequest(uid: string, maps: ResultMaps, plays: Plays): InsertGamesRequest {
  const texts = PROFILE_MAPS.map((map) => [map, JSON.stringify(maps[map] ?? {})]);
  return { userId: uid, plays: JSON.stringify(plays), ...Object.fromEntries(texts) };
}

/**
 * Implements the server of src/sync/ports.ts with Firebase: Auth, Firestore and callable functions.
 */
import { type InsertGamesReply, type InsertGamesRequest, PROFILE_MAPS } from '../sync/callables.ts';
import type { Plays, ResultMaps, Server } from '../sync/ports.ts';
import { OPENED_LATE } from '../sync/profile.ts';
import { ServerError } from '../sync/status.ts';
import { type Connection, call } from './app.ts';
import { firestoreOrigin, makeFirestore } from './firestore.ts';
import { serverErrorOf } from './serverErrors.ts';
import { fieldPath } from './values.ts';

export function makeServer(connection: Connection): Server {
  const { auth, firestore } = connection;
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
      await auth.authStateReady();
      return auth.currentUser?.uid ?? null;
    },

    async readProfile(uid) {
      expectSignedIn(uid);
      return (await firestore.get(`users/${uid}`))?.data ?? null;
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

    async storeResults(uid, maps, openedLate) {
      expectSignedIn(uid);
      const hasLate = Object.keys(openedLate).length > 0;
      const data = { ...maps, ...(hasLate ? { [OPENED_LATE]: openedLate } : {}) };
      const mask = Object.entries(data).flatMap(([map, entries]) =>
        Object.keys(entries ?? {}).map((key) => fieldPath(map, key)),
      );
      await firestore.commit({ path: `users/${uid}`, data, mask, timestamps: ['updatedAt'] });
    },

    async insertLeaderboardGames(uid, maps, plays) {
      expectSignedIn(uid);
      try {
        return await call<InsertGamesRequest, InsertGamesReply>(
          connection,
          'insertLeaderboardGames',
          insertRequest(uid, maps, plays),
        );
      } catch (error) {
        throw serverErrorOf(error);
      }
    },
  };
}

function insertRequest(uid: string, maps: ResultMaps, plays: Plays): InsertGamesRequest {
  const texts = PROFILE_MAPS.map((map) => [map, JSON.stringify(maps[map] ?? {})]);
  return { userId: uid, plays: JSON.stringify(plays), ...Object.fromEntries(texts) };
}

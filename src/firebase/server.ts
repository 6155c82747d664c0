/**
 * Implements the server of src/sync/ports.ts with Firebase: Auth, Firestore and callable functions.
 */
import {
  type InsertGamesReply,
  type InsertGamesRequest,
  PROFILE_MAPS,
} from '../protocol/callables.ts';
import { CLOSED } from '../protocol/invitation.ts';
import { isRefusal, ServerError } from '../protocol/status.ts';
import { type ListedSitting, MOST_LISTED } from '../sittings/document.ts';
import type { Plays, ResultMaps, Server } from '../sync/ports.ts';
import { OPENED_LATE } from '../sync/profile.ts';
import type { Connection } from './app.ts';
import { firestoreOrigin, makeFirestore, type StoredDocument, type Write } from './firestore.ts';
import { TIMEOUT_MS, withDeadline } from './request.ts';
import { encodeValue, fieldPath, type Timestamp } from './values.ts';

/** @param device see src/protocol/devices.ts; null where no results are sent. */
export function makeServer(
  connection: Connection,
  uid: string,
  device: string | null = null,
): Server {
  const user = `users/${uid}`;
  const settings = `${user}/private/settings`;
  const playsOf = (name: string) => `${user}/plays/${name}`;
  const sitting = (name: string) => `${user}/${SITTINGS}/${name}`;
  const { auth, call, firestore } = connection;
  const { projectId } = connection.config;

  /** Throws if another account has signed in between two requests: its token must not be used. */
  function expectSignedIn(): void {
    if (auth.currentUser?.uid !== uid) throw new ServerError('unauthenticated');
  }

  return {
    async isDeleted() {
      const nobody = makeFirestore(firestoreOrigin(projectId), projectId, { currentUser: null });
      return (await nobody.get(`deletedAccounts/${uid}`)) !== null;
    },

    async isSignedIn() {
      // A session that is never restored must not keep the lock of all tabs' syncs.
      await withDeadline(TIMEOUT_MS, () => auth.authStateReady());
      return auth.currentUser?.uid === uid;
    },

    async readProfile() {
      expectSignedIn();
      const data = (await firestore.get(user))?.data ?? null;
      // The rules compare with the token, which may be older than a change of the address.
      const token = await auth.currentUser?.getIdTokenResult().catch(() => null);
      const email = token ? String(token.claims.email ?? '') : data?.email;
      if (data !== null && email !== data.email) {
        const write = { path: user, data: { email }, mask: ['email'], timestamps: ['updatedAt'] };
        await firestore.commit(write);
      }
      return data;
    },

    async createProfile({ leaderboardName, avatarIcon, avatarColor }) {
      expectSignedIn();
      const maps = [...PROFILE_MAPS, OPENED_LATE].map((map) => [map, {}]);
      // Not a merge, which would empty the maps of a profile just created by another device.
      const write = {
        path: user,
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
        if (isThere) return true;
        if (isRefusal(error) && (await firestore.get(CLOSED)) !== null) return false;
        throw error;
      }
      return true;
    },

    async storeResults(maps, openedLate, ended = []) {
      expectSignedIn();
      const hasLate = Object.keys(openedLate).length > 0;
      const data = { ...maps, ...(hasLate ? { [OPENED_LATE]: openedLate } : {}) };
      const mask = Object.entries(data).flatMap(([map, entries]) =>
        Object.keys(entries ?? {}).map((key) => fieldPath(map, key)),
      );
      // The rules have no expressions to spare for a device beside dates of the archive.
      const isNoted = device !== null && !hasLate;
      const timestamps = ['updatedAt', ...(isNoted ? [fieldPath('devices', device)] : [])];
      await firestore.commit({ path: user, data, mask, timestamps }, ended.map(sitting));
    },

    async listSittings(after) {
      expectSignedIn();
      const at = { fieldPath: 'at' };
      const { documents, readAt } = await firestore.queryWithTime(user, {
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

    async readSitting(name) {
      expectSignedIn();
      const found = await firestore.get(sitting(name));
      return found && sittingIn(found);
    },

    async writeSitting(name, fields, expires, updateTime) {
      expectSignedIn();
      return firestore.commit({
        path: sitting(name),
        data: { ...fields, expires: { timestamp: expires } },
        timestamps: ['at'],
        ...(updateTime === null ? { create: true } : { updateTime }),
      });
    },

    async deleteSittings(names) {
      expectSignedIn();
      await firestore.delete(names.map(sitting));
    },

    async readSettings() {
      expectSignedIn();
      return (await firestore.get(settings))?.data ?? null;
    },

    async writeSettings({ settings: changed, tried }) {
      expectSignedIn();
      const marks = Object.fromEntries(tried.map((game) => [game, true]));
      await firestore.commit({
        path: settings,
        data: { ...changed, tried: marks },
        mask: [...Object.keys(changed), ...tried.map((game) => fieldPath('tried', game))],
        timestamps: ['at'],
      });
    },

    async readPlays(name) {
      expectSignedIn();
      return (await firestore.get(playsOf(name)))?.data ?? null;
    },

    async writePlays(name, { plays, ways }) {
      expectSignedIn();
      const month: Write = {
        path: playsOf(name),
        data: { plays },
        mask: Object.keys(plays).map((id) => fieldPath('plays', id)),
        timestamps: ['at'],
        ...(ways.length > 0 && { additions: { ways } }),
      };
      const told: Write = {
        path: settings,
        data: {},
        mask: [],
        timestamps: ['at', fieldPath('ways', name)],
      };
      await firestore.commit(ways.length > 0 ? [month, told] : month);
    },

    async insertLeaderboardGames(maps, plays) {
      expectSignedIn();
      return call<InsertGamesRequest, InsertGamesReply>(
        'insertLeaderboardGames',
        insertRequest(uid, maps, plays),
      );
    },
  };
}

const SITTINGS = 'sittings';

function sittingIn({ id, updateTime, data }: StoredDocument): ListedSitting {
  const { timestamp } = (data.at ?? {}) as Partial<Timestamp>;
  return { name: id, updateTime, data, at: timestamp ?? '' };
}

function insertRequest(uid: string, maps: ResultMaps, plays: Plays): InsertGamesRequest {
  const texts = PROFILE_MAPS.map((map) => [map, JSON.stringify(maps[map] ?? {})]);
  return { userId: uid, plays: JSON.stringify(plays), ...Object.fromEntries(texts) };
}

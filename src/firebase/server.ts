/** The server of src/sync/ports.ts by Firebase: Firestore lite, Auth and callable functions. */
import { doc, getDoc, runTransaction, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { InsertGamesReply, InsertGamesRequest } from '../sync/callables.ts';
import { PROFILE_MAPS } from '../sync/callables.ts';
import type { ResultMaps, Server } from '../sync/ports.ts';
import { OPENED_LATE } from '../sync/profile.ts';
import { ServerError } from '../sync/status.ts';
import { type Connection, call } from './app.ts';
import { serverErrorOf } from './serverErrors.ts';

/** Firestore lite waits as long as the network does. */
const PATIENCE_MS = 30_000;

export function makeServer(connection: Connection): Server {
  const { auth, firestore } = connection;
  const profile = (uid: string) => doc(firestore, 'users', uid);

  return {
    currentUser: () =>
      attempt(async () => {
        await auth.authStateReady();
        return auth.currentUser?.uid ?? null;
      }),

    readProfile: (uid) => attempt(async () => (await getDoc(profile(uid))).data() ?? null),

    createProfile: (uid, { leaderboardName, avatarIcon, avatarColor }) =>
      attempt(async () => {
        const fields = {
          email: auth.currentUser?.email ?? '',
          leaderboardName,
          avatarIcon,
          avatarColor,
          ...Object.fromEntries(PROFILE_MAPS.map((map) => [map, {}])),
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        };
        // Merging an empty map would empty the map of a profile that another device has just made.
        await runTransaction(firestore, async (transaction) => {
          const found = await transaction.get(profile(uid));
          if (!found.exists()) transaction.set(profile(uid), fields, { merge: true });
        });
      }),

    storeResults: (uid, maps, openedLate) =>
      attempt(async () => {
        const late = Object.keys(openedLate).length > 0 ? { [OPENED_LATE]: openedLate } : {};
        const fields = { ...maps, ...late, updatedAt: serverTimestamp() };
        await setDoc(profile(uid), fields, { merge: true });
      }),

    insertLeaderboardGames: (uid, maps) =>
      attempt(() =>
        call<InsertGamesRequest, InsertGamesReply>(
          connection,
          'insertLeaderboardGames',
          insertRequest(uid, maps),
        ),
      ),
  };
}

function insertRequest(uid: string, maps: ResultMaps): InsertGamesRequest {
  const texts = PROFILE_MAPS.map((map) => [map, JSON.stringify(maps[map] ?? {})]);
  return { userId: uid, ...Object.fromEntries(texts) };
}

async function attempt<T>(run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServerError('deadline-exceeded')), PATIENCE_MS);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    throw serverErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The callable functions as they are deployed: wiring only, each stands in the file of its name. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { callable } from './callable.ts';
import { deleteAccount as deletes } from './deleteAccount.ts';
import { insertLeaderboardGames as inserts } from './insertLeaderboardGames.ts';
import { upsertLeaderboardUser as upserts } from './upsertLeaderboardUser.ts';

initializeApp();
const database = getFirestore();

export const insertLeaderboardGames = callable((uid, data) =>
  inserts(database, uid, data, Date.now()),
);
export const upsertLeaderboardUser = callable((uid, data) => upserts(database, uid, data));
export const deleteAccount = callable((uid) => deletes(database, getAuth(), uid));

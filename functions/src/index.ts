/** The deployed functions: wiring only; each is implemented in the file of its name. */
import { setFlagsFromString } from 'node:v8';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../../src/protocol/callables.ts';
import { acceptInvitation as accepts } from './acceptInvitation.ts';
import { callable, openCallable } from './callable.ts';
import { type DayRoom, takeRoom } from './dayRoom.ts';
import { deleteAccount as deletes } from './deleteAccount.ts';
import { changePuzzle as changes } from './desk/changePuzzle.ts';
import { decideEntry as decidesEntry } from './desk/decideEntry.ts';
import { decideHeld as decides } from './desk/decideHeld.ts';
import { reportError as reportsError } from './desk/reportError.ts';
import { reportPuzzle as reports } from './desk/reportPuzzle.ts';
import { exportMyData as exportsData } from './exportMyData.ts';
import { writeHealth } from './health.ts';
import { insertLeaderboardGames as inserts } from './insertLeaderboardGames.ts';
import { revokeSessions as revokes } from './revokeSessions.ts';
import { sweepCounts } from './sum.ts';
import { changeTable as changesTable } from './tables/changeTable.ts';
import { lookAtTable as looksAtTable } from './tables/lookAtTable.ts';
import { upsertLeaderboardUser as upserts } from './upsertLeaderboardUser.ts';

// Replaying the largest logs creates garbage faster than V8 collects it by default: a call with
// twenty of them exceeded an instance's memory (docs/decisions/0028-scale.md).
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--semi-space-growth-factor=1');

/** An editor working through a list decides once a second. */
const DESK_CALLS_A_MINUTE = 60;

initializeApp();
const database = getFirestore();

/**
 * Calls of all accounts together in a day: four times as many as a million players of every game
 * make. Accounts are free to make, and this bounds what many of them can cost.
 */
const CALLS: DayRoom = { path: 'limits/calls', most: 20_000_000, step: 1_000 };
const admit = async () => (await takeRoom(database, CALLS, Date.now())) === 'taken';

export const insertLeaderboardGames = callable(
  (uid, data) => inserts(database, uid, data, Date.now()),
  { admit },
);
export const upsertLeaderboardUser = callable(
  (uid, data) => upserts(database, uid, data, Date.now()),
  { admit },
);
export const acceptInvitation = callable((uid, data) => accepts(database, uid, data, Date.now()), {
  admit,
  maxInstances: 4,
});
export const deleteAccount = callable((uid) => deletes(database, getAuth(), uid, Date.now()), {
  signedIn: 'recently',
  needsNoAppCheck: true,
});
/** Pages of up to ten megabytes, so few at once. */
export const exportMyData = callable((uid, data) => exportsData(database, getAuth(), uid, data), {
  concurrency: 4,
  maxInstances: 4,
  memory: '512MiB',
  callsAMinute: 20,
  admit,
  needsNoAppCheck: true,
});
export const changeTable = callable((uid, data) => changesTable(database, uid, data, Date.now()), {
  admit,
});
export const lookAtTable = openCallable((data) => looksAtTable(database, data, Date.now()), {
  maxInstances: 2,
});
export const revokeSessions = callable((uid) => revokes(getAuth(), uid), { needsNoAppCheck: true });
/** The solvers take up to 400 MB, one proof at a time. */
export const changePuzzle = callable(
  (_, data, token) => changes({ database, auth: getAuth(), at: Date.now() }, token, data),
  { memory: '1GiB', concurrency: 1, maxInstances: 4, callsAMinute: DESK_CALLS_A_MINUTE },
);
export const decideHeld = callable(
  (_, data, token) => decides(database, getAuth(), token, data, Date.now()),
  { maxInstances: 4, callsAMinute: DESK_CALLS_A_MINUTE },
);
export const decideEntry = callable(
  (_, data, token) => decidesEntry(database, getAuth(), token, data, Date.now()),
  { maxInstances: 4, callsAMinute: DESK_CALLS_A_MINUTE },
);
/** Few instances, to bound the cost of a flood of calls. */
export const reportPuzzle = openCallable((data) => reports(database, data, Date.now()), {
  maxInstances: 4,
});
/** Reading a source map takes some 100 MB for a moment. */
export const reportError = openCallable((data) => reportsError(database, data, Date.now()), {
  ...{ maxInstances: 2, concurrency: 1, memory: '512MiB' },
});

export const sweepLeaderboards = onSchedule(
  { schedule: 'every 10 minutes', region: REGION, timeoutSeconds: 300, memory: '256MiB' },
  () => sweepCounts(database),
);
/** At four by UTC, when the day is the same in most of the world. */
export const lookAfter = onSchedule(
  {
    ...{ schedule: 'every day 04:00', timeZone: 'Etc/UTC' },
    ...{ region: REGION, timeoutSeconds: 300, memory: '256MiB' },
  },
  async () => {
    await writeHealth(database, Date.now());
  },
);

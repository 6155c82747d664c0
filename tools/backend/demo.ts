/**
 * Demo players for the local backend: forty people with a fortnight of Sudoku Shift behind them,
 * so that leaderboards and histograms have something to show. What they played goes through the
 * functions' own code. Names, addresses and times are made up; the same ones every time.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { AVATAR_COLORS, AVATAR_ICONS } from '../../src/account/avatars.ts';
import { type LeaderboardInfo, randomInfo } from '../../src/account/leaderboardInfo.ts';
import { pick } from '../../src/account/names.ts';
import { addDays, type CivilDate, civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import { PROFILE_MAPS } from '../../src/sync/callables.ts';
import { type FirebaseJson, hostOf } from './emulatorConfig.ts';

/** The one to look around with; the others are player01 to player40, with the same password. */
export const DEMO_LOGIN = { email: 'demo@example.com', password: 'good morning' } as const;

const PLAYERS = 40;
const DAYS = 14;
/** What somebody in practice needs for the four boards, in ms. */
const USUAL_MS = [35_000, 110_000, 240_000, 400_000] as const;

interface Player {
  readonly uid: string;
  readonly email: string;
  readonly info: LeaderboardInfo;
  /** By the puzzle's id. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** Fills the running emulators; they have to be empty. */
export async function seedDemo(
  firebaseJson: FirebaseJson,
  projectId: string,
  log: (line: string) => void,
): Promise<void> {
  log('Inviting the demo players.');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = hostOf(firebaseJson, 'auth');
  process.env.FIRESTORE_EMULATOR_HOST = hostOf(firebaseJson, 'firestore');
  // There are no credentials to look for.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId }, 'demo');
  try {
    const database = getFirestore(app);
    const auth = getAuth(app);
    const now = new Date();
    for (const { uid, email, info, times } of demoPlayers(civilDateOf(now))) {
      await auth.createUser({ uid, email, password: DEMO_LOGIN.password, emailVerified: true });
      const none = Object.fromEntries(PROFILE_MAPS.map((map) => [map, {}]));
      await database.doc(`users/${uid}`).set({
        ...info,
        email,
        ...none,
        sudokuShiftTimes: times,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      await upsertLeaderboardUser(database, uid, { ...info });
      const maps = Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}']));
      const sudokuShiftTimes = JSON.stringify(times);
      await insertLeaderboardGames(database, uid, { ...maps, sudokuShiftTimes }, now.getTime());
    }
  } finally {
    await deleteApp(app);
  }
}

function demoPlayers(today: CivilDate): Player[] {
  const rng = makeRng('crema demo players');
  const others = Array.from(
    { length: PLAYERS },
    (_, i) => `player${String(i + 1).padStart(2, '0')}`,
  );
  return ['demo', ...others].map((uid) => ({
    uid,
    email: uid === 'demo' ? DEMO_LOGIN.email : `${uid}@example.com`,
    info: {
      ...randomInfo(rng),
      avatarIcon: pick(AVATAR_ICONS, rng),
      avatarColor: pick(AVATAR_COLORS, rng),
    },
    times: fortnight(today, uid === 'demo' ? 0.9 : 0.4 + rng.next() * 0.6, rng),
  }));
}

/** @param diligence the share of days on which the player plays, from 0 to 1. */
function fortnight(today: CivilDate, diligence: number, rng: Rng): Player['times'] {
  const practice = 0.6 + rng.next() * rng.next() * 3;
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  return Object.fromEntries(
    days
      .filter(() => rng.next() < diligence)
      .map((day) => [
        idFor(SCHEDULES['sudoku-shift'], day),
        USUAL_MS.map((ms) => Math.round(ms * practice * (0.7 + rng.next() * 0.8))),
      ]),
  );
}

/**
 * Demo players for the local backend: forty people with a fortnight of puzzles, so that
 * leaderboards and histograms have content. Their plays pass through the functions' own code. Names, addresses and results are made up, and the same in
 * every run.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { writeHealth } from '../../functions/src/health.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { addDays, type CivilDate, civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import type { Puzzle } from '../../src/games/contract/game.ts';
import type { Json } from '../../src/lib/json.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import { AVATAR_COLORS, AVATAR_ICONS } from '../../src/protocol/avatars.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { type LeaderboardInfo, randomInfo } from '../../src/protocol/leaderboardInfo.ts';
import { pick } from '../../src/protocol/names.ts';
import { resultKey, storedNames } from '../../src/protocol/resultKeys.ts';
import { tablePath } from '../../src/protocol/table.ts';
import { type AnyToolkit, TOOLKITS } from '../games/index.ts';
import { puzzleOf } from '../games/published.ts';
import { noSteps, playByEngine } from '../plays.ts';
import { type FirebaseJson, hostOf } from './emulatorConfig.ts';
import { grantStaff } from './staff.ts';

/** The staff account for signing in to the desk, at /barista. */
export const DEMO_STAFF = { email: 'barista@example.com', password: 'good morning' } as const;

/**
 * The player's account for exploring the app; the other players are player01 to player40, with the
 * same password.
 */
export const DEMO_LOGIN = { email: 'demo@example.com', password: 'good morning' } as const;

const PLAYERS = 40;
const DAYS = 14;

interface Player {
  readonly uid: string;
  readonly email: string;
  readonly info: LeaderboardInfo;
  /** The player's results: by result map of the profile (one for each game), then by puzzle key. */
  readonly results: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /**
   * The logs of the moves that led to those results, by the same maps and keys, in the form that
   * the callable function `insertLeaderboardGames` takes.
   */
  readonly plays: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Fills the running emulators with demo players. The emulators must be empty. */
export async function seedDemo(
  firebaseJson: FirebaseJson,
  projectId: string,
  log: (line: string) => void,
): Promise<void> {
  log('Creating the demo players…');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = hostOf(firebaseJson, 'auth');
  process.env.FIRESTORE_EMULATOR_HOST = hostOf(firebaseJson, 'firestore');
  // The emulators need no credentials.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId }, 'demo');
  try {
    const database = getFirestore(app);
    const auth = getAuth(app);
    const now = new Date();
    const barista = await auth.createUser({ uid: 'barista', ...DEMO_STAFF, emailVerified: true });
    await grantStaff({ auth, database }, barista);
    const puzzles = makePuzzles();
    const players = demoPlayers(civilDateOf(now), puzzles);
    for (const { uid, email, info, results } of players) {
      await auth.createUser({ uid, email, password: DEMO_LOGIN.password, emailVerified: true });
      const none = Object.fromEntries(PROFILE_MAPS.map((map) => [map, {}]));
      await database.doc(`users/${uid}`).set({
        ...info,
        email,
        ...none,
        ...results,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      await upsertLeaderboardUser(database, uid, { ...info }, now.getTime());
    }
    // Tables come before the results, which are listed at them as they arrive.
    await setTables(database, now.getTime());
    for (const { uid, results, plays } of players) {
      // A call of `insertLeaderboardGames` takes twenty results at most: send one game's results a
      // call.
      for (const [map, ofGame] of Object.entries(results)) {
        const maps = Object.fromEntries(PROFILE_MAPS.map((name) => [name, '{}']));
        const sent = { ...maps, [map]: JSON.stringify(ofGame), plays: JSON.stringify(plays[map]) };
        await insertLeaderboardGames(database, uid, sent, now.getTime());
      }
    }
    // The emulators run no schedules: sum up the leaderboards' counts and look at the site now.
    await sweepCounts(database);
    await writeHealth(database, now.getTime());
  } finally {
    await deleteApp(app);
  }
}

/** Two tables of the demo player: their own, and a friend's. */
async function setTables(database: Firestore, at: number): Promise<void> {
  for (const { name, owner, others, hidden } of TABLES) {
    const { table } = await changeTable(database, owner, { kind: 'create', name }, at);
    const code = (await database.doc(tablePath(table)).get()).get('code');
    for (const uid of others) await changeTable(database, uid, { kind: 'join', code }, at);
    await changeTable(database, hidden, { kind: 'hide', table, hidesTimes: true }, at);
  }
}

const TABLES = [
  {
    name: 'Cosy Latte',
    owner: 'demo',
    others: ['player01', 'player02', 'player03', 'player04'],
    hidden: 'player04',
  },
  {
    name: 'Rainy Mug',
    owner: 'player05',
    others: ['player06', 'demo'],
    hidden: 'player06',
  },
] as const;

function demoPlayers(today: CivilDate, puzzles: ReturnType<typeof makePuzzles>): Player[] {
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
    ...fortnight(today, uid === 'demo' ? 0.9 : 0.4 + rng.next() * 0.6, rng, puzzles),
  }));
}

/** Generates each played puzzle once, and keeps the moves by which the puzzle engine solves it. */
function makePuzzles() {
  const made = new Map<string, Puzzle<unknown>>();
  const steps = noSteps();
  return {
    steps,
    of(toolkit: AnyToolkit, id: string): Puzzle<unknown> {
      const key = `${toolkit.id}/${id}`;
      const puzzle = made.get(key) ?? puzzleOf(toolkit, id);
      made.set(key, puzzle);
      return puzzle;
    },
  };
}

/**
 * A player's results and logs of the last fourteen days.
 * @param diligence the share of days on which the player plays, from 0 to 1.
 */
function fortnight(
  today: CivilDate,
  diligence: number,
  rng: Rng,
  puzzles: ReturnType<typeof makePuzzles>,
): Pick<Player, 'results' | 'plays'> {
  const practice = 1.5 + rng.next() * rng.next() * 6;
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  const results: Record<string, Record<string, Json>> = {};
  const plays: Record<string, Record<string, Json>> = {};
  for (const toolkit of TOOLKITS) {
    const { id: game, schedule } = toolkit;
    const map = storedNames(game).profileMap;
    results[map] = {};
    plays[map] = {};
    for (const id of new Set(days.map((day) => idFor(schedule, day)))) {
      if (rng.next() >= diligence) continue;
      const puzzle = puzzles.of(toolkit, id);
      const { result, hash, log } = playByEngine(toolkit, puzzle, rng, practice, puzzles.steps);
      results[map][resultKey(game, id)] = result;
      plays[map][`${game}/${id}`] = { hash, log };
    }
  }
  return { results, plays };
}

/**
 * Counts the database's reads and writes when one, a thousand and a million players finish a puzzle
 * in an hour: runs the functions' own code and the pages' own reads on a counting database
 * (countingFirestore.ts). Of the million the first 12,000 are run, at full pace; the costs of the
 * others are extrapolated from the last 6,000 of the 12,000, because by then the cost of a finisher
 * is constant. Every finisher sits at two tables. Counts the same for a rush, in which all finish in
 * the same moment.
 */
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { makeLeaderboards } from '../../src/firebase/leaderboards.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import type { LogEntry } from '../../src/play/log.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { newTable, tablePath } from '../../src/protocol/table.ts';
import { toolkitOf } from '../games/index.ts';
import { playById } from '../plays.ts';
import { CountingFirestore, type Hottest } from './countingFirestore.ts';
import { atMost, type Figure, forInformation } from './figure.ts';

const MILLION = 1_000_000;
const COUNTED = 12_000;
const STEADY = 6_000;
const HOUR_MS = 3_600_000;
const SWEEP_MS = 600_000;
/** Reads in an hour by the scheduled sweep of counts: all 1,024 shards, six times. */
const SWEPT = 6 * 1024;
const GAME = 'sudoku-shift';
const ID = '517';
const PLAY = playById(toolkitOf(GAME), ID);
const START = Date.UTC(2026, 10, 22, 12);

/**
 * List prices of Firestore in nam5, in dollars for a read and for a write:
 * cloud.google.com/firestore/pricing.
 */
const PRICE = { read: 0.06 / 100_000, write: 0.18 / 100_000 } as const;

/** Members of each table; every player sits at two. */
const SEATS = 10;

/**
 * Seats the finishers at two tables each. Members of a table finish apart from each other: friends
 * do not finish in the same moment.
 */
function setTables(database: CountingFirestore, groups: number): void {
  for (let group = 0; group < groups; group++) {
    const uids = Array.from({ length: SEATS }, (_, seat) => `player${group + seat * groups}`);
    const tables = ['one', 'other'].map((which) => `${which}${group}`);
    const members = Object.fromEntries(
      uids.map((uid) => [uid, { ...INFO, joinedAt: START, hidesTimes: false }]),
    );
    for (const id of tables) {
      const code = 'lusab-babad-gutih';
      const table = newTable(uids[0]!, INFO, { name: 'Cosy Latte', code, at: START });
      database.put(tablePath(id), { ...table, members });
    }
    const hidesTimes = Object.fromEntries(tables.map((id) => [id, false]));
    for (const uid of uids) {
      database.put(`leaderboardUsers/${uid}`, { ...INFO, tables: hidesTimes });
    }
  }
}

interface Cost {
  readonly reads: number;
  readonly writes: number;
}

interface Counted extends Cost {
  readonly hottest: ReadonlyMap<string, Hottest>;
  /** Mean cost of a finisher, over the last `STEADY` finishers. */
  readonly steady: Cost;
  /** Number of reads when a visitor opens the leaderboard, after the run. */
  readonly view: number;
  /** Whether the leaderboard's document holds exact counts after the run. */
  readonly exact: boolean;
}

const INFO = {
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'coffee',
  avatarColor: 'emerald',
} as const;

/**
 * A finisher's result and log: the same solution, with digits in a random order and a longer first
 * time. A log with an identical order of moves would be held back as a copy.
 */
function playedBy(rng: Rng, ms: number) {
  const log = [...(PLAY.log as LogEntry[])];
  for (let start = 0; start < log.length; start++) {
    let end = start;
    while (isFill(log[end])) end++;
    const moves = rng.shuffled(log.slice(start, end).map(([, , move]) => move));
    moves.forEach((move, i) => {
      const [time, board] = log[start + i]!;
      log[start + i] = [time, board, move];
    });
    start = end;
  }
  const [[first, board, what], ...others] = log as [LogEntry, ...LogEntry[]];
  const [time = 0, ...times] = PLAY.result as readonly number[];
  return { result: [time + ms, ...times], log: [[first + ms, board, what], ...others] };
}

const isFill = (entry: LogEntry | undefined) =>
  (entry?.[2] as { readonly type?: unknown } | undefined)?.type === 'fill';

/**
 * Runs finishers of the puzzle on a new database, and returns the counted costs.
 * @param perHour finishers an hour; `finishers` of them are run.
 * @param processes that answer them by turns: each knows its own finishers and sums.
 */
async function play(finishers: number, perHour: number, processes = 1): Promise<Counted> {
  const database = new CountingFirestore(START);
  const { clock } = database;
  const admins = Array.from({ length: processes }, () => database.admin());
  const rest = database.rest();
  const boards = makeLeaderboards(rest);
  const rng = makeRng('surge');
  const noResults = Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}']));
  let steadyFrom: Cost = { reads: 0, writes: 0 };

  /**
   * Makes the requests of the `i`th finisher, from the first one of the sync to the leaderboard
   * place.
   */
  async function finish(uid: string, i: number): Promise<void> {
    await rest.get(`users/${uid}`);
    const { result, log } = playedBy(rng, (i * 7_919) % 600_000);
    const results = { [ID]: result };
    await rest.commit({
      path: `users/${uid}`,
      data: { sudokuShiftTimes: results },
      timestamps: [],
    });
    const data = {
      ...noResults,
      sudokuShiftTimes: JSON.stringify(results),
      plays: JSON.stringify({ [`${GAME}/${ID}`]: { hash: PLAY.hash, log } }),
    };
    const reply = await insertLeaderboardGames(admins[i % processes]!, uid, data, clock.now);
    if (reply.accepted[0]?.verdict !== 'checked') throw new Error(JSON.stringify(reply));
    await boards.readPlacement(GAME, ID, uid);
    // The page then shows the chosen table; it reads the list of tables once an hour at most.
    await rest.get(tablePath(`one${i % groups}`));
  }

  const groups = Math.ceil(finishers / SEATS);
  setTables(database, groups);

  async function arrive(): Promise<void> {
    const running: Promise<void>[] = [];
    for (let i = 0; i < finishers; i++) {
      if (i === finishers - STEADY) {
        steadyFrom = { reads: database.reads, writes: database.writes };
      }
      const uid = `player${i}`;
      database.put(`users/${uid}`, { ...INFO });
      running.push(finish(uid, i));
      // Players finish at random moments: even spacing would be milder than reality.
      await clock.wait((-Math.log(1 - rng.next()) * HOUR_MS) / perHour);
    }
    await Promise.all(running);
  }

  async function sweep(): Promise<void> {
    for (let end = START + HOUR_MS; clock.now < end && finishers === perHour; ) {
      await clock.wait(SWEEP_MS);
      await sweepCounts(admins[0]!);
    }
  }

  const everything = Promise.all([arrive(), sweep()]);
  await clock.run();
  await everything;
  const { reads, writes, hottest } = database;
  const share = Math.min(STEADY, finishers);
  const steady = {
    reads: (reads - steadyFrom.reads) / share,
    writes: (writes - steadyFrom.writes) / share,
  };
  const exact = await sweptExactly(database, finishers);
  return { reads, writes, hottest, steady, exact, view: await readsOfView(database) };
}

async function readsOfView(database: CountingFirestore): Promise<number> {
  const before = database.reads;
  const viewed = makeLeaderboards(database.rest()).readLeaderboard(GAME, ID, null);
  await database.clock.run();
  const { entries } = await viewed;
  if (entries.length === 0) throw new Error('The board shows nobody.');
  return database.reads - before;
}

async function sweptExactly(database: CountingFirestore, finishers: number): Promise<boolean> {
  const swept = sweepCounts(database.admin());
  await database.clock.run();
  await swept;
  return database.get(`leaderboards/${GAME}/puzzles/${ID}`)?.players === finishers;
}

function figuresOf(finishers: number, counted: Counted, cost: Cost): Figure[] {
  const name = `surge of ${finishers}`;
  const kinds = [...counted.hottest].map(([kind, hottest]) => ({ kind, ...hottest }));
  const hottest = kinds.reduce((a, b) => (b.perMinute > a.perMinute ? b : a));
  const dollars = cost.reads * PRICE.read + cost.writes * PRICE.write;
  const reads = cost.reads / finishers;
  const details = { all: cost.reads };
  return [
    // With few finishers the scheduled sweep's reads are a large share of all reads, whose total is
    // negligible.
    finishers < MILLION
      ? forInformation(`${name}: reads a finisher`, reads, 'reads', details)
      : atMost(`${name}: reads a finisher`, reads, 'reads', 12, details),
    finishers === 1
      ? forInformation(`${name}: writes a finisher`, cost.writes, 'writes')
      : atMost(`${name}: writes a finisher`, cost.writes / finishers, 'writes', 6, {
          all: cost.writes,
        }),
    atMost(`${name}: hottest document`, hottest.perMinute / 60, 'writes/s', 1, {
      ...hottest,
      kinds,
    }),
    atMost(`${name}: reads a view of the board`, counted.view, 'reads', 1),
    forInformation(`${name}: cost of the database`, dollars, 'USD', {}, counted.exact),
  ];
}

/** Finishers in the same moment, by the number of processes that answer them. */
const RUSHES = [
  { finishers: 1, processes: 1 },
  { finishers: 6, processes: 1 },
  { finishers: 60, processes: 1 },
  { finishers: 60, processes: 4 },
] as const;

async function rush(finishers: number, processes: number): Promise<Figure[]> {
  const counted = await play(finishers, Number.POSITIVE_INFINITY, processes);
  const name = `rush of ${finishers} in ${processes === 1 ? 'one process' : `${processes} processes`}`;
  const board = counted.hottest.get('puzzles')!;
  return [
    // It was 386 when every finisher summed up on their own.
    atMost(`${name}: reads a finisher`, counted.reads / finishers, 'reads', 20, {
      writes: counted.writes / finishers,
      board: board.perMinute,
    }),
    forInformation(`${name}: counted`, finishers, 'players', {}, counted.exact),
  ];
}

export async function benchSurge(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { finishers, processes } of RUSHES)
    figures.push(...(await rush(finishers, processes)));
  for (const finishers of [1, 1_000]) {
    const counted = await play(finishers, finishers);
    figures.push(...figuresOf(finishers, counted, counted));
  }
  const counted = await play(COUNTED, MILLION);
  const rest = MILLION - COUNTED;
  const cost = {
    reads: Math.round(counted.reads + rest * counted.steady.reads) + SWEPT,
    writes: Math.round(counted.writes + rest * counted.steady.writes),
  };
  figures.push(...figuresOf(MILLION, counted, cost));
  return figures;
}

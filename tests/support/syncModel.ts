/**
 * Random histories of several devices and two accounts that play and sync, with all kinds of
 * faults. src/sync/model.test.ts runs two hundred histories, or as many as CREMA_RUNS says.
 */
import fc from 'fast-check';
import { type GameId, resultsOf } from '../../src/games/definitions.ts';
import { CODES } from '../../src/games/geografind/codes.ts';
import type { Json } from '../../src/lib/json.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { readEntries } from '../../src/protocol/formerResults.ts';
import { resultKey, storedNames } from '../../src/protocol/resultKeys.ts';
import { ServerError, type StatusCode } from '../../src/protocol/status.ts';
import { MOST_GAMES, parseSitting, portable, sittingName } from '../../src/sittings/document.ts';
import { isSameSitting } from '../../src/sittings/merge.ts';
import type { Account } from '../../src/storage/entities.ts';
import { puzzleKey } from '../../src/storage/keys.ts';
import { memoryStorage } from '../../src/storage/memoryStorage.ts';
import type { Storage } from '../../src/storage/port.ts';
import { runOnce, type SyncPorts, type SyncScope } from '../../src/sync/engine.ts';
import { gameOf, logOf, MemoryCloud, newDocument } from './memoryCloud.ts';

const USERS = ['anna', 'ben'] as const;
const INFO = { leaderboardName: 'Mellow Mocha', avatarIcon: 'bean', avatarColor: 'teal' } as const;
const PUZZLES: readonly (readonly [GameId, string])[] = [
  ['geografind', '41'],
  ['geografind', '42'],
  ['sudoku-shift', '12'],
  ['yearly-daily', '2026-11-20'],
  ['crossnumber', '3'],
  ['geografind', '43'],
  ['sudoku-shift', '13'],
];
/** The number of puzzles, from the first, that a device may finish. */
const FINISHABLE = 5;
/** The puzzles with unfinished games: few, so that devices meet, and two that are never finished. */
const MOVED = { min: 3, max: PUZZLES.length - 1 } as const;

/**
 * The results of the former site in the profile of the player anna: by puzzle the key, the stored
 * value, and the parsed result.
 */
const FORMER: Readonly<Record<number, readonly [key: string, value: Json, result: Json]>> = {
  0: ['41', ['France', 'win'], ['FR', 'win']],
  1: ['42', ['win', 'fra', 'DE'], ['FR', 'DE', 'win']],
  2: ['12', [35.2, 112.7, 190, 362.4], [35200, 112700, 190000, 362400]],
  3: ['11_20_2026_1', [0.1, 61.5], [61500, 0, 0.1]],
  4: ['3', [123.4, 1], [123400, 1]],
};

/** The result of the n-th finished puzzle in a history, different from all other results. */
function resultOf(game: GameId, n: number): Json {
  if (game === 'geografind') {
    // A pair of countries that is unique to n.
    const first = n % CODES.length;
    const second = (first + 1 + Math.floor(n / CODES.length)) % CODES.length;
    return [CODES[first]!, CODES[second]!, 'win'];
  }
  if (game === 'sudoku-shift') return [n + 5000, 5002, 5003, 5004];
  return game === 'yearly-daily' ? [n + 5000, 0, 0.1] : [n + 5000, 1];
}

/** Whether the result comes with a log of moves: about two thirds of all results do. */
const hasLog = (result: Json) => JSON.stringify(result).length % 3 > 0;

/** The possible outcomes of a call to the server or to storage. */
const FAULTS = [
  'none',
  /** The server executes the call, but the response is lost. */
  'lost',
  /** The call is delivered twice. */
  'twice',
  /** The page or worker is killed right before or after the call. */
  'crash-before',
  'crash-after',
  'unauthenticated',
  'permission-denied',
  'resource-exhausted',
  'unavailable',
  'aborted',
] as const;
type Fault = (typeof FAULTS)[number];

type Step =
  | { readonly do: 'finish'; readonly device: number; readonly puzzle: number }
  | { readonly do: 'sign-in'; readonly device: number; readonly user: number }
  | { readonly do: 'sign-out' | 'lose-session'; readonly device: number }
  | { readonly do: 'sync'; readonly device: number; readonly scope: SyncScope }
  /** A move in an unfinished puzzle, as the page saves it. */
  | { readonly do: 'move'; readonly device: number; readonly puzzle: number }
  /** The player's choice between the games of a puzzle, if there are several. */
  | {
      readonly do: 'choose';
      readonly device: number;
      readonly puzzle: number;
      readonly game: number;
    }
  /** Lets this many pending server calls complete. */
  | { readonly do: 'wait'; readonly calls: number };

export interface History {
  readonly devices: number;
  readonly steps: readonly Step[];
  /** The outcomes of successive calls; calls beyond the end of this list succeed. */
  readonly faults: readonly Fault[];
  /** Numbers that select, modulo the number of pending calls, which pending call completes next. */
  readonly order: readonly number[];
  /** Puzzles whose results make the server fail until all other results have been sent. */
  readonly poison: readonly number[];
  /** Puzzles for which anna's profile holds a result of the former site (`FORMER`). */
  readonly former: readonly number[];
}

export const histories: fc.Arbitrary<History> = fc.integer({ min: 1, max: 10 }).chain((devices) => {
  const device = fc.nat({ max: devices - 1 });
  const puzzle = fc.integer(MOVED);
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('finish' as const),
        device,
        puzzle: fc.nat({ max: FINISHABLE - 1 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('sign-in' as const),
        device,
        user: fc.nat({ max: 1 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('sign-out' as const, 'sign-out' as const, 'lose-session' as const),
        device,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('sync' as const),
        device,
        scope: fc.constantFrom<SyncScope[]>('all', 'all', 'sittings', 'own-sittings'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('move' as const), device, puzzle }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('choose' as const),
        device,
        puzzle,
        game: fc.nat({ max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        calls: fc.integer({ min: 1, max: 8 }),
      }),
    },
  );
  const fault = fc.oneof(
    { weight: 3, arbitrary: fc.constant('none' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...FAULTS) },
  );
  return fc.record({
    devices: fc.constant(devices),
    steps: fc.array(step, { minLength: 5, maxLength: 40 }),
    faults: fc.array(fault, { maxLength: 60 }),
    order: fc.array(fc.nat({ max: 7 }), { maxLength: 60 }),
    poison: fc.uniqueArray(fc.nat({ max: FINISHABLE - 1 }), { maxLength: 2 }),
    former: fc.oneof(fc.constant([]), fc.subarray([...PUZZLES.keys()].slice(0, FINISHABLE))),
  });
});

const placeOf = ([game, id]: readonly [GameId, string]) =>
  `${storedNames(game).profileMap}/${resultKey(game, id)}`;

class Crash extends Error {}

/** Pending server calls, completed one by one in the history's order. */
class Wire {
  private readonly waiting: (() => void)[] = [];
  private readonly order: Iterator<number>;

  constructor(order: readonly number[]) {
    this.order = order[Symbol.iterator]();
  }

  turn(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Completes a pending call; false if there is none. */
  async letThrough(): Promise<boolean> {
    await settled();
    if (this.waiting.length === 0) return false;
    const which = (this.order.next().value ?? 0) % this.waiting.length;
    this.waiting.splice(which, 1)[0]?.();
    await settled();
    return true;
  }
}

/**
 * Waits until all work is done that does not need the server: memory storage only takes microtasks.
 */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Device {
  readonly storage: Storage;
  auth: string | null;
  /** Error of the device's clock, in ms. */
  readonly clock: number;
}

const THREE_YEARS = 3 * 365 * 24 * 60 * 60 * 1000;

/** The numbers of the moves in a saved game. */
const movesIn = (session: Json): readonly number[] =>
  (session as { log: [number, number, { n: number }][] }).log.map(([, , { n }]) => n);

export class World {
  readonly cloud = new MemoryCloud();
  private readonly devices: Device[] = [];
  private readonly faults: Iterator<Fault>;
  private readonly wire: Wire;
  private readonly underWay = new Set<Promise<unknown>>();
  /** All results that the players finished, by account and puzzle. */
  private readonly made = new Map<string, Set<string>>();
  /** Results finished while signed out, by device. */
  private readonly ownerless = new Map<Device, [string, string][]>();
  /** Results of the former site, which has ranked these results itself. */
  private readonly former = new Set<string>();
  private results = 0;
  /** All moves in unfinished puzzles, by account and puzzle. */
  private readonly moved = new Map<string, Set<number>>();
  /** Moves made while signed out, by device. */
  private readonly ownerlessMoves = new Map<Device, [string, number][]>();
  private moves = 0;
  /** Whether a call has been made to fail with `permission-denied`. */
  private refused = false;
  private readonly wrong: string[] = [];
  private faulty = true;

  constructor({ devices, faults, order, poison, former }: History) {
    this.faults = faults[Symbol.iterator]();
    this.wire = new Wire(order);
    for (let i = 0; i < devices; i++) {
      this.devices.push({
        storage: memoryStorage(),
        auth: null,
        clock: i % 3 === 1 ? THREE_YEARS : 0,
      });
    }
    for (const puzzle of poison) this.cloud.poison.add(placeOf(PUZZLES[puzzle]!));
    if (former.length > 0) this.cloud.users.set('anna', newDocument('anna', INFO));
    for (const puzzle of former) {
      const [game, id] = PUZZLES[puzzle]!;
      const [key, value, result] = FORMER[puzzle]!;
      const map = this.cloud.users.get('anna')![storedNames(game).profileMap] as object;
      Object.assign(map, { [key]: value });
      this.note('anna', [puzzleKey(game, id), JSON.stringify(result)]);
      this.former.add(JSON.stringify(result));
    }
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'wait') {
      for (let i = 0; i < step.calls; i++) if (!(await this.wire.letThrough())) break;
      return;
    }
    const device = this.devices[step.device]!;
    if (step.do === 'finish') await this.finish(device, step.puzzle);
    if (step.do === 'sign-in') await this.signIn(device, USERS[step.user]!);
    if (step.do === 'sign-out' && (await device.storage.readAccount()) !== null) {
      await device.storage.clearPlayerData({ unsent: 'keep' });
      device.auth = null;
    }
    if (step.do === 'lose-session') device.auth = null;
    if (step.do === 'sync') this.start(device, step.scope);
    if (step.do === 'move') await this.move(device, step.puzzle);
    if (step.do === 'choose') {
      const [game, id] = PUZZLES[step.puzzle]!;
      const sitting = await device.storage.readSitting(game, id);
      const chosen = sitting && [sitting.current, ...sitting.others][step.game];
      if (chosen) {
        await device.storage.chooseGame(game, id, chosen.session, this.nowOn(device));
      }
    }
  }

  private nowOn(device: Device): number {
    return Date.UTC(2026, 10, 21) + this.results + device.clock;
  }

  private async move(device: Device, puzzle: number): Promise<void> {
    const [game, id] = PUZZLES[puzzle]!;
    const { storage } = device;
    const result = await storage.readResult(game, id);
    if (result !== null && resultsOf(game).isComplete(result.result)) return;
    const owner = (await storage.readAccount())?.uid ?? null;
    const before = await storage.readProgress(game, id);
    const { log } = (before?.session ?? { log: [] }) as { log: Json[] };
    const n = this.moves++;
    await storage.writeProgress(
      {
        game,
        id,
        openedOn: before?.openedOn ?? '2026-11-20',
        session: {
          version: 2,
          hash: 'f00d',
          log: [...log, [1000, 0, { n }]],
          since: 0,
          paid: [[]],
        },
        progress: 0.5,
        updatedAt: this.nowOn(device),
        counter: (before?.counter ?? 0) + 1,
      },
      owner,
    );
    const made: [string, number] = [puzzleKey(game, id), n];
    if (owner !== null) this.noteMove(owner, made);
    else this.ownerlessMoves.set(device, [...(this.ownerlessMoves.get(device) ?? []), made]);
  }

  private noteMove(owner: string, [puzzle, n]: [string, number]): void {
    const key = `${owner} ${puzzle}`;
    this.moved.set(key, (this.moved.get(key) ?? new Set()).add(n));
  }

  private async finish(device: Device, puzzle: number): Promise<void> {
    const [game, id] = PUZZLES[puzzle]!;
    const result = resultOf(game, this.results++);
    const owner = (await device.storage.readAccount())?.uid ?? null;
    const day = '2026-11-20';
    const { added } = await device.storage.finish({
      game,
      id,
      result,
      openedOn: day,
      finishedAt: this.results,
      // Some results lack a log of moves, like results of app versions that did not record the
      // moves' times.
      ...(hasLog(result) && { hash: 'f00d', log: logOf(result) }),
    });
    if (!added) return;
    const made: [string, string] = [puzzleKey(game, id), JSON.stringify(result)];
    if (owner !== null) this.note(owner, made);
    else this.ownerless.set(device, [...(this.ownerless.get(device) ?? []), made]);
  }

  private note(owner: string, [puzzle, result]: [string, string]): void {
    const key = `${owner} ${puzzle}`;
    this.made.set(key, (this.made.get(key) ?? new Set()).add(result));
  }

  private async signIn(device: Device, uid: string): Promise<void> {
    const account: Account = { uid, email: null, config: null };
    // The session changes before the account on the device, as in the app: a pending run of the
    // sync may meet the new session before the account changes.
    device.auth = uid;
    await device.storage.enterAccount(account);
    for (const made of this.ownerless.get(device) ?? []) this.note(uid, made);
    this.ownerless.delete(device);
    for (const made of this.ownerlessMoves.get(device) ?? []) this.noteMove(uid, made);
    this.ownerlessMoves.delete(device);
  }

  private start(device: Device, scope: SyncScope = 'all'): Promise<unknown> {
    const run = runOnce(this.portsOf(device), scope).catch((error) => {
      if (!(error instanceof Crash)) throw error;
    });
    this.underWay.add(run);
    const done = run.finally(() => this.underWay.delete(run));
    // The empty handler avoids an unhandled rejection; `finishRuns` throws the error.
    done.catch(() => {});
    return run;
  }

  private portsOf(device: Device): SyncPorts {
    const server = this.cloud.server(() => device.auth);
    return {
      storage: this.faultyCopy(device.storage, false),
      server: this.faultyCopy(server, true),
      now: () => this.nowOn(device),
      seed: () => 'seed',
      leaderboardsChanged: () => {},
    };
  }

  private faultyCopy<T extends object>(port: T, remote: boolean): T {
    const call =
      (method: (...args: unknown[]) => Promise<unknown>) =>
      async (...args: unknown[]) => {
        const fault = this.nextFault();
        if (remote) await this.wire.turn();
        if (fault === 'crash-before') throw new Crash();
        const isStatusCode = !['none', 'lost', 'twice', 'crash-after'].includes(fault);
        if (fault === 'permission-denied') this.refused = true;
        if (remote && isStatusCode) throw new ServerError(fault as StatusCode);
        if (remote && fault === 'twice') await method(...args).catch(() => {});
        const answer = await method(...args);
        // Delay the response too, as the player may sign out meanwhile.
        if (remote) await this.wire.turn();
        if (fault === 'crash-after') throw new Crash();
        if (remote && fault === 'lost') throw new ServerError('unavailable');
        return answer;
      };
    return new Proxy(port, {
      get: (target, name) => {
        const member = target[name as keyof T];
        return typeof member === 'function' ? call(member.bind(target)) : member;
      },
    });
  }

  private nextFault(): Fault {
    if (!this.faulty) return 'none';
    const next = this.faults.next();
    return next.done ? 'none' : next.value;
  }

  private async finishRuns(): Promise<void> {
    while (await this.wire.letThrough());
    await Promise.all(this.underWay);
  }

  /** Stops injecting faults; then every account signs in and syncs on every device. */
  async comeToRest(): Promise<void> {
    await this.finishRuns();
    this.faulty = false;
    // The current account syncs first, as it owns the results finished while signed out.
    for (const device of this.devices) {
      const account = await device.storage.readAccount();
      for (const uid of [account?.uid ?? 'anna', ...USERS]) await this.syncAs(device, uid);
    }
    if (this.cloud.poison.size > 0) {
      await this.expectOthersThrough();
      this.cloud.poison.clear();
      for (const device of this.devices) for (const uid of USERS) await this.syncAs(device, uid);
    }
    // Sync every device again, so that each receives the other devices' results and games.
    for (const _round of [1, 2]) {
      for (const device of this.devices) await this.syncAs(device, 'anna');
    }
  }

  /** Notes an error if an outbox still holds results other than the poisoned ones. */
  private async expectOthersThrough(): Promise<void> {
    for (const [i, { storage }] of this.devices.entries()) {
      for (const row of await storage.listOutbox()) {
        const isPoison = this.cloud.poison.has(placeOf([row.game, row.id]));
        if (!isPoison) this.wrong.push(`device ${i}: held up: ${puzzleKey(row.game, row.id)}`);
      }
    }
  }

  private async syncAs(device: Device, uid: string): Promise<void> {
    await this.signIn(device, uid);
    // Retry the results that the sync set aside because of a past fault, as the player can.
    const aside = (await device.storage.listOutbox()).filter((row) => row.setAside);
    if (aside.length > 0 && !this.refused) this.wrong.push('set aside, and nobody had refused it');
    for (const { owner, game, id } of aside) {
      await device.storage.changeOutbox(owner, [{ game, id, change: { setAside: null } }]);
    }
    const run = this.start(device);
    await this.finishRuns();
    await run;
  }

  /** The invariants that are violated after `comeToRest`; empty if none. */
  async faultsFound(): Promise<string[]> {
    const wrong = [...this.wrong];
    const profile = new Map<string, string>();
    for (const [uid, document] of this.cloud.users) {
      for (const map of PROFILE_MAPS) {
        const game = gameOf(map);
        for (const { key, read } of readEntries(game, Object.entries(document[map] ?? {}))) {
          if (!read.ok) wrong.push(`${map}/${key} of ${uid}: ${read.problem.message}`);
          else {
            const { id, result } = read.value;
            profile.set(`${uid} ${puzzleKey(game, id)}`, JSON.stringify(result));
          }
        }
      }
    }
    for (const [puzzle, results] of this.made) {
      const stored = profile.get(puzzle);
      if (stored === undefined) wrong.push(`lost: ${puzzle}`);
      else if (!results.has(stored)) wrong.push(`not the player's own: ${puzzle}`);
    }
    for (const puzzle of profile.keys()) {
      if (!this.made.has(puzzle)) wrong.push(`from nowhere: ${puzzle}`);
    }
    wrong.push(...this.faultsInLeaderboards(profile));
    wrong.push(...(await this.faultsInGames(profile)));
    for (const [i, device] of this.devices.entries()) {
      wrong.push(...(await this.faultsOn(device, profile)).map((what) => `device ${i}: ${what}`));
    }
    return wrong;
  }

  private faultsInLeaderboards(profile: ReadonlyMap<string, string>): string[] {
    const wrong: string[] = [];
    const ranked = new Set<string>();
    for (const [place, board] of this.cloud.entries) {
      const [map, key] = place.split('/') as [never, string];
      const [game, id] = PUZZLES.find(
        ([game, id]) => storedNames(game).profileMap === map && resultKey(game, id) === key,
      )!;
      for (const [uid, result] of board) {
        const name = `${uid} ${puzzleKey(game, id)}`;
        ranked.add(name);
        if (profile.get(name) !== JSON.stringify(result)) wrong.push(`ranked wrongly: ${name}`);
        const verdict = this.cloud.verdicts.get(`${place} ${uid}`);
        const isFormer = this.former.has(JSON.stringify(result));
        const expected = hasLog(result) && !isFormer ? 'checked' : 'unchecked';
        if (verdict !== expected) wrong.push(`${verdict}, not ${expected}: ${name}`);
      }
    }
    for (const [name, result] of profile) {
      const isOfFormerSite = this.former.has(result) && this.made.get(name)?.size === 1;
      if (!ranked.has(name) && !isOfFormerSite) wrong.push(`not ranked: ${name}`);
    }
    return wrong;
  }

  /** Unfinished games: no move is lost or doubled, all devices agree, and no fork is hidden. */
  private async faultsInGames(profile: ReadonlyMap<string, string>): Promise<string[]> {
    const wrong: string[] = [];
    for (const [name, moves] of this.moved) {
      const [uid, puzzle] = name.split(' ') as [string, string];
      const [game, id] = puzzle.split('/') as [GameId, string];
      const document = this.cloud.sittings.get(uid)?.get(sittingName(game, id));
      if (profile.has(name)) {
        if (document !== undefined) wrong.push(`left behind: ${name}`);
        continue;
      }
      const there = document === undefined ? null : parseSitting(document.data);
      const here = await Promise.all(
        this.devices.map(({ storage }) => (uid === 'anna' ? storage.readSitting(game, id) : null)),
      );
      const known = [there, ...here].filter((sitting) => sitting !== null);
      const games = known.flatMap(({ current, others }) => [current, ...others]);
      const found = games.map(({ session }) => movesIn(session));
      for (const n of moves) {
        // Games beyond the document’s limit wait on a device until their account returns.
        const isWaiting = uid === 'ben' && (there?.others.length ?? 0) + 1 >= MOST_GAMES;
        if (!isWaiting && !found.some((one) => one.includes(n)))
          wrong.push(`lost: move ${n} of ${name}`);
      }
      for (const one of found) {
        if (new Set(one).size !== one.length) wrong.push(`doubled: ${one} of ${name}`);
        const foreign = one.filter((n) => !moves.has(n));
        if (foreign.length > 0) wrong.push(`from nowhere: moves ${foreign} of ${name}`);
      }
      for (const sitting of known) {
        if (sitting.choice === 0 && !sitting.isForked && sitting.others.length > 0) {
          wrong.push(`a fork that was not shown: ${name}`);
        }
      }
      for (const [i, sitting] of here.entries()) {
        if (uid !== 'anna') continue;
        if (sitting === null) wrong.push(`device ${i} has not begun ${name}`);
        else if (there === null || !isSameSitting(portable(sitting)!, there)) {
          wrong.push(`device ${i} has other games of ${name}`);
        }
      }
    }
    return wrong;
  }

  private async faultsOn(device: Device, profile: ReadonlyMap<string, string>): Promise<string[]> {
    const wrong: string[] = [];
    const stuck = await device.storage.listOutbox();
    for (const row of stuck) wrong.push(`stuck: ${row.owner} ${puzzleKey(row.game, row.id)}`);
    const own = new Map([...profile].filter(([name]) => name.startsWith('anna ')));
    for (const [game, id] of PUZZLES) {
      const row = await device.storage.readResult(game, id);
      const here =
        row && resultsOf(game).isComplete(row.result) ? JSON.stringify(row.result) : undefined;
      const there = own.get(`anna ${puzzleKey(game, id)}`);
      if (here !== there) wrong.push(`disagrees: ${puzzleKey(game, id)}: ${here}, ${there}`);
    }
    const { writes } = this.cloud;
    this.start(device);
    await this.finishRuns();
    if (this.cloud.writes !== writes) wrong.push('writes although nothing is new');
    return wrong;
  }
}

/** Plays the history and returns the violated invariants. */
export async function play(history: History): Promise<string[]> {
  const world = new World(history);
  for (const step of history.steps) await world.take(step);
  await world.comeToRest();
  return world.faultsFound();
}

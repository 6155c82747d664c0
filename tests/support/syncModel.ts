/**
 * Random histories of several devices, each with several players, and of two accounts that play and
 * sync, with all kinds of faults. src/sync/model.test.ts runs two hundred histories, or as many as
 * CREMA_RUNS says.
 */
import fc from 'fast-check';
import { type GameId, resultsOf } from '../../src/games/definitions.ts';
import { CODES } from '../../src/games/geografind/codes.ts';
import type { Json } from '../../src/lib/json.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { readEntries } from '../../src/protocol/formerResults.ts';
import { resultKey, storedNames } from '../../src/protocol/resultKeys.ts';
import { ServerError, type StatusCode } from '../../src/protocol/status.ts';
import { parseSitting, portable, sittingName } from '../../src/sittings/document.ts';
import { isSameSitting } from '../../src/sittings/merge.ts';
import { bringOver, completeSignOut, isBlank, signIn } from '../../src/storage/changePlayer.ts';
import type { Account } from '../../src/storage/entities.ts';
import { LEFT, puzzleKey } from '../../src/storage/keys.ts';
import { memoryTables } from '../../src/storage/memoryTables.ts';
import { FIRST_PLAYER, type PlayerName, playerOf } from '../../src/storage/players.ts';
import type { Storage } from '../../src/storage/port.ts';
import { makeStorage } from '../../src/storage/storage.ts';
import type { TableStore } from '../../src/storage/tableStore.ts';
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
/** Local players of a device. */
const MOST_PLAYERS = 3;
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
  | {
      readonly do: 'finish' | 'move';
      readonly device: number;
      readonly puzzle: number;
      /** In a tab that was open over the last change of the player. */
      readonly isLate: boolean;
    }
  | { readonly do: 'sign-in'; readonly device: number; readonly user: number }
  | { readonly do: 'sign-out' | 'lose-session' | 'add-player' | 'remove'; readonly device: number }
  | { readonly do: 'switch'; readonly device: number; readonly player: number }
  | { readonly do: 'sync'; readonly device: number; readonly scope: SyncScope }
  /** The worker's sync, of all players. */
  | { readonly do: 'worker'; readonly device: number }
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
  const isLate = fc.oneof(fc.constant(false), fc.constant(false), fc.boolean());
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('finish' as const),
        device,
        puzzle: fc.nat({ max: FINISHABLE - 1 }),
        isLate,
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
        do: fc.constantFrom(
          'sign-out' as const,
          'sign-out' as const,
          'lose-session' as const,
          'add-player' as const,
          'remove' as const,
        ),
        device,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('switch' as const),
        device,
        player: fc.nat({ max: MOST_PLAYERS - 1 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('worker' as const), device }),
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
      arbitrary: fc.record({ do: fc.constant('move' as const), device, puzzle, isLate }),
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

interface Player {
  readonly name: PlayerName;
  readonly tables: TableStore;
  readonly storage: Storage;
  /** Results and moves that no account has taken over. */
  results: [puzzle: string, result: string][];
  moves: [puzzle: string, move: number][];
}

interface Device {
  /** By name; the first is the device's first player. */
  readonly players: Map<PlayerName, Player>;
  player: Player;
  /** The player of a tab that was open over the last change. */
  before: Player;
  /** Accounts with a session on the device. */
  readonly sessions: Set<string>;
  /** Changes that are still to be made: see src/storage/players.ts. */
  joining: readonly [from: Player, into: Player] | null;
  /** Error of the device's clock, in ms. */
  readonly clock: number;
}

function playerNamed(device: Pick<Device, 'players'>, name: PlayerName): Player {
  const known = device.players.get(name);
  if (known) return known;
  const tables = memoryTables();
  const made = { name, tables, storage: makeStorage(tables), results: [], moves: [] };
  device.players.set(name, made);
  return made;
}

function newDevice(clock: number): Device {
  const players = new Map<PlayerName, Player>();
  const player = playerNamed({ players }, FIRST_PLAYER);
  const sessions = new Set<string>();
  return {
    ...{ players, player, before: player, sessions, joining: null, clock },
  };
}

const THREE_YEARS = 3 * 365 * 24 * 60 * 60 * 1000;

/** The account whose database it is, also while the account has signed out. */
const ownerOf = ({ name }: Player): string | null =>
  USERS.find((uid) => playerOf(uid) === name) ?? null;

const hasLeft = async ({ storage }: Player) => (await storage.getMeta(LEFT)) !== undefined;

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
  /** Results of the former site, which has ranked these results itself. */
  private readonly former = new Set<string>();
  private results = 0;
  /** All moves in unfinished puzzles, by account and puzzle. */
  private readonly moved = new Map<string, Set<number>>();
  private moves = 0;
  /** Whether a call has been made to fail with `permission-denied`. */
  private refused = false;
  private readonly wrong: string[] = [];
  private faulty = true;

  constructor({ devices, faults, order, poison, former }: History) {
    this.faults = faults[Symbol.iterator]();
    this.wire = new Wire(order);
    for (let i = 0; i < devices; i++) {
      this.devices.push(newDevice(i % 3 === 1 ? THREE_YEARS : 0));
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
    if (step.do === 'finish' || step.do === 'move') {
      const player = step.isLate ? device.before : device.player;
      if (step.do === 'finish') return this.finish(player, step.puzzle);
      return this.move(device, player, step.puzzle);
    }
    await this.makeChanges(device);
    const { player } = device;
    const uid = (await player.storage.readAccount())?.uid;
    if (step.do === 'sign-in') await this.signIn(device, USERS[step.user]!);
    if (step.do === 'sign-out' && uid !== undefined) {
      device.sessions.delete(uid);
      await player.storage.putMeta(LEFT, 'signed-out');
      this.switchTo(device, playerNamed(device, FIRST_PLAYER));
      await this.makeChanges(device);
    }
    if (step.do === 'lose-session' && uid !== undefined) device.sessions.delete(uid);
    if (step.do === 'add-player') {
      const name = `${FIRST_PLAYER}~${1 + (device.players.size % MOST_PLAYERS)}`;
      const added = playerNamed(device, name);
      if (!(await hasLeft(added))) this.switchTo(device, added);
    }
    if (step.do === 'remove' && uid === undefined && device.joining === null) {
      await player.storage.putMeta(LEFT, 'removed');
      player.results = [];
      player.moves = [];
      const [next] = await this.playersOf(device);
      this.switchTo(device, next ?? playerNamed(device, FIRST_PLAYER));
      await this.makeChanges(device);
    }
    if (step.do === 'switch') {
      const players = await this.playersOf(device);
      this.switchTo(device, players[step.player % players.length] ?? player);
    }
    if (step.do === 'sync') this.start(device, player, step.scope);
    if (step.do === 'worker') {
      for (const each of device.players.values()) {
        if (!(await hasLeft(each))) this.start(device, each);
      }
    }
    if (step.do === 'choose') {
      const [game, id] = PUZZLES[step.puzzle]!;
      const sitting = await player.storage.readSitting(game, id);
      const chosen = sitting && [sitting.current, ...sitting.others][step.game];
      if (chosen) {
        await player.storage.chooseGame(game, id, chosen.session, this.nowOn(device));
      }
    }
  }

  private switchTo(device: Device, player: Player): void {
    if (player === device.player) return;
    device.before = device.player;
    device.player = player;
  }

  /** The players among whom one can choose: not the accounts that have signed out. */
  private async playersOf(device: Device): Promise<Player[]> {
    const found: Player[] = [];
    for (const player of device.players.values()) {
      const isSignedOut = ownerOf(player) !== null && (await player.storage.readAccount()) === null;
      if (!isSignedOut && !(await hasLeft(player))) found.push(player);
    }
    return found;
  }

  /** Completes changes of players, as the start of a page does, unless it is killed meanwhile. */
  private async makeChanges(device: Device): Promise<void> {
    try {
      if (device.joining !== null) {
        const [from, into] = device.joining;
        const [source, target] = [from, into].map(({ tables }) => this.faultyCopy(tables, false));
        await bringOver(source!, target!, this.nowOn(device));
        const { uid } = (await into.storage.readAccount())!;
        for (const made of from.results) {
          const [game, id] = made[0].split('/') as [GameId, string];
          const standing = JSON.stringify(
            (await into.storage.readResult(game, id))?.result ?? null,
          );
          if (standing === 'null') this.wrong.push(`not brought over: ${made[0]}`);
          // Where the account has a result already, that one stands, and the other goes.
          if (standing === made[1]) this.note(uid, made);
        }
        for (const made of from.moves) this.noteMove(uid, made);
        from.results = [];
        from.moves = [];
        device.joining = null;
      }
      for (const player of device.players.values()) {
        await completeSignOut(this.faultyCopy(player.tables, false), false);
      }
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  private nowOn(device: Device): number {
    return Date.UTC(2026, 10, 21) + this.results + device.clock;
  }

  private async move(device: Device, player: Player, puzzle: number): Promise<void> {
    const [game, id] = PUZZLES[puzzle]!;
    const { storage } = player;
    const result = await storage.readResult(game, id);
    if (result !== null && resultsOf(game).isComplete(result.result)) return;
    const before = await storage.readProgress(game, id);
    const { log } = (before?.session ?? { log: [] }) as { log: Json[] };
    const n = this.moves++;
    await storage.writeProgress({
      game,
      id,
      openedOn: before?.openedOn ?? '2026-11-20',
      session: { version: 2, hash: 'f00d', log: [...log, [1000, 0, { n }]], since: 0, paid: [[]] },
      progress: 0.5,
      updatedAt: this.nowOn(device),
      counter: (before?.counter ?? 0) + 1,
    });
    const made: [string, number] = [puzzleKey(game, id), n];
    const owner = ownerOf(player);
    if (owner !== null) this.noteMove(owner, made);
    else if (!(await hasLeft(player))) player.moves.push(made);
  }

  private noteMove(owner: string, [puzzle, n]: [string, number]): void {
    const key = `${owner} ${puzzle}`;
    this.moved.set(key, (this.moved.get(key) ?? new Set()).add(n));
  }

  private async finish(player: Player, puzzle: number): Promise<void> {
    const [game, id] = PUZZLES[puzzle]!;
    const result = resultOf(game, this.results++);
    const { added } = await player.storage.finish({
      game,
      id,
      result,
      openedOn: '2026-11-20',
      finishedAt: this.results,
      // Some results lack a log of moves, like results of app versions that did not record the
      // moves' times.
      ...(hasLog(result) && { hash: 'f00d', log: logOf(result) }),
    });
    if (!added) return;
    const made: [string, string] = [puzzleKey(game, id), JSON.stringify(result)];
    const owner = ownerOf(player);
    if (owner !== null) this.note(owner, made);
    else if (!(await hasLeft(player))) player.results.push(made);
  }

  private note(owner: string, [puzzle, result]: [string, string]): void {
    const key = `${owner} ${puzzle}`;
    this.made.set(key, (this.made.get(key) ?? new Set()).add(result));
  }

  private async signIn(device: Device, uid: string): Promise<void> {
    const account: Account = { uid, email: null, config: null };
    const { player } = device;
    const isLocal = (await player.storage.readAccount()) === null;
    const own = playerNamed(device, playerOf(uid));
    device.sessions.add(uid);
    await signIn(own.tables, account);
    if (isLocal && own !== player) device.joining = [player, own];
    this.switchTo(device, own);
    await this.makeChanges(device);
  }

  private start(device: Device, player: Player, scope: SyncScope = 'all'): Promise<unknown> {
    const run = runOnce(this.portsOf(device, player), scope).catch((error) => {
      if (!(error instanceof Crash)) throw error;
    });
    this.underWay.add(run);
    const done = run.finally(() => this.underWay.delete(run));
    // The empty handler avoids an unhandled rejection; `finishRuns` throws the error.
    done.catch(() => {});
    return run;
  }

  private portsOf(device: Device, player: Player): SyncPorts {
    const uid = ownerOf(player);
    const server = this.cloud.server(uid ?? '', () => uid !== null && device.sessions.has(uid));
    return {
      storage: this.faultyCopy(player.storage, false),
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

  /**
   * Stops injecting faults; then every player without an account signs in as anna, and every account
   * signs in and syncs on every device.
   */
  async comeToRest(): Promise<void> {
    await this.finishRuns();
    this.faulty = false;
    for (const device of this.devices) {
      await this.makeChanges(device);
      for (const player of [...device.players.values()]) {
        if (ownerOf(player) !== null) continue;
        this.switchTo(device, player);
        await this.signIn(device, 'anna');
      }
      for (const uid of USERS) await this.syncAs(device, uid);
    }
    if (this.cloud.poison.size > 0) {
      await this.expectOthersThrough();
      this.cloud.poison.clear();
      for (const device of this.devices) for (const uid of USERS) await this.syncAs(device, uid);
    }
    // Sync every device again, so that each receives the other devices' results and games.
    for (const _round of [1, 2]) {
      for (const device of this.devices) for (const uid of USERS) await this.syncAs(device, uid);
    }
  }

  /** Notes an error if an outbox still holds results other than the poisoned ones. */
  private async expectOthersThrough(): Promise<void> {
    for (const [i, { players }] of this.devices.entries()) {
      for (const { storage } of players.values()) {
        for (const row of await storage.listOutbox()) {
          const isPoison = this.cloud.poison.has(placeOf([row.game, row.id]));
          if (!isPoison) this.wrong.push(`device ${i}: held up: ${puzzleKey(row.game, row.id)}`);
        }
      }
    }
  }

  private async syncAs(device: Device, uid: string): Promise<void> {
    await this.signIn(device, uid);
    const { player } = device;
    // Retry the results that the sync set aside because of a past fault, as the player can.
    const aside = (await player.storage.listOutbox()).filter((row) => row.setAside);
    if (aside.length > 0 && !this.refused) this.wrong.push('set aside, and nobody had refused it');
    for (const { game, id } of aside) {
      await player.storage.changeOutbox([{ game, id, change: { setAside: null } }]);
    }
    const run = this.start(device, player);
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
      if (!ranked.has(name) && !this.former.has(result)) wrong.push(`not ranked: ${name}`);
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
        this.devices.map((device) =>
          playerNamed(device, playerOf(uid)).storage.readSitting(game, id),
        ),
      );
      const known = [there, ...here].filter((sitting) => sitting !== null);
      const games = known.flatMap(({ current, others }) => [current, ...others]);
      const found = games.map(({ session }) => movesIn(session));
      for (const n of moves) {
        if (!found.some((one) => one.includes(n))) wrong.push(`lost: move ${n} of ${name}`);
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
    for (const player of device.players.values()) {
      const { name, storage } = player;
      const uid = ownerOf(player);
      for (const row of await storage.listOutbox()) {
        wrong.push(`stuck: ${name} ${puzzleKey(row.game, row.id)}`);
      }
      if (uid === null && !(await isBlank(player.tables))) wrong.push(`not brought over: ${name}`);
      for (const [game, id] of PUZZLES) {
        const row = await storage.readResult(game, id);
        const here =
          row && resultsOf(game).isComplete(row.result) ? JSON.stringify(row.result) : undefined;
        const there = uid === null ? undefined : profile.get(`${uid} ${puzzleKey(game, id)}`);
        if (here !== there) wrong.push(`${name} disagrees: ${game}/${id}: ${here}, ${there}`);
      }
      const { writes } = this.cloud;
      this.start(device, player);
      await this.finishRuns();
      if (this.cloud.writes !== writes) wrong.push('writes although nothing is new');
    }
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

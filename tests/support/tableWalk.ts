/**
 * Random walks of friends at tables, through the functions' own code on a database in memory. An
 * oracle, written apart, keeps for each table and player the set of counted puzzles: the table's
 * numbers have to be the sizes of these sets.
 */
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { decideEntry } from '../../functions/src/desk/decideEntry.ts';
import { decideHeld } from '../../functions/src/desk/decideHeld.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import { hashOf } from '../../src/play/hash.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { resultKey, storedNames } from '../../src/protocol/resultKeys.ts';
import type { Departure, Table } from '../../src/protocol/table.ts';
import { CountingFirestore } from '../../tools/bench/countingFirestore.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';

const INFO = { leaderboardName: 'Calm Roast', avatarIcon: 'cat', avatarColor: 'violet' } as const;
const START: CivilDate = '2026-01-18';
const NOON_MS = Date.UTC(2026, 0, 18, 9);
const DAY_MS = 86_400_000;
const DAYS = 45;
/** Days for which a table lists results, and for which they come along to it. */
const LISTED = 14;
const BROUGHT = 3;
const PLAYERS = 4;
const GAMES = ['geografind', 'royal-family'] as const;
type Game = (typeof GAMES)[number];

/** Plays of a puzzle, by player; `shared` moves are a copy for all but the first to send them. */
const plays = new Map<string, { readonly result: Json; readonly play: Json }>();

function playOf(game: Game, id: string, hand: string) {
  const key = `${game}/${id}/${hand}`;
  const toolkit = toolkitOf(game);
  const puzzle = puzzleOf(toolkit, id);
  const known = plays.get(key);
  if (known) return known;
  const { result, log } = playByEngine(toolkit, puzzle, makeRng(key));
  const made = { result, play: { hash: hashOf(toolkit.game, puzzle), log } as unknown as Json };
  plays.set(key, made);
  return made;
}

const AUTH = {
  getUser: async () => ({ emailVerified: true, customClaims: { staff: true }, email: 'e@e.com' }),
  deleteUser: async () => {},
} as unknown as Auth;
const EDITOR = { uid: 'editor', auth_time: 1, staff: true, email_verified: true };

type Place = 'unchecked' | 'checked' | 'held' | 'refused' | 'off';

interface TableModel {
  code: string;
  /** In the order of joining: the first is the host. */
  seated: string[];
  /** Keys of the puzzles that count, by player; of those who have left, too. */
  readonly counted: Map<string, Set<string>>;
}

interface Puzzle {
  readonly game: Game;
  readonly date: CivilDate;
  readonly id: string;
}

class Walk {
  private readonly rng: Rng;
  private readonly store = new CountingFirestore(NOON_MS);
  private readonly database: Firestore = this.store.admin();
  private readonly uids = Array.from({ length: PLAYERS }, (_, i) => `player${i}`);
  private readonly places = new Map<string, Place>();
  private readonly hands = new Map<string, string>();
  private readonly tables = new Map<string, TableModel>();
  private day = 0;
  private made = PLAYERS;
  readonly steps: string[] = [];

  constructor(seed: string) {
    this.rng = makeRng(seed);
    this.store.put('staff/editor', { email: 'e@e.com' });
    for (const uid of this.uids) this.store.put(`users/${uid}`, { ...INFO });
  }

  private get at() {
    return NOON_MS + this.day * DAY_MS + this.steps.length;
  }
  private get today(): CivilDate {
    // At nine in London it is already evening at the date line, on the same date.
    return addDays(START, this.day);
  }
  private isListed(key: string): boolean {
    return key.slice(0, 10) > addDays(this.today, -LISTED);
  }
  private pick<T>(all: readonly T[]): T {
    return all[this.rng.below(all.length)]!;
  }
  private seatsOf(uid: string): TableModel[] {
    return [...this.tables.values()].filter(({ seated }) => seated.includes(uid));
  }
  private placeOf(uid: string, { game, date }: Puzzle): Place | undefined {
    return this.places.get(`${uid} ${date}/${game}`);
  }

  /** Runs requests at the same time, to their end. */
  private async run<T>(...requests: (() => Promise<T>)[]): Promise<T[]> {
    const all = Promise.allSettled(requests.map((request) => request()));
    let isOver = false;
    void all.then(() => {
      isOver = true;
    });
    // Rules are loaded between two requests, while nothing waits for the clock.
    while (!isOver) {
      await this.store.clock.run();
      await new Promise(setImmediate);
    }
    const ended = await all;
    return ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  }

  async create(): Promise<void> {
    const uid = this.pick(this.uids);
    if (this.tables.size >= 2) return;
    const [{ table }] = (await this.run(() =>
      changeTable(this.database, uid, { kind: 'create', name: 'Cosy Latte' }, this.at),
    )) as [{ table: string }];
    const { code } = this.store.get(`tables/${table}`) as unknown as Table;
    const made: TableModel = { code, seated: [uid], counted: new Map() };
    this.tables.set(table, made);
    this.sit(made, uid);
  }

  /** A player sits down: what the oracle knows to come along counts, once. */
  private sit(table: TableModel, uid: string): void {
    const counted = table.counted.get(uid) ?? new Set();
    table.counted.set(uid, counted);
    const isEntry = (key: string) =>
      ['checked', 'unchecked'].includes(this.places.get(`${uid} ${key}`) ?? '');
    for (const key of counted) if (this.isListed(key) && !isEntry(key)) counted.delete(key);
    for (let ago = 0; ago < BROUGHT; ago++) {
      for (const game of GAMES) {
        const key = `${addDays(this.today, -ago)}/${game}`;
        if (isEntry(key)) counted.add(key);
      }
    }
  }

  async join(): Promise<void> {
    if (this.tables.size === 0) return;
    const [id, table] = this.pick([...this.tables]);
    const uid = this.pick(this.uids);
    const hidesTimes = this.rng.below(4) === 0;
    const data = { kind: 'join', code: table.code, hidesTimes };
    await this.run(() => changeTable(this.database, uid, data, this.at));
    if (!table.seated.includes(uid)) {
      table.seated.push(uid);
      this.sit(table, uid);
    }
    // A call that is repeated changes nothing.
    if (this.rng.below(3) === 0) {
      await this.run(() => changeTable(this.database, uid, data, this.at));
    }
    this.steps.push(`  ${uid} at ${id}`);
  }

  private end(id: string, table: TableModel, uid: string): void {
    table.seated = table.seated.filter((one) => one !== uid);
    if (table.seated.length === 0) this.tables.delete(id);
  }

  async leave(): Promise<void> {
    if (this.tables.size === 0) return;
    const [id, table] = this.pick([...this.tables]);
    const uid = this.pick(this.uids);
    await this.run(() => changeTable(this.database, uid, { kind: 'leave', table: id }, this.at));
    this.steps.push(`  ${uid} from ${id}`);
    this.end(id, table, uid);
  }

  async remove(): Promise<void> {
    if (this.tables.size === 0) return;
    const [id, table] = this.pick([...this.tables]);
    const [host, ...others] = table.seated as [string, ...string[]];
    if (others.length === 0) return;
    const member = this.pick(others);
    const renews = this.rng.below(2) === 0;
    await this.run(() =>
      changeTable(this.database, host, { kind: 'remove', table: id, member, renews }, this.at),
    );
    this.steps.push(`  ${member} from ${id}`);
    table.code = String(this.store.get(`tables/${id}`)?.code);
    this.end(id, table, member);
  }

  async renew(): Promise<void> {
    if (this.tables.size === 0) return;
    const [id, table] = this.pick([...this.tables]);
    const kind = this.pick(['renew', 'hide']);
    const data = { kind, table: id, hidesTimes: true };
    await this.run(() => changeTable(this.database, table.seated[0]!, data, this.at));
    table.code = String(this.store.get(`tables/${id}`)?.code);
  }

  /** A puzzle of the last days; Royal Family's, whose plays take long to make, of every fifth. */
  private puzzle(): Puzzle {
    const game = this.pick(GAMES);
    const day = this.day - this.rng.below(18);
    const date = addDays(START, game === 'geografind' ? day : Math.floor(day / 5) * 5);
    return { game, date, id: idFor(definitionOf(game).schedule, date) };
  }

  async finish(): Promise<void> {
    const one = this.pick(this.uids);
    const other = this.pick(this.uids.filter((uid) => uid !== one));
    const uids = this.rng.below(3) === 0 ? [one, other] : [one];
    const puzzle = this.puzzle();
    const isBare = this.rng.below(2) === 0;
    const sent = uids.map((uid) => () => this.send(uid, puzzle, isBare));
    const verdicts = await this.run(...sent);
    uids.forEach((uid, i) => {
      const key = `${puzzle.date}/${puzzle.game}`;
      const before = this.placeOf(uid, puzzle);
      const now = verdicts[i] as Place;
      this.steps.push(`  ${uid} ${key} ${before} ${now}`);
      this.places.set(`${uid} ${key}`, before === 'off' || before === 'refused' ? before : now);
      if (before === now || before === 'off' || before === 'refused') return;
      for (const { counted } of this.seatsOf(uid)) {
        if (!this.isListed(key)) continue;
        if (now === 'held') counted.get(uid)!.delete(key);
        else counted.get(uid)!.add(key);
      }
    });
  }

  /** Sends a result, bare or with its moves; the profile has it before. */
  private async send(uid: string, { game, id }: Puzzle, isBare: boolean): Promise<string> {
    const name = `${uid} ${game}/${id}`;
    const hand = this.hands.get(name) ?? (this.rng.below(3) === 0 ? 'shared' : uid.slice(-1));
    this.hands.set(name, hand);
    const { result, play } = playOf(game, id, hand);
    const map = storedNames(game).profileMap;
    const profile = this.store.get(`users/${uid}`)!;
    const results = { ...(profile[map] as object), [resultKey(game, id)]: result };
    this.store.put(`users/${uid}`, { ...profile, [map]: results });
    const data = {
      ...Object.fromEntries(PROFILE_MAPS.map((one) => [one, '{}'])),
      [map]: JSON.stringify({ [resultKey(game, id)]: result }),
      ...(isBare ? {} : { plays: JSON.stringify({ [`${game}/${id}`]: play }) }),
    };
    const reply = await insertLeaderboardGames(this.database, uid, data, this.at);
    return reply.accepted[0]?.verdict ?? 'refused';
  }

  async desk(): Promise<void> {
    const all = [...this.places].filter(([, place]) => place !== 'unchecked');
    if (all.length === 0) return;
    const [name, place] = this.pick(all);
    const [player, key] = name.split(' ') as [string, string];
    const [date, game] = key.split('/') as [CivilDate, Game];
    const board = idFor(definitionOf(game).schedule, date);
    const about = { game, board, note: 'Looked at.', player, players: [player] };
    const decide = (how: typeof decideEntry | typeof decideHeld, decision: string) =>
      this.run(() => how(this.database, AUTH, EDITOR, { ...about, decision }, this.at));
    const isTaken = place === 'off';
    const isAccepted = this.rng.below(2) === 0;
    if (place === 'checked') await decide(decideEntry, 'take-off');
    else if (isTaken) await decide(decideEntry, 'put-back');
    else await decide(decideHeld, isAccepted ? 'accept' : 'refuse');
    const now: Place =
      place === 'checked'
        ? 'off'
        : isTaken || (place === 'held' && isAccepted)
          ? 'checked'
          : 'refused';
    this.places.set(name, now);
    this.steps.push(`  ${name} ${place} ${now}`);
    for (const { counted } of this.seatsOf(player)) {
      if (!this.isListed(key)) continue;
      if (now === 'off') counted.get(player)!.delete(key);
      if (now === 'checked') counted.get(player)!.add(key);
    }
  }

  async erase(): Promise<void> {
    const uid = this.pick(this.uids);
    if (this.rng.below(3) > 0) return;
    await this.run(() => deleteAccount(this.database, AUTH, uid, this.at));
    for (const [id, table] of this.tables) {
      table.counted.delete(uid);
      this.end(id, table, uid);
    }
    for (const name of [...this.places.keys()]) {
      if (name.startsWith(`${uid} `)) this.places.delete(name);
    }
    if (this.store.get(`memberships/${uid}`) !== null) throw new Error(`${uid} has a list still.`);
    const next = `player${this.made++}`;
    this.uids.splice(this.uids.indexOf(uid), 1, next);
    this.store.put(`users/${next}`, { ...INFO });
  }

  async wait(): Promise<void> {
    this.day = Math.min(DAYS, this.day + this.pick([1, 1, 2, 6]));
  }

  /** Takes a random step; returns what the database has and the oracle does not, or null. */
  async step(): Promise<string | null> {
    const kinds = ['finish', 'finish', 'finish', 'finish', 'finish', 'join', 'join', 'leave'];
    const rare = ['create', 'remove', 'renew', 'desk', 'desk', 'desk', 'erase', 'wait', 'wait'];
    const kind = this.pick([...kinds, ...rare]) as 'finish';
    this.steps.push(kind);
    await this[kind]();
    return this.difference();
  }

  private difference(): string | null {
    for (const [id, table] of this.tables) {
      const found = this.store.get(`tables/${id}`) as unknown as Table;
      const expected: Record<string, number> = {};
      const numbers: Record<string, number> = {};
      for (const [month, all] of Object.entries(found.months)) {
        for (const [uid, n] of Object.entries(all)) if (n !== 0) numbers[`${month} ${uid}`] = n;
      }
      for (const uid of table.seated) {
        for (const [month, n] of monthsOf(table.counted.get(uid)!)) expected[`${month} ${uid}`] = n;
      }
      if (!isSame(numbers, expected)) return words(`numbers of ${id}`, numbers, expected);
      const seen = [...JSON.stringify(found).matchAll(/player\d+/g)].map(([uid]) => uid);
      const strangers = seen.filter((uid) => !table.seated.includes(uid));
      if (strangers.length > 0) return `${id} tells of ${strangers.join(', ')}`;
      for (const uid of this.uids.filter((one) => !table.seated.includes(one))) {
        const kept = new Map(monthsOf(table.counted.get(uid) ?? new Set()));
        const left = this.departure(uid, id);
        const waiting = Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0));
        if (!isSame(waiting, Object.fromEntries(kept))) {
          return words(`numbers of ${uid}, who left ${id}`, waiting, Object.fromEntries(kept));
        }
      }
    }
    return null;
  }

  private departure(uid: string, table: string): Departure['months'] {
    const all = this.store.get(`memberships/${uid}`)?.departures as Departure[] | undefined;
    return all?.find((one) => one.table === table)?.months ?? {};
  }
}

function monthsOf(keys: ReadonlySet<string>): Map<string, number> {
  const months = new Map<string, number>();
  for (const key of keys) months.set(key.slice(0, 7), (months.get(key.slice(0, 7)) ?? 0) + 1);
  return months;
}

const sorted = (all: object) => JSON.stringify(Object.entries(all).toSorted());
const isSame = (a: object, b: object) => sorted(a) === sorted(b);
const words = (about: string, found: object, expected: object) =>
  `${about}: ${sorted(found)} instead of ${sorted(expected)}`;

/** Walks; returns the steps and what is wrong after the last of them, or null. */
export async function walk(seed: string, length: number): Promise<string | null> {
  const walking = new Walk(seed);
  await walking.create();
  for (let i = 0; i < length; i++) {
    const wrong = await walking.step();
    if (wrong !== null) return [seed, ...walking.steps, wrong].join('\n');
  }
  return null;
}

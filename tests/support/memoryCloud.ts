/**
 * An in-memory backend with the essential rules: players write only their own profile, complete
 * results never change, a player's first leaderboard entry for a puzzle stays.
 */
import { GAME_IDS, type GameId, type ProfileMap, resultsOf } from '../../src/games/definitions.ts';
import { isSame, type Json } from '../../src/lib/json.ts';
import {
  type EntryVerdict,
  type InsertGamesReply,
  MAX_RESULTS_PER_CALL,
  PROFILE_MAPS,
} from '../../src/protocol/callables.ts';
import { readEntries, readEntry } from '../../src/protocol/formerResults.ts';
import type { LeaderboardInfo } from '../../src/protocol/leaderboardInfo.ts';
import { idFromResultKey, isReleased, storedNames } from '../../src/protocol/resultKeys.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { type ListedSitting, MOST_LISTED } from '../../src/sittings/document.ts';
import { puzzleKey } from '../../src/storage/keys.ts';
import type { MonthOfPlays } from '../../src/storage/monthOfPlays.ts';
import type { Plays, ResultMaps, Server } from '../../src/sync/ports.ts';

type Document = Record<string, unknown>;
type StoredMap = Record<string, Json>;

/**
 * Decides whether the cloud function or the database rules refuse a single result; null if they
 * accept it.
 */
export type Verdict = (map: ProfileMap, key: string, result: Json) => 'invalid-argument' | null;

/** The log of moves for a result: in these tests a single move, which contains the result. */
export const logOf = (result: Json): Json => [[0, 0, { type: 'finish', result }]];

export class MemoryCloud {
  readonly users = new Map<string, Document>();
  /** Uids of deleted accounts. */
  readonly deleted = new Set<string>();
  /** Whether profiles need an invitation, and the uids that have one. */
  isClosed = false;
  readonly invited = new Set<string>();
  /** Leaderboard entries: by puzzle (`{map}/{key}`), then by uid, the ranked result. */
  readonly entries = new Map<string, Map<string, Json>>();
  /** Verdicts on leaderboard entries, by `{map}/{key} {uid}`. */
  readonly verdicts = new Map<string, EntryVerdict>();
  /** Documents of unfinished games, by uid and name. */
  readonly sittings = new Map<string, Map<string, ListedSitting>>();
  /** Documents of settings, by uid. */
  readonly settings = new Map<string, Document>();
  /** Documents of plays, by uid and name. */
  readonly plays = new Map<string, Map<string, MonthOfPlays>>();
  /** False simulates rules of an older server that knows no sittings. */
  knowsSittings = true;
  /** The server's clock: each write takes some seconds. */
  private time = Date.UTC(2026, 10, 21);
  /** Number of calls so far that could change data. */
  writes = 0;
  reads = 0;
  /**
   * Refusals of single results: `rules` in place of the database rules, `functions` in place of the
   * cloud functions.
   */
  rules: Verdict = () => null;
  functions: Verdict = (map, key) =>
    isReleased(gameOf(map), idFromResultKey(gameOf(map), key) ?? '1', Date.now())
      ? null
      : 'invalid-argument';

  /** Results, as `{map}/{key}`, that make any call containing them fail. */
  readonly poison = new Set<string>();

  /**
   * The account's server for a device.
   * @param isSignedIn whether the account is signed in on that device.
   */
  server(uid: string, isSignedIn = () => true): Server {
    const authorise = () => {
      if (!isSignedIn()) throw new ServerError('unauthenticated');
    };
    return {
      isDeleted: async () => this.deleted.has(uid),
      isSignedIn: async () => isSignedIn(),
      readProfile: async () => {
        this.reads++;
        authorise();
        const document = this.users.get(uid);
        return document ? structuredClone(document) : null;
      },
      createProfile: async (info) => {
        this.writes++;
        authorise();
        if (this.deleted.has(uid)) throw new ServerError('permission-denied');
        if (this.users.has(uid)) return true;
        if (this.isClosed && !this.invited.has(uid)) return false;
        this.users.set(uid, newDocument(uid, info));
        return true;
      },
      storeResults: async (maps, openedLate, ended = []) => {
        this.writes++;
        authorise();
        this.failOn(maps);
        this.store(uid, maps, openedLate);
        for (const name of ended) this.sittingsOf(uid).delete(name);
      },
      listSittings: async (after) => {
        this.reads++;
        authorise();
        const documents = [...this.sittingsOf(uid).values()]
          .filter(({ at }) => after === null || at > after)
          .sort((a, b) => (a.at < b.at ? -1 : 1))
          .slice(0, MOST_LISTED);
        return { documents: structuredClone(documents), readAt: this.now() };
      },
      readSitting: async (name) => {
        this.reads++;
        authorise();
        return structuredClone(this.sittingsOf(uid).get(name) ?? null);
      },
      writeSitting: async (name, fields, _expires, updateTime) => {
        this.writes++;
        authorise();
        const before = this.sittingsOf(uid).get(name)?.updateTime ?? null;
        if (before !== updateTime) return null;
        this.time += 3_000;
        const at = this.now();
        const data = structuredClone({ ...fields });
        this.sittingsOf(uid).set(name, { name, updateTime: at, at, data });
        return at;
      },
      deleteSittings: async (names) => {
        this.writes++;
        authorise();
        for (const name of names) this.sittingsOf(uid).delete(name);
      },
      readSettings: async () => {
        this.reads++;
        authorise();
        return structuredClone(this.settings.get(uid) ?? null);
      },
      writeSettings: async ({ settings, tried }) => {
        this.writes++;
        authorise();
        const before = this.settings.get(uid) ?? {};
        const marks = Object.fromEntries(tried.map((game) => [game, true]));
        const after = { ...before, ...settings, tried: { ...(before.tried as object), ...marks } };
        this.settings.set(uid, after);
      },
      readPlays: async (name) => {
        this.reads++;
        authorise();
        const month = this.plays.get(uid)?.get(name);
        return month ? structuredClone({ ...month }) : null;
      },
      writePlays: async (name, { plays, ways }) => {
        this.writes++;
        authorise();
        const own = this.plays.get(uid) ?? new Map<string, MonthOfPlays>();
        this.plays.set(uid, own);
        const before = own.get(name) ?? { plays: {}, ways: [] };
        own.set(name, {
          plays: { ...before.plays, ...plays },
          ways: [...new Set([...before.ways, ...ways])],
        });
        if (ways.length === 0) return;
        this.time += 3_000;
        const settings = this.settings.get(uid) ?? {};
        const at = { timestamp: this.now() };
        this.settings.set(uid, { ...settings, ways: { ...(settings.ways as object), [name]: at } });
      },
      insertLeaderboardGames: async (maps, plays) => {
        this.writes++;
        authorise();
        this.failOn(maps);
        return this.insert(uid, maps, plays);
      },
    };
  }

  /** Lets time pass on the server. */
  pass(days: number): void {
    this.time += days * 24 * 60 * 60 * 1000;
  }

  private now(): string {
    return new Date(this.time).toISOString();
  }

  private sittingsOf(uid: string): Map<string, ListedSitting> {
    if (!this.knowsSittings) throw new ServerError('permission-denied');
    const own = this.sittings.get(uid) ?? new Map<string, ListedSitting>();
    this.sittings.set(uid, own);
    return own;
  }

  private failOn(maps: ResultMaps): void {
    const fails = entriesOf(maps).some(([map, key]) => this.poison.has(`${map}/${key}`));
    if (fails) throw new ServerError('internal');
  }

  private store(uid: string, maps: ResultMaps, openedLate: Readonly<Record<string, string>>) {
    const document = this.users.get(uid);
    if (!document || countOf(maps) > MAX_RESULTS_PER_CALL) {
      throw new ServerError('permission-denied');
    }
    for (const [map, key, result] of entriesOf(maps)) {
      const before = (document[map] as StoredMap)[key];
      const game = gameOf(map);
      const changes = before !== undefined && JSON.stringify(before) !== JSON.stringify(result);
      if (this.rules(map, key, result) !== null || (changes && isComplete(game, key, before))) {
        throw new ServerError('permission-denied');
      }
    }
    for (const [map, key, result] of entriesOf(maps)) {
      document[map] = { ...(document[map] as StoredMap), [key]: result };
    }
    document.openedLate = { ...(document.openedLate as object), ...openedLate };
  }

  private completeIn(uid: string, map: ProfileMap, id: string): Json | undefined {
    const game = gameOf(map);
    const entries = Object.entries((this.users.get(uid)?.[map] as StoredMap | undefined) ?? {});
    return readEntries(game, entries)
      .flatMap(({ read }) => (read.ok && read.value.id === id ? [read.value.result] : []))
      .find((result) => resultsOf(game).isComplete(result));
  }

  private insert(uid: string, maps: ResultMaps, plays: Plays): InsertGamesReply {
    if (countOf(maps) > MAX_RESULTS_PER_CALL) throw new ServerError('invalid-argument');
    const accepted: InsertGamesReply['accepted'][number][] = [];
    const refused: InsertGamesReply['refused'][number][] = [];
    for (const [map, key, result] of entriesOf(maps)) {
      const status = this.functions(map, key, result);
      if (status !== null) {
        refused.push({ map, key, status, message: 'That is not a result.' });
        continue;
      }
      const place = `${map}/${key}`;
      const board = this.entries.get(place) ?? new Map<string, Json>();
      this.entries.set(place, board);
      const game = gameOf(map);
      const id = idFromResultKey(game, key)!;
      const inProfile = this.completeIn(uid, map, id);
      const log = plays[puzzleKey(game, id)]?.log;
      if (log !== undefined && !isSame(logOf(result), log)) {
        const message = 'The recorded moves lead to another result.';
        refused.push({ map, key, status: 'invalid-argument', message });
        continue;
      }
      if (!board.has(uid) && inProfile === undefined) {
        const message = 'This result isn’t in your profile yet.';
        refused.push({ map, key, status: 'aborted', message });
        continue;
      }
      const standing = board.get(uid) ?? inProfile ?? result;
      board.set(uid, standing);
      const isChecked = log !== undefined && isSame(standing, result);
      if (isChecked || !this.verdicts.has(`${place} ${uid}`)) {
        this.verdicts.set(`${place} ${uid}`, isChecked ? 'checked' : 'unchecked');
      }
      const verdict = this.verdicts.get(`${place} ${uid}`)!;
      accepted.push({ map, key, verdict });
    }
    return { accepted, refused };
  }
}

/** Whether a stored result is complete; also accepts the forms of results of the former site. */
function isComplete(game: GameId, key: string, value: unknown): boolean {
  const read = readEntry(game, key, value);
  return read.ok && resultsOf(game).isComplete(read.value.result);
}

export function newDocument(uid: string, info: LeaderboardInfo): Document {
  const maps = Object.fromEntries(PROFILE_MAPS.map((map) => [map, {}]));
  return { email: `${uid}@example.com`, ...info, ...maps, openedLate: {} };
}

export function gameOf(map: ProfileMap): GameId {
  return GAME_IDS.find((game) => storedNames(game).profileMap === map)!;
}

/** All results in the maps, as `[map, key, result]`. */
export function entriesOf(maps: ResultMaps): [ProfileMap, string, Json][] {
  return PROFILE_MAPS.flatMap((map) =>
    Object.entries(maps[map] ?? {}).map(([key, result]): [ProfileMap, string, Json] => {
      if (idFromResultKey(gameOf(map), key) === null) throw new ServerError('invalid-argument');
      return [map, key, result];
    }),
  );
}

const countOf = (maps: ResultMaps) => entriesOf(maps).length;

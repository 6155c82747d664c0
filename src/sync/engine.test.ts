import { beforeEach, describe, expect, it } from 'vitest';
import { logOf, MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { ANNA, countOutbox, finished } from '../../tests/support/storageContract.ts';
import { memoryStorage } from '../../tests/support/storages.ts';
import type { Json } from '../lib/json.ts';
import { parseName } from '../protocol/names.ts';
import { ServerError, STATUS_CODES } from '../protocol/status.ts';
import { FAILING_LASTS_MS } from '../storage/failing.ts';
import { IN_STEP } from '../storage/keys.ts';
import { LOCAL_PROFILE } from '../storage/localProfile.ts';
import { readEntry } from '../storage/metaEntry.ts';
import type { Storage } from '../storage/port.ts';
import { runOnce, type SyncPorts } from './engine.ts';
import type { Plays, ResultMaps, Server } from './ports.ts';

let cloud: MemoryCloud;
let storage: Storage;
let changes: number;

beforeEach(() => {
  cloud = new MemoryCloud();
  storage = memoryStorage();
  changes = 0;
});

function sync(server: Partial<Server> = {}, on: Storage = storage) {
  const ports: SyncPorts = {
    storage: on,
    server: { ...cloud.server('anna'), ...server },
    now: () => Date.UTC(2026, 10, 21),
    seed: () => 'seed',
    leaderboardsChanged: () => changes++,
  };
  return runOnce(ports);
}

const finishGames = async (count: number, on: Storage = storage) => {
  for (let id = 1; id <= count; id++) await on.finish(finished({ id: String(id) }));
};
const guesses = () => cloud.users.get('anna')?.geografindGuesses as Record<string, unknown>;

describe('who syncs', () => {
  it('an account, and the device keeps when it was last in step', async () => {
    await storage.putAccount(ANNA);
    await sync({ readProfile: () => Promise.reject(new ServerError('unavailable')) });
    expect(await storage.getMeta(IN_STEP)).toBeUndefined();
    await sync();
    expect(await storage.getMeta(IN_STEP)).toBe(Date.UTC(2026, 10, 21));
  });

  it('nobody without an account on this device', async () => {
    await finishGames(1);
    expect(await sync()).toEqual({ kind: 'signed-out' });
    expect(cloud.reads).toBe(0);
  });

  it('not when the account is not signed in', async () => {
    await storage.putAccount(ANNA);
    await finishGames(1);
    expect(await sync({ isSignedIn: async () => false })).toEqual({ kind: 'needs-sign-in' });
    expect(cloud.reads).toBe(0);
  });
});

describe('an account that was deleted on another device', () => {
  beforeEach(async () => {
    await storage.putAccount(ANNA);
    await finishGames(2);
    cloud.deleted.add('anna');
  });

  it.each<[string, Partial<Server>]>([
    ['is told while its token lives on', {}],
    ['is told once its session is over', { isSignedIn: async () => false }],
    [
      'is told when a call is refused',
      {
        readProfile: async () => {
          throw new ServerError('unauthenticated');
        },
      },
    ],
  ])('%s, and nothing of it is touched', async (_, server) => {
    expect(await sync(server)).toEqual({ kind: 'account-deleted' });
    const rows = await storage.listOutbox();
    expect(rows.map((row) => [row.id, row.stage, row.setAside])).toEqual([
      ['1', 'waiting', undefined],
      ['2', 'waiting', undefined],
    ]);
  });

  it('is a session that is over as long as nobody can be asked', async () => {
    const away = {
      isSignedIn: async () => false,
      isDeleted: async () => {
        throw new ServerError('unavailable');
      },
    };
    expect(await sync(away)).toEqual({ kind: 'needs-sign-in' });
  });
});

describe('a closed site', () => {
  beforeEach(async () => {
    await storage.putAccount(ANNA);
    await finishGames(2);
    cloud.isClosed = true;
  });
  const waiting = async () => (await storage.listOutbox()).filter((row) => !row.setAside).length;

  it('keeps the results of an uninvited account waiting, and takes them once it is invited', async () => {
    for (let i = 0; i < 2; i++) expect(await sync()).toEqual({ kind: 'not-invited' });
    expect(cloud.users.size).toBe(0);
    expect(await waiting()).toBe(2);
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({ isNew: true });
    cloud.invited.add('anna');
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 2 });
    expect(Object.keys(guesses())).toEqual(['1', '2']);
    expect(await waiting()).toBe(0);
  });

  it('goes on with profiles that exist', async () => {
    cloud.isClosed = false;
    await sync();
    await finishGames(3);
    cloud.isClosed = true;
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
  });

  it('tells of a deleted account first', async () => {
    cloud.deleted.add('anna');
    expect(await sync()).toEqual({ kind: 'account-deleted' });
    const notInvited = { createProfile: async () => false };
    expect(await sync(notInvited)).toEqual({ kind: 'account-deleted' });
  });
});

describe('a profile that is full', () => {
  beforeEach(() => storage.putAccount(ANNA));

  it('takes no more, says so, and loses nothing', async () => {
    await sync();
    const notes = 'x'.repeat(960_000);
    cloud.users.set('anna', { ...cloud.users.get('anna'), notes });
    await finishGames(2);
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 0, refused: 2 });
    const message = 'Your profile is full.';
    for (const row of await storage.listOutbox()) {
      expect(row.setAside).toEqual({ code: 'resource-exhausted', message });
    }
    expect(await countOutbox(storage)).toBe(2);
    expect(guesses()).toEqual({});
  });

  it('goes on with what it holds already', async () => {
    await finishGames(1);
    await sync({
      insertLeaderboardGames: async () => {
        throw new ServerError('unavailable');
      },
    });
    cloud.users.set('anna', { ...cloud.users.get('anna'), notes: 'x'.repeat(960_000) });
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 1, refused: 0 });
    expect(await countOutbox(storage)).toBe(0);
  });
});

describe('a new player', () => {
  beforeEach(() => storage.putAccount(ANNA));

  it('gets a profile with a name and one of the first ten avatars', async () => {
    expect(await sync()).toMatchObject({ kind: 'synced' });
    expect(cloud.users.get('anna')).toMatchObject({
      leaderboardName: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/),
      sudokuShiftTimes: {},
      royalFamilyTimes: {},
    });
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({ isNew: true });
    expect(await sync()).toMatchObject({ kind: 'synced' });
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({ isNew: true });
  });

  it('is new all the same when the answer was lost, under the same name', async () => {
    const { createProfile } = cloud.server('anna');
    const lost = await sync({
      async createProfile(info) {
        await createProfile(info);
        throw new ServerError('unavailable');
      },
    });
    expect(lost).toEqual({ kind: 'retry', status: 'unavailable' });
    await sync();
    const { leaderboardName } = cloud.users.get('anna')!;
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({
      isNew: true,
      name: leaderboardName,
    });
  });

  it('keeps the avatar from before, and shows nobody a name of their own words', async () => {
    const anna = { name: 'Anna', avatarIcon: 'feather', avatarColor: 'red', isNew: false };
    await storage.putMeta('profile', anna);
    await sync();
    const info = cloud.users.get('anna')!;
    expect(info).toMatchObject({ avatarIcon: 'feather', avatarColor: 'red' });
    expect(parseName(info.leaderboardName)).not.toBeNull();
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({
      isNew: true,
      name: info.leaderboardName,
    });
  });

  it('is not who has a profile already', async () => {
    const other = memoryStorage();
    await other.putAccount(ANNA);
    await sync({}, other);
    await sync();
    expect(await readEntry(storage, LOCAL_PROFILE)).toMatchObject({ isNew: false });
  });
});

describe('sending', () => {
  beforeEach(() => storage.putAccount(ANNA));

  it('brings results into profile and leaderboard, once', async () => {
    await finishGames(2);
    await storage.finish(finished({ game: 'sudoku-shift', id: '9', result: [1, 2, 3, 4] }));
    expect(await sync()).toEqual({
      kind: 'synced',
      sent: 3,
      received: 0,
      refused: 0,
    });
    expect(guesses()).toEqual({ 1: ['FR', 'DE', 'win'], 2: ['FR', 'DE', 'win'] });
    expect([...cloud.entries.keys()].sort()).toEqual([
      'geografindGuesses/1',
      'geografindGuesses/2',
      'sudokuShiftTimes/9',
    ]);
    expect(await countOutbox(storage)).toBe(0);
    expect(changes).toBe(1);
    const { writes } = cloud;
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 0 });
    expect(cloud.writes).toBe(writes);
    expect(changes).toBe(1);
  });

  it('moves the counter of the leaderboards after each call, whatever came of it', async () => {
    await finishGames(1);
    const insertLeaderboardGames = async () => ({ accepted: [], refused: [] });
    await sync({ insertLeaderboardGames });
    expect(changes).toBe(1);
    const unanswered = async () => Promise.reject(new ServerError('unavailable'));
    await sync({ insertLeaderboardGames: unanswered });
    expect(changes).toBe(2);
  });

  it('comes back when the server wants it to', async () => {
    await finishGames(1);
    const busy = async () => {
      throw new ServerError('resource-exhausted', undefined, { retryAfterMs: 40_000 });
    };
    expect(await sync({ insertLeaderboardGames: busy })).toEqual({
      kind: 'retry',
      status: 'resource-exhausted',
      retryAfterMs: 40_000,
    });
  });

  it('tells what was opened too late for a streak, and other devices know it', async () => {
    // Number 1 came out on 2025-10-19.
    await storage.finish(finished({ id: '1', openedOn: '2025-10-19' }));
    await storage.finish(finished({ id: '2', openedOn: '2026-01-31' }));
    await sync();
    const other = memoryStorage();
    await other.putAccount(ANNA);
    expect(await sync({}, other)).toMatchObject({ received: 2 });
    expect((await other.readResult('geografind', '1'))?.openedOn).toBeNull();
    expect((await other.readResult('geografind', '2'))?.openedOn).toBe('2026-01-31');
  });

  it('goes in portions that the rules can look through', async () => {
    await finishGames(45);
    const sizes: number[] = [];
    const { storeResults } = cloud.server('anna');
    await sync({
      async storeResults(maps, late) {
        sizes.push(Object.keys(maps.geografindGuesses ?? {}).length);
        return storeResults(maps, late);
      },
    });
    expect(sizes).toEqual([20, 20, 5]);
    expect(Object.keys(guesses())).toHaveLength(45);
    expect(await countOutbox(storage)).toBe(0);
  });

  it('a result that rules refuse is set aside, the others go through', async () => {
    await finishGames(30);
    cloud.rules = (_map, key) => (key === '7' || key === '28' ? 'invalid-argument' : null);
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 28, refused: 2 });
    expect(await storage.listOutbox()).toMatchObject([
      { id: '7', setAside: { code: 'permission-denied' } },
      { id: '28', setAside: { code: 'permission-denied' } },
    ]);
    expect((await storage.readResults('geografind')).length).toBe(30);
    const { writes } = cloud;
    expect(await sync()).toMatchObject({ kind: 'synced', refused: 0 });
    expect(cloud.writes).toBe(writes);
  });

  it('a result that the function refuses is set aside with its reason', async () => {
    await finishGames(3);
    cloud.functions = (_map, key) => (key === '2' ? 'invalid-argument' : null);
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 2, refused: 1 });
    expect(await storage.listOutbox()).toMatchObject([
      { id: '2', setAside: { code: 'invalid-argument', message: 'That is not a result.' } },
    ]);
  });

  it('a call that is refused as a whole does not hold up what it could take alone', async () => {
    await finishGames(5);
    const { insertLeaderboardGames } = cloud.server('anna');
    const outcome = await sync({
      async insertLeaderboardGames(maps, plays) {
        if (Object.keys(maps.geografindGuesses ?? {}).includes('4')) {
          throw new ServerError('invalid-argument');
        }
        return insertLeaderboardGames(maps, plays);
      },
    });
    expect(outcome).toMatchObject({ sent: 4, refused: 1 });
    expect((await storage.listOutbox()).map((row) => row.id)).toEqual(['4']);
  });

  it('what the reply does not speak of is asked again', async () => {
    await finishGames(2);
    const silent = await sync({
      insertLeaderboardGames: async () => ({ accepted: [], refused: [] }),
    });
    expect(silent).toEqual({ kind: 'retry', status: 'internal' });
    expect((await storage.listOutbox()).map((row) => row.stage)).toEqual([
      'profile-stored',
      'profile-stored',
    ]);
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 2 });
  });

  it('takes the place of an unfinished result of the former site', async () => {
    await sync();
    const yearlyDailyScores = { '10_6_2025': [9] };
    cloud.users.set('anna', { ...cloud.users.get('anna'), yearlyDailyScores });
    const result = [99000, 0, 0.1];
    await storage.finish(finished({ game: 'yearly-daily', id: '2025-10-06', result }));
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
    expect(await sync()).toMatchObject({ kind: 'synced', received: 0, sent: 0 });
    expect((await storage.readResult('yearly-daily', '2025-10-06'))?.result).toEqual(result);
  });

  it('what is refused for now only is not set aside', async () => {
    await finishGames(1);
    const early = {
      map: 'geografindGuesses',
      key: '1',
      status: 'aborted',
      message: 'That puzzle isn’t out yet.',
    } as const;
    const outcome = await sync({
      insertLeaderboardGames: async () => ({ accepted: [], refused: [early] }),
    });
    expect(outcome).toEqual({ kind: 'retry', status: 'internal' });
    expect((await storage.listOutbox())[0]).not.toHaveProperty('setAside');
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
  });
});

describe.each(STATUS_CODES)('the server answers %s', (status) => {
  const fail = async () => {
    throw new ServerError(status);
  };
  beforeEach(() => storage.putAccount(ANNA));

  it.each(['readProfile', 'createProfile', 'storeResults', 'insertLeaderboardGames'] as const)(
    'to %s: nothing is lost, and it works when that is over',
    async (method) => {
      await finishGames(3);
      const outcome = await sync({ [method]: fail });
      expect((await storage.readResults('geografind')).length).toBe(3);
      const rows = await storage.listOutbox();
      expect(rows).toHaveLength(3);
      if (outcome.kind === 'synced') {
        expect(rows.every((row) => row.setAside?.code === status)).toBe(true);
        for (const { game, id } of rows) {
          await storage.changeOutbox([{ game, id, change: { setAside: null } }]);
        }
      } else {
        expect(rows.some((row) => row.setAside)).toBe(false);
      }
      expect(await sync()).toMatchObject({ kind: 'synced' });
      expect(Object.keys(guesses())).toHaveLength(3);
      expect(await countOutbox(storage)).toBe(0);
    },
  );
});

it('passes on what is no answer of the server', async () => {
  await storage.putAccount(ANNA);
  const broken = async () => {
    throw new RangeError('A mistake of ours.');
  };
  await expect(sync({ readProfile: broken })).rejects.toThrow(RangeError);
});

describe('how results came about', () => {
  const of = (id: string, result: Json = ['FR', 'DE', 'win']) =>
    finished({ id, result, hash: 'f00d', log: logOf(result) });
  const verdicts = () => [...cloud.verdicts.values()];
  beforeEach(() => storage.putAccount(ANNA));

  it('is sent with them, as far as it is known', async () => {
    await storage.finish(of('1'));
    await storage.finish(finished({ id: '2' }));
    const sent: Plays[] = [];
    const { insertLeaderboardGames } = cloud.server('anna');
    await sync({
      async insertLeaderboardGames(maps, plays) {
        sent.push(plays);
        return insertLeaderboardGames(maps, plays);
      },
    });
    expect(sent).toEqual([{ 'geografind/1': { hash: 'f00d', log: logOf(['FR', 'DE', 'win']) } }]);
    expect(Object.fromEntries(cloud.verdicts)).toEqual({
      'geografindGuesses/1 anna': 'checked',
      'geografindGuesses/2 anna': 'unchecked',
    });
    expect(await countOutbox(storage)).toBe(0);
  });

  it('is left out where it is too long: the result goes all the same', async () => {
    const long = [[0, 0, { type: 'guess', padding: 'x'.repeat(70_000) }]];
    await storage.finish({ ...of('1'), log: long });
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
    expect(verdicts()).toEqual(['unchecked']);
  });

  it('tells which version was played where there is no log', async () => {
    const { log: _log, ...finished } = of('1');
    await storage.finish(finished);
    const told: unknown[] = [];
    const { insertLeaderboardGames } = cloud.server('anna');
    await sync({
      insertLeaderboardGames(maps, plays) {
        told.push(plays);
        return insertLeaderboardGames(maps, plays);
      },
    });
    expect(told).toEqual([{ 'geografind/1': { hash: finished.hash } }]);
  });

  it('sets its result aside with the server’s sentence where it leads to another', async () => {
    await storage.finish({ ...of('1'), log: logOf(['IT', 'win']) });
    expect(await sync()).toMatchObject({ kind: 'synced', sent: 0, refused: 1 });
    expect(await storage.listOutbox()).toMatchObject([
      { id: '1', setAside: { message: 'The recorded moves lead to another result.' } },
    ]);
  });

  it('fits into one call, whatever it is', async () => {
    const longest = [[0, 0, { type: 'guess', padding: 'x'.repeat(65_000) }]];
    const sizes: number[] = [];
    for (let id = 1; id <= 25; id++) await storage.finish({ ...of(String(id)), log: longest });
    const { insertLeaderboardGames } = cloud.server('anna');
    await sync({
      insertLeaderboardGames(maps, plays) {
        sizes.push(JSON.stringify(plays).length);
        return insertLeaderboardGames(maps, {});
      },
    });
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(2_000_000);
  });
});

describe('a result that the server fails on', () => {
  const place = (id: string) => `geografindGuesses/${id}`;
  beforeEach(() => storage.putAccount(ANNA));

  it.each(['storeResults', 'insertLeaderboardGames'] as const)(
    'holds up none of the others: %s',
    async (stage) => {
      await finishGames(30);
      const whole = cloud.server('anna');
      const failing = {
        [stage]: async (maps: ResultMaps, more: never) => {
          if (Object.hasOwn(maps.geografindGuesses ?? {}, '7')) throw new ServerError('internal');
          return whole[stage](maps, more);
        },
      };
      expect(await sync(failing)).toEqual({ kind: 'retry', status: 'internal' });
      expect(await storage.listOutbox()).toMatchObject([{ id: '7', failing: { count: 1 } }]);
      expect(Object.keys(guesses())).toHaveLength(stage === 'storeResults' ? 29 : 30);
      expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
      expect(await countOutbox(storage)).toBe(0);
    },
  );

  it('is not asked about again and again in a run where the server is down', async () => {
    await finishGames(60);
    let calls = 0;
    const down = async () => {
      calls++;
      throw new ServerError('internal');
    };
    expect(await sync({ storeResults: down })).toEqual({ kind: 'retry', status: 'internal' });
    expect(calls).toBeLessThan(10);
  });

  it('is set aside after some days, taken up again when the player asks, and never lost', async () => {
    await finishGames(1);
    cloud.poison.add(place('1'));
    const at = (now: number) =>
      runOnce({
        ...{ storage, server: cloud.server('anna'), now: () => now },
        ...{ seed: () => 'seed', leaderboardsChanged: () => {} },
      });
    const start = Date.UTC(2026, 10, 21);
    for (let i = 0; i < 12; i++) await at(start + i);
    expect((await storage.listOutbox())[0]?.setAside).toBeUndefined();
    expect(await at(start + FAILING_LASTS_MS)).toMatchObject({ kind: 'synced', refused: 1 });
    const [row] = await storage.listOutbox();
    expect(row).toMatchObject({ id: '1', setAside: { code: 'internal' } });
    expect(row).not.toHaveProperty('failing');
    await storage.changeOutbox([{ game: 'geografind', id: '1', change: { setAside: null } }]);
    cloud.poison.clear();
    expect(await at(start + FAILING_LASTS_MS)).toMatchObject({ kind: 'synced', sent: 1 });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { MemoryCloud, newDocument } from '../../tests/support/memoryCloud.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import type { DeviceSettings } from '../settings/account.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { runOnce } from './engine.ts';
import { parseWaysAt } from './plays.ts';
import type { Server } from './ports.ts';
import { ServerError } from './status.ts';

const INFO = { leaderboardName: 'Mellow Mocha', avatarIcon: 'bean', avatarColor: 'teal' } as const;
const [GAME, ID] = ['yearly-daily', '2026-11-20'] as const;
const RESULT = [95_000, 1, 0.1];
const [FIRST, SECOND]: readonly [FinalMoves, FinalMoves] = [[[{ lay: 1 }]], [[{ lay: 2 }]]];

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = new MemoryCloud();
  cloud.users.set('anna', newDocument('anna', INFO));
});

async function newDevice(changes: Partial<Server> = {}) {
  const storage = memoryStorage();
  await storage.enterAccount({ uid: 'anna', email: null, config: null });
  const asked: string[] = [];
  const server = { ...cloud.server(() => 'anna'), ...changes };
  const noting: Server = {
    ...server,
    readPlays: (uid, name) => {
      asked.push(`read ${name}`);
      return server.readPlays(uid, name);
    },
    writePlays: (uid, name, month) => {
      asked.push(`write ${name}`);
      return server.writePlays(uid, name, month);
    },
  };
  let own: DeviceSettings = { settings: DEFAULT_SETTINGS, tried: [], changed: [] };
  const settings = {
    read: () => own,
    write(next: DeviceSettings) {
      own = next;
    },
    hasUnsent: () => own.changed.length > 0,
  };
  return {
    storage,
    /** The requests for plays since the last call. */
    asked: () => asked.splice(0),
    finish: (id: string = ID) =>
      storage.finish({
        ...{ game: GAME, id, result: RESULT, openedOn: '2026-11-20', finishedAt: 1 },
        ...{ hash: 'f00d', log: [[0, 0, { type: 'finish', result: RESULT }]], ending: FIRST },
      }),
    way: () => storage.addWay(GAME, ID, SECOND),
    result: () => storage.readResult(GAME, ID),
    play: () => storage.readPlay({ game: GAME, id: ID, result: RESULT }),
    sync: () =>
      runOnce({
        ...{ storage, server: noting, settings },
        now: () => Date.UTC(2026, 10, 21),
        seed: () => 'seed',
        current: () => null,
        leaderboardsChanged() {},
      }),
  };
}

it('a play follows its result, by one write and one read', async () => {
  const [phone, laptop] = [await newDevice(), await newDevice()];
  await phone.finish();
  await phone.sync();
  expect(phone.asked()).toEqual(['write yearly-daily~2026-11']);
  await laptop.sync();
  expect(laptop.asked()).toEqual(['read yearly-daily~2026-11']);
  expect(await laptop.result()).toMatchObject({ result: RESULT, ending: FIRST });
  expect(await laptop.play()).toEqual(await phone.play());
  for (const device of [phone, laptop]) {
    await device.sync();
    expect(device.asked()).toEqual([]);
  }
});

it('ways follow later, and those of both devices are joined', async () => {
  const [phone, laptop] = [await newDevice(), await newDevice()];
  await phone.finish();
  await phone.sync();
  await laptop.sync();
  await laptop.storage.addWay(GAME, ID, [[{ lay: 3 }]]);
  await phone.way();
  for (const device of [phone, laptop, phone, laptop]) await device.sync();
  const sorted = async ({ result }: typeof phone) => (await result())?.ways?.map(String).sort();
  expect(await sorted(phone)).toHaveLength(2);
  expect(await sorted(laptop)).toEqual(await sorted(phone));
  expect(await phone.storage.readUnsentPlays('anna')).toEqual([]);
  phone.asked();
  await phone.sync();
  expect(phone.asked()).toEqual([]);
});

it('a result that never had a play is asked for once, and again with the month’s next one', async () => {
  cloud.users.set('anna', {
    ...newDocument('anna', INFO),
    yearlyDailyScores: { '11_19_2026': RESULT },
  });
  const [phone, laptop] = [await newDevice(), await newDevice()];
  await laptop.sync();
  expect(laptop.asked()).toEqual(['read yearly-daily~2026-11']);
  await laptop.sync();
  expect(laptop.asked()).toEqual([]);
  await phone.finish();
  await phone.sync();
  await laptop.sync();
  expect(laptop.asked()).toEqual(['read yearly-daily~2026-11']);
  expect(await laptop.play()).not.toBeNull();
});

it('a new device reads ten months at a time, the newest first', async () => {
  const phone = await newDevice();
  for (let month = 1; month <= 11; month++) {
    await phone.finish(`2026-${String(month).padStart(2, '0')}-01`);
  }
  await phone.finish('2025-12-01');
  await phone.sync();
  const laptop = await newDevice();
  await laptop.sync();
  const first = laptop.asked();
  expect(first).toHaveLength(10);
  expect(first[0]).toBe('read yearly-daily~2026-11');
  await laptop.sync();
  expect(laptop.asked()).toEqual(['read yearly-daily~2026-01', 'read yearly-daily~2025-12']);
});

it('a month that the server refuses stays here, and keeps no result waiting', async () => {
  const phone = await newDevice({
    writePlays: async () => {
      throw new ServerError('permission-denied');
    },
  });
  await phone.finish();
  expect(await phone.sync()).toMatchObject({ kind: 'synced', sent: 1 });
  expect(await phone.play()).not.toBeNull();
  phone.asked();
  await phone.sync();
  expect(phone.asked()).toEqual([]);
});

it('a server that fails on plays alone takes the result, and is asked again', async () => {
  const fails = async () => {
    throw new ServerError('internal');
  };
  const phone = await newDevice({ writePlays: fails, readPlays: fails });
  await phone.finish();
  expect(await phone.sync()).toEqual({ kind: 'retry', status: 'internal' });
  expect(cloud.users.get('anna')).toMatchObject({ yearlyDailyScores: { '11_20_2026': RESULT } });
  expect(await phone.storage.listOutbox()).toEqual([]);
  expect(await phone.storage.readUnsentPlays('anna')).toHaveLength(1);
});

it.each([
  ['nothing', null],
  ['a list', { ways: [] }],
  ['other games', { ways: { 'chess~2026-11': { timestamp: 'x' } } }],
  ['no months', { ways: { 'geografind~x': { timestamp: 'x' }, geografind: { timestamp: 'x' } } }],
  ['no times', { ways: { 'geografind~2026-11': 5 } }],
])('reads no ways in %s', (_, data) => expect(parseWaysAt(data)).toEqual({}));

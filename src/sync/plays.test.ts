import { beforeEach, describe, expect, it } from 'vitest';
import { annasCloud, annasDevice, INFO } from '../../tests/support/cloudDevice.ts';
import { type MemoryCloud, newDocument } from '../../tests/support/memoryCloud.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { ServerError } from '../protocol/status.ts';
import { MOST_WAYS } from '../storage/monthOfPlays.ts';
import { parseWaysAt } from './plays.ts';
import type { Server } from './ports.ts';

const [GAME, ID] = ['yearly-daily', '2026-11-20'] as const;
const RESULT = [95_000, 1, 0.1];
const [FIRST, SECOND]: readonly [FinalMoves, FinalMoves] = [[[{ lay: 1 }]], [[{ lay: 2 }]]];

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = annasCloud();
});

async function newDevice(changes: Partial<Server> = {}) {
  const { storage, requests, sync } = await annasDevice(cloud, changes);
  return {
    storage,
    /** The requests for plays since the last call. */
    asked: () =>
      requests.splice(0).flatMap(({ name, args }) => {
        if (name === 'readPlays') return [`read ${args[0]}`];
        return name === 'writePlays' ? [`write ${args[0]}`] : [];
      }),
    finish: (id: string = ID) =>
      storage.finish({
        ...{ game: GAME, id, result: RESULT, openedOn: '2026-11-20', finishedAt: 1 },
        ...{ hash: 'f00d', log: [[0, 0, { type: 'finish', result: RESULT }]], ending: FIRST },
      }),
    way: () => storage.addWay(GAME, ID, SECOND),
    result: () => storage.readResult(GAME, ID),
    play: async () => (await storage.readPlays([{ game: GAME, id: ID, result: RESULT }]))[0],
    sync: () => sync(),
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
  expect(await phone.storage.readUnsentPlays()).toEqual([]);
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
  expect(await laptop.play()).toBeDefined();
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

it('what rules refuse that know no plays keeps no result waiting, and is sent once they do', async () => {
  let knows = false;
  const phone = await newDevice({
    writePlays: async (name, month) => {
      if (!knows) throw new ServerError('permission-denied');
      await cloud.server('anna').writePlays(name, month);
    },
  });
  await phone.finish();
  expect(await phone.sync()).toMatchObject({ kind: 'synced', sent: 1 });
  knows = true;
  await phone.sync();
  expect(cloud.plays.get('anna')?.size).toBe(1);
});

it('a month that is too long for the rules stays here, and is not sent', async () => {
  const phone = await newDevice();
  await phone.finish();
  for (let n = 10; n < 10 + MOST_WAYS; n++) await phone.storage.addWay(GAME, ID, [[{ lay: n }]]);
  await phone.way();
  await phone.sync();
  expect(phone.asked()).toEqual([]);
  expect(await phone.storage.readUnsentPlays()).toEqual([]);
});

describe.each<[string, FinalMoves, readonly number[]]>([
  ['other final boards', SECOND, [80_000, 0, 0.1]],
  ['the same final boards', FIRST, [80_000, 0, 0.1]],
])('two devices that finished the same puzzle with %s', (_, ending, result) => {
  it('come to rest, with all ways on both, also after a third', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.finish();
    await laptop.storage.finish({
      ...{ game: GAME, id: ID, result, openedOn: '2026-11-20', finishedAt: 1 },
      ...{ hash: 'f00d', log: [[0, 0, { type: 'finish', result }]], ending },
    });
    const rest = async () => {
      for (const device of [phone, laptop, phone, laptop, phone, laptop]) await device.sync();
      for (const device of [phone, laptop]) device.asked();
      for (const device of [phone, laptop]) await device.sync();
      return [...phone.asked(), ...laptop.asked()];
    };
    expect(await rest()).toEqual([]);
    await laptop.storage.addWay(GAME, ID, [[{ lay: 3 }]]);
    expect(await rest()).toEqual([]);
    const all = async ({ result: read }: typeof phone) => {
      const row = await read();
      return [row?.ending, ...(row?.ways ?? [])].map((way) => JSON.stringify(way)).sort();
    };
    expect(await all(phone)).toEqual(await all(laptop));
    expect(await all(phone)).toHaveLength(ending === FIRST ? 2 : 3);
  });
});

it('a play of another device is not fetched again after old plays were dropped', async () => {
  const [phone, laptop] = [await newDevice(), await newDevice()];
  await phone.finish();
  const result = [99_000, 5, 0.1];
  await phone.storage.finish({
    ...{ game: GAME, id: '2026-11-19', result, openedOn: '2026-11-20', finishedAt: 1 },
    ...{ hash: 'f00d', log: [[0, 0, { type: 'finish', result }]] },
  });
  await phone.sync();
  await laptop.sync();
  laptop.asked();
  await laptop.storage.purge({}, Date.UTC(2026, 10, 21));
  await laptop.sync();
  expect(laptop.asked()).toEqual([]);
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
  expect(await phone.storage.readUnsentPlays()).toHaveLength(1);
});

it.each([
  ['nothing', null],
  ['a list', { ways: [] }],
  ['other games', { ways: { 'chess~2026-11': { timestamp: 'x' } } }],
  ['no months', { ways: { 'geografind~x': { timestamp: 'x' }, geografind: { timestamp: 'x' } } }],
  ['no times', { ways: { 'geografind~2026-11': 5 } }],
])('reads no ways in %s', (_, data) => expect(parseWaysAt(data)).toEqual({}));

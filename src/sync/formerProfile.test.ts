/** A profile with results in the former site's format. */
import { beforeEach, expect, it } from 'vitest';
import { MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { ANNA, finished } from '../../tests/support/storageContract.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import type { Storage } from '../storage/port.ts';
import { runOnce } from './engine.ts';

let cloud: MemoryCloud;
let storage: Storage;

const FORMER = {
  yearlyDailyScores: { '10_5_2025': [61000, 0.1], '10_6_2025': [9] },
  geografindGuesses: { 41: ['France', 'win'] },
  royalFamilyTimes: { 4: [123.4, 1] },
};

beforeEach(async () => {
  cloud = new MemoryCloud();
  cloud.users.set('anna', {
    ...{ email: 'anna@example.com', leaderboardName: 'Mellow Mocha' },
    ...{ avatarIcon: 'bean', avatarColor: 'teal', openedLate: {} },
    ...{ sudokuShiftTimes: {}, crossnumberTimes: {} },
    ...structuredClone(FORMER),
  });
  storage = memoryStorage();
  await storage.enterAccount(ANNA);
});

const sync = () =>
  runOnce({
    storage,
    server: cloud.server(() => 'anna'),
    now: () => Date.UTC(2026, 10, 21),
    seed: () => 'seed',
    leaderboardsChanged: () => {},
  });

it('they are finished on the device, and nothing is written back', async () => {
  expect(await sync()).toMatchObject({ kind: 'synced', received: 3, sent: 0 });
  const resultOf = async (...puzzle: Parameters<Storage['readResult']>) =>
    (await storage.readResult(...puzzle))?.result;
  expect(await resultOf('yearly-daily', '2025-10-05')).toEqual([61000, 0, 0.1]);
  expect(await resultOf('geografind', '41')).toEqual(['FR', 'win']);
  expect(await resultOf('royal-family', '4')).toEqual([123400, 1]);
  expect(await storage.listOutbox()).toEqual([]);
  expect(cloud.writes).toBe(0);
  expect(cloud.users.get('anna')).toMatchObject(FORMER);
  expect(await sync()).toMatchObject({ kind: 'synced', received: 0, sent: 0 });
});

it('they stand where the same puzzle is sent, under one key, and are ranked', async () => {
  await storage.finish(
    finished({ game: 'yearly-daily', id: '2025-10-05', result: [9000, 0, 0.1] }),
  );
  await storage.finish(finished({ id: '41', result: ['IT', 'win'] }));
  await storage.finish(finished({ game: 'royal-family', id: '4', result: [99000, 1] }));
  expect(await sync()).toMatchObject({ kind: 'synced', sent: 3, refused: 0 });
  expect(await storage.listOutbox()).toEqual([]);
  expect(cloud.users.get('anna')).toMatchObject(FORMER);
  expect(Object.keys(cloud.users.get('anna')!.yearlyDailyScores as object)).toEqual(
    Object.keys(FORMER.yearlyDailyScores),
  );
  const ranked = (place: string) => cloud.entries.get(place)?.get('anna');
  expect(ranked('yearlyDailyScores/10_05_2025')).toEqual([61000, 0, 0.1]);
  expect(ranked('geografindGuesses/41')).toEqual(['FR', 'win']);
  expect(ranked('royalFamilyTimes/4')).toEqual([123400, 1]);
});

it('one that is not finished leaves room for a finished one', async () => {
  await storage.finish(
    finished({ game: 'yearly-daily', id: '2025-10-06', result: [99000, 0, 0.1] }),
  );
  expect(await sync()).toMatchObject({ kind: 'synced', sent: 1 });
  expect(await sync()).toMatchObject({ kind: 'synced', received: 0, sent: 0 });
  expect((await storage.readResult('yearly-daily', '2025-10-06'))?.result).toEqual([99000, 0, 0.1]);
});

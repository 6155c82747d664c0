import 'fake-indexeddb/auto'; // Dexie's live queries look for a global IndexedDB
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import {
  countResults,
  finished,
  progressOf,
  storageContract,
} from '../../tests/support/storageContract.ts';
import { dexieStorage } from '../../tests/support/storages.ts';
import { openDatabase } from './database.ts';
import { CORRUPT_ROWS } from './keys.ts';
import { TABLE_NAMES } from './tables.ts';

const platform = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

storageContract('dexie', () => dexieStorage(openDatabase('crema', {}, platform())));

describe('the database', () => {
  it('has the tables that the specification names', async () => {
    const db = await openDatabase('crema', {}, platform()).open();
    const named =
      'ssPuzzles ssPuzzlesTimes ydPuzzles ydScores cnDocs cnPuzzleTimes gfDocs gfGuesses';
    const ours = 'rfDocs rfTimes outbox progress meta plays sittings';
    const found = db.tables.map((table) => table.name);
    expect(found).toEqual(expect.arrayContaining(`${named} ${ours}`.split(' ')));
    expect(found.sort()).toEqual([...TABLE_NAMES].sort());
    db.close();
  });

  it('keeps yearly-daily scores under MM_DD_YYYY', async () => {
    const db = openDatabase('crema', {}, platform());
    const storage = dexieStorage(db);
    await storage.finish(finished({ game: 'yearly-daily', id: '2026-08-09', result: [9, 0, 0.1] }));
    expect(await db.table('ydScores').get('08_09_2026')).toMatchObject({ id: '2026-08-09' });
    storage.close();
  });

  it('outlives the page', async () => {
    const disk = platform();
    const before = dexieStorage(openDatabase('crema', {}, disk));
    await before.finish(finished());
    before.close();
    const after = dexieStorage(openDatabase('crema', {}, disk));
    expect(await countResults(after, 'geografind')).toBe(1);
    after.close();
  });

  it('lets a newer version in, and tells the page', async () => {
    const disk = platform();
    const onVersionChange = vi.fn();
    const old = dexieStorage(openDatabase('crema', { onVersionChange }, disk));
    await old.finish(finished());
    const newer = new Dexie('crema', { ...disk });
    newer.version(4).stores({ ...Object.fromEntries(TABLE_NAMES.map((t) => [t, ''])), extra: '' });
    await newer.open();
    expect(onVersionChange).toHaveBeenCalledOnce();
    expect(await newer.table('gfGuesses').count()).toBe(1);
    // The old tab keeps results finished before its reload.
    expect((await old.finish(finished({ id: '42' }))).added).toBe(true);
    expect(await newer.table('gfGuesses').count()).toBe(2);
    old.close();
    newer.close();
  });
});

describe('unreadable rows', () => {
  const broken = [
    null,
    { id: '43', result: { hacked: true }, openedOn: null, finishedAt: null },
    { id: '99', result: ['FR'], openedOn: null, finishedAt: null },
    { id: '45', result: ['FR', Number.NaN], openedOn: null, finishedAt: null },
    { id: '46', result: ['FR'], openedOn: '2026-02-30', finishedAt: null },
    { id: 'x', result: ['FR'], openedOn: null, finishedAt: null },
  ];

  async function makeDevice() {
    const db = openDatabase('crema', {}, platform());
    await db.table('gfGuesses').bulkPut(broken, ['42', '43', '44', '45', '46', 'x']);
    await db.table('progress').put('garbage', 'geografind/41');
    return { db, storage: dexieStorage(db) };
  }

  it('are left out, and stay where they are', async () => {
    const { db, storage } = await makeDevice();
    await storage.finish(finished({ id: '40' }));
    expect((await storage.readResults('geografind')).map((row) => row.id)).toEqual(['40']);
    expect(await storage.readResult('geografind', '43')).toBeNull();
    expect(await storage.readProgress('geografind', '41')).toBeNull();
    expect(await storage.isProgressUnreadable('geografind', '41')).toBe(true);
    expect(await storage.isProgressUnreadable('geografind', '40')).toBe(false);
    expect(await storage.listProgress()).toEqual([]);
    expect(await db.table('gfGuesses').count()).toBe(7);
    storage.close();
  });

  it('do not break watching', async () => {
    const { storage } = await makeDevice();
    const seen: number[] = [];
    const stop = storage.watch(
      async () => (await storage.readResults('geografind')).length,
      (value) => seen.push(value),
    );
    await storage.finish(finished({ id: '40' }));
    await eventually(() => expect(seen.at(-1)).toBe(1));
    stop();
    storage.close();
  });

  it('do not stand in the way of a save, a result, a backup or the server, and leave a copy', async () => {
    const { storage } = await makeDevice();
    await storage.putAccount({ uid: 'anna', email: null, config: null });
    await storage.writeProgress(progressOf());
    expect((await storage.finish(finished({ id: '42' }))).added).toBe(true);
    const row = { game: 'geografind', result: ['FR', 'win'] } as const;
    const restored = { ...row, id: '43', openedOn: null, finishedAt: null };
    await storage.importPlayerData({ results: [restored], progress: [] }, 1);
    const sent = { ...row, id: '44', openedLate: null };
    await storage.takeFromServer({ results: [sent], profile: {} }, 1);
    expect((await storage.readResults('geografind')).map((each) => each.id)).toEqual([
      ...['42', '43', '44'],
    ]);
    expect(await storage.getMeta(CORRUPT_ROWS)).toEqual([
      { table: 'progress', key: 'geografind/41', value: 'garbage' },
      ...[0, 1, 2].map((i) => ({ table: 'gfGuesses', key: `${42 + i}`, value: broken[i] })),
    ]);
    storage.close();
  });
});

import 'fake-indexeddb/auto'; // Dexie's live queries look for a global IndexedDB
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { finished } from '../../tests/support/storageContract.ts';
import { dexieStorage } from '../../tests/support/storages.ts';
import { openDatabase } from './database.ts';
import { openStorage } from './open.ts';
import type { Storage } from './port.ts';
import { ANSWER_TIMEOUT_MS, SNAPSHOT_TIMEOUT_MS } from './resilientTables.ts';
import { TABLE_NAMES } from './tables.ts';
import type { After } from './waiting.ts';

let disk: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let storage: Storage;
beforeEach(() => {
  disk = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = openDatabase('crema', {}, disk);
  storage = dexieStorage(db);
});

/** An older release in another tab: it lacks the table of plays. */
async function openOlder(letsGo: boolean): Promise<Dexie> {
  const old = new Dexie('crema', { ...disk, autoOpen: true });
  const tables = TABLE_NAMES.filter((table) => table !== 'plays');
  old.version(0.1).stores(Object.fromEntries(tables.map((table) => [table, ''])));
  old.on('versionchange', () => {
    if (letsGo) old.close({ disableAutoOpen: false });
    // Overrides Dexie's handler, which would close the connection.
    return false;
  });
  return old.open();
}

const LOG = [[5, 0, 'hint']];
const played = finished({ id: '77', hash: 'f00d', log: LOG });

it('is upgraded under an older tab, which goes on with it', async () => {
  const old = await openOlder(true);
  await storage.finish(played);
  const { results } = await storage.exportPlayerData({ plays: true });
  expect(results.find(({ id }) => id === '77')).toMatchObject({ hash: 'f00d', log: LOG });
  const row = { id: '78', result: ['FR', 'win'], openedOn: null, finishedAt: 9 };
  await old.table('gfGuesses').put(row, '78');
  expect(await storage.readResult('geografind', '78')).toEqual(row);
  old.close();
});

it('waits in memory for an older tab that does not let go, and loses nothing', async () => {
  const old = await openOlder(false);
  const onBlocked = vi.fn();
  const waits: { ms: number; run: () => void }[] = [];
  const after: After = (ms, run) => {
    waits.push({ ms, run });
    return () => {};
  };
  const opened = openStorage('crema', { platform: disk, after, onBlocked });
  const finishing = opened.finish(played);
  await eventually(() => expect(onBlocked).toHaveBeenCalled());
  // First the database's timeout, then the snapshot's.
  for (const ms of [ANSWER_TIMEOUT_MS, SNAPSHOT_TIMEOUT_MS]) {
    await eventually(() => expect(waits.some((wait) => wait.ms === ms)).toBe(true));
    waits.find((wait) => wait.ms === ms)!.run();
  }
  expect((await finishing).added).toBe(true);
  expect(opened.durability()).toBe('not-kept');
  old.close();
  expect(await opened.retry()).toBe(true);
  expect(opened.durability()).toBe('kept');
  opened.close();
  const later = await storage.exportPlayerData({ plays: true });
  expect(later.results.find(({ id }) => id === '77')).toMatchObject({ hash: 'f00d', log: LOG });
});

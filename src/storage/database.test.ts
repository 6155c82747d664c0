import 'fake-indexeddb/auto'; // Dexie's live queries look for a global IndexedDB
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { finished } from '../../tests/support/storageContract.ts';
import { DATABASE_V1, putDatabase } from '../../tests/support/storedDatabase.ts';
import { DEFINITIONS, type GameId } from '../games/definitions.ts';
import { openDatabase } from './database.ts';
import { dexieStorage } from './dexieStorage.ts';
import { openStorage } from './open.ts';
import type { Storage } from './port.ts';
import { ANSWER_TIMEOUT_MS, SNAPSHOT_TIMEOUT_MS } from './resilientTables.ts';
import { TABLE_NAMES } from './tables.ts';
import type { After } from './waiting.ts';

let disk: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let storage: Storage;
beforeEach(async () => {
  disk = { indexedDB: new IDBFactory(), IDBKeyRange };
  await putDatabase(disk.indexedDB, DATABASE_V1);
  const db = openDatabase({}, disk);
  storage = dexieStorage(db, (message) => {
    throw new Error(message);
  });
});

const rowsOf = (table: string) => DATABASE_V1.stores[table]?.rows ?? [];

it('opens what the first build left, and adds the tables of plays and sittings', async () => {
  const db = await openDatabase({}, disk).open();
  // Dexie multiplies its versions by ten.
  expect(db.backendDB().version).toBe(
    10 * Math.max(3, ...DEFINITIONS.map(({ stored }) => stored.since)),
  );
  expect([...db.backendDB().objectStoreNames]).toEqual(
    expect.arrayContaining([...Object.keys(DATABASE_V1.stores), 'plays', 'sittings']),
  );
  expect([...TABLE_NAMES].sort()).toEqual([...db.backendDB().objectStoreNames].sort());
  db.close();
});

it('finds every result, of every game of the first version', async () => {
  const tables = {
    'sudoku-shift': 'ssPuzzlesTimes',
    'yearly-daily': 'ydScores',
    crossnumber: 'cnPuzzleTimes',
    geografind: 'gfGuesses',
    'royal-family': 'rfTimes',
  } satisfies Partial<Record<GameId, string>>;
  for (const [game, table] of Object.entries(tables)) {
    const stored = rowsOf(table).map(([, row]) => row);
    expect(stored.length).toBeGreaterThan(0);
    const found = await storage.readResults(game as GameId);
    expect(found).toHaveLength(stored.length);
    expect(found).toEqual(expect.arrayContaining(stored));
  }
});

it('finds the unfinished games, the cached puzzles and what waits to be sent', async () => {
  expect(await storage.listProgress()).toEqual(rowsOf('progress').map(([, row]) => row));
  expect(await storage.readProgress('sudoku-shift', '516')).toMatchObject({
    session: { version: 1 },
  });
  expect(await storage.readPuzzle('geografind', '399')).toEqual(rowsOf('gfDocs')[0]?.[1]);
  const waiting = await storage.listOutbox();
  expect(waiting).toHaveLength(rowsOf('outbox').flatMap(([, rows]) => rows).length);
  expect(waiting.map((row) => `${row.game}/${row.id}`)).toContain('geografind/399');
});

it('keeps a result that only the lax grammar of the first build took', async () => {
  const db = openDatabase({}, disk);
  const old = { id: '41', result: ['FR', 'loss'], openedOn: null, finishedAt: 5 };
  await db.table('gfGuesses').put(old, '41');
  const waiting = { stage: 'waiting', owner: null, attempts: 0, createdAt: 5, openedOn: null };
  const lax = { game: 'geografind', id: '41', result: old.result, ...waiting };
  const others = { ...lax, owner: 'ben', result: ['ES', 'win'], createdAt: 4 };
  await db
    .table('outbox')
    .put([lax, { ...lax, id: '42', result: ['IT', 'win'] }, others], 'many/9');
  db.close();
  expect(await storage.readResult('geografind', '41')).toEqual(old);
  const finished = {
    game: 'geografind',
    id: '41',
    result: ['FR', 'DE', 'win'],
    openedOn: '2026-11-21',
    finishedAt: 6,
  } as const;
  expect((await storage.finish(finished)).added).toBe(true);
  expect((await storage.readResult('geografind', '41'))?.result).toEqual(['FR', 'DE', 'win']);
  expect(await storage.getMeta('corrupt-rows')).toEqual([
    { table: 'gfGuesses', key: '41', value: old },
  ]);
  const unsent = (await storage.listOutbox()).filter(({ id }) => id === '41' || id === '42');
  expect(unsent.map(({ id, owner, result }) => [id, owner, result])).toEqual([
    ['41', 'ben', ['ES', 'win']],
    ['42', null, ['IT', 'win']],
    ['41', null, ['FR', 'DE', 'win']],
  ]);
});

/** The previous build, which knows version 1 only. */
async function openVersion1(letsGo: boolean): Promise<Dexie> {
  const old = new Dexie('crema', { ...disk, autoOpen: true });
  old.version(1).stores(Object.fromEntries(Object.keys(DATABASE_V1.stores).map((t) => [t, ''])));
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
  const old = await openVersion1(true);
  await storage.finish(played);
  const { results } = await storage.exportPlayerData({ plays: true });
  expect(results.find(({ id }) => id === '77')).toMatchObject({ hash: 'f00d', log: LOG });
  const row = { id: '78', result: ['FR', 'win'], openedOn: null, finishedAt: 9 };
  await old.table('gfGuesses').put(row, '78');
  expect(await storage.readResult('geografind', '78')).toEqual(row);
  old.close();
});

it('waits in memory for an older tab that does not let go, and loses nothing', async () => {
  const old = await openVersion1(false);
  const onBlocked = vi.fn();
  const waits: { ms: number; run: () => void }[] = [];
  const after: After = (ms, run) => {
    waits.push({ ms, run });
    return () => {};
  };
  const opened = openStorage({ platform: disk, after, onBlocked, warn: () => {} });
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
  expect(later.results.filter(({ game }) => game === 'geografind').length).toBe(
    rowsOf('gfGuesses').length + 1,
  );
});

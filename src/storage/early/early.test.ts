import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { GAME_IDS } from '../../games/definitions.ts';
import { openStorage } from '../open.ts';
import type { ProgressRow } from '../port.ts';
import { RESULT_TABLES } from '../tables.ts';
import { DATABASE_NAME } from './names.ts';
import { readEarly } from './readEarly.ts';
import { parseRecordRows, readRecordRows } from './recordRows.ts';
import { puzzleRequests, recordRequests } from './requests.ts';
import { parsePuzzleRows, readPuzzleRows } from './rows.ts';

const SHIFT = { puzzles: 'ssPuzzles', results: 'ssPuzzlesTimes', naming: 'number' } as const;
const YEARLY = { puzzles: 'ydPuzzles', results: 'ydScores', naming: 'date' } as const;

const progress = (id: string): ProgressRow => ({
  game: 'sudoku-shift',
  id,
  openedOn: '2026-11-21',
  session: [id],
  progress: 0.5,
  updatedAt: 7,
});

async function filled() {
  const indexedDB = new IDBFactory();
  const warn = vi.fn();
  const storage = openStorage({ platform: { indexedDB, IDBKeyRange }, warn });
  await storage.writePuzzle('sudoku-shift', '516', { some: 'puzzle' });
  await storage.writeProgress(progress('516'));
  await storage.finish({
    game: 'sudoku-shift',
    id: '515',
    result: [1, 2, 3, 4],
    openedOn: '2026-11-20',
    finishedAt: 5,
  });
  await storage.finish({
    game: 'yearly-daily',
    id: '2026-11-21',
    result: [9000, 0, 0.1],
    openedOn: '2026-11-21',
    finishedAt: 6,
  });
  return { indexedDB, storage };
}

/** Puts a value into a table past all rules. */
function spoil(indexedDB: IDBFactory, table: string, key: string, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE_NAME);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(table, 'readwrite');
      writing.objectStore(table).put(value, key);
      writing.oncomplete = () => resolve(opening.result.close());
    };
    opening.onerror = () => reject(opening.error);
  });
}

const early = (indexedDB: IDBFactory, requests: ReturnType<typeof puzzleRequests>) =>
  readEarly(requests, () => indexedDB);

describe('what is read before storage is there', () => {
  it.each([
    ['an unfinished puzzle', 'sudoku-shift', SHIFT, '516'],
    ['a finished one', 'sudoku-shift', SHIFT, '515'],
    ['one that was never opened', 'sudoku-shift', SHIFT, '1'],
    ['one that is named by its date', 'yearly-daily', YEARLY, '2026-11-21'],
  ] as const)('is what storage says: %s', async (_what, game, stored, id) => {
    const { indexedDB, storage } = await filled();
    const rows = await early(indexedDB, puzzleRequests(game, stored, id));
    const parsed = parsePuzzleRows(game, id, rows!);
    expect(parsed).toEqual(await readPuzzleRows(storage, game, id));
    expect(parsed).not.toBeNull();
  });

  it('tells whose it was', async () => {
    const { indexedDB, storage } = await filled();
    await storage.enterAccount({ uid: 'anna', email: null, config: null });
    const rows = await early(indexedDB, puzzleRequests('sudoku-shift', SHIFT, '515'));
    await storage.clearPlayerData({ unsent: 'keep' });
    expect(parsePuzzleRows('sudoku-shift', '515', rows!)).toMatchObject({ owner: 'anna' });
    expect(await readPuzzleRows(storage, 'sudoku-shift', '515')).toMatchObject({ owner: null });
  });

  it('is what storage says of all records', async () => {
    const { indexedDB, storage } = await filled();
    const rows = await early(indexedDB, recordRequests(RESULT_TABLES));
    const parsed = parseRecordRows(GAME_IDS, rows!);
    expect(parsed).toEqual(await Promise.all(GAME_IDS.map((id) => readRecordRows(storage, id))));
    expect(parsed?.[0]).toMatchObject({ results: [{ id: '515' }], progress: [{ id: '516' }] });
  });

  it('leaves a row that cannot be read to storage, which sets it aside', async () => {
    const { indexedDB, storage } = await filled();
    await spoil(indexedDB, 'progress', 'sudoku-shift/516', { game: 'chess' });
    const requests = puzzleRequests('sudoku-shift', SHIFT, '516');
    expect(parsePuzzleRows('sudoku-shift', '516', (await early(indexedDB, requests))!)).toBeNull();
    const all = await early(indexedDB, recordRequests(RESULT_TABLES));
    expect(parseRecordRows(GAME_IDS, all!)).toBeNull();
    const read = await readPuzzleRows(storage, 'sudoku-shift', '516');
    expect(read).toMatchObject({ progress: null, isAside: true });
    // From then on it is read early again, and says the same.
    const after = await early(indexedDB, requests);
    expect(parsePuzzleRows('sudoku-shift', '516', after!)).toEqual(read);
  });

  it('finds nothing where there is no database, and makes none', async () => {
    const indexedDB = new IDBFactory();
    const rows = await early(indexedDB, puzzleRequests('sudoku-shift', SHIFT, '516'));
    expect(rows).toEqual([[], [], [], [], [], []]);
    expect(parsePuzzleRows('sudoku-shift', '516', rows!)).toEqual({
      puzzle: null,
      progress: null,
      result: null,
      isAside: false,
      owner: null,
    });
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('is not to be had from a version without a table, from a closed database, or without any', async () => {
    const { indexedDB } = await filled();
    expect(await early(indexedDB, [['ghosts']])).toBeNull();
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(await readEarly([['meta']], closed)).toBeNull();
    const broken = { open: () => ({}) as IDBOpenDBRequest } as unknown as IDBFactory;
    const failing = readEarly([['meta']], () => ({
      ...broken,
      open() {
        const request = {} as IDBOpenDBRequest;
        queueMicrotask(() => request.onerror?.(new Event('error')));
        return request;
      },
    }));
    expect(await failing).toBeNull();
  });

  it('holds up nobody who upgrades the database afterwards', async () => {
    const { indexedDB, storage } = await filled();
    await early(indexedDB, puzzleRequests('sudoku-shift', SHIFT, '516'));
    storage.close();
    const blocked = vi.fn();
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(DATABASE_NAME, 1000);
      opening.onblocked = blocked;
      opening.onsuccess = () => resolve(opening.result.close());
    });
    expect(blocked).not.toHaveBeenCalled();
  });
});

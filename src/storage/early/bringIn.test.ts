import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { GAME_IDS } from '../../games/definitions.ts';
import { openStorage } from '../open.ts';
import type { ProgressRow } from '../port.ts';
import { RESULT_TABLES } from '../tables.ts';
import { withUnsavedLog } from '../unsavedLog.ts';
import { bringIn } from './bringIn.ts';
import { UNSAVED_KEY } from './names.ts';
import { readEarly } from './readEarly.ts';
import { parseRecordRows, readRecordRows } from './recordRows.ts';
import { puzzleRequests, recordRequests } from './requests.ts';
import { parsePuzzleRows, readPuzzleRows } from './rows.ts';

const SHIFT = { puzzles: 'ssPuzzles', results: 'ssPuzzlesTimes', naming: 'number' } as const;

const progress = (id: string, updatedAt: number, more: object = {}): ProgressRow => ({
  ...{ game: 'sudoku-shift', id, openedOn: '2026-11-21', progress: 0.5 },
  ...{ session: [updatedAt], updatedAt },
  ...more,
});
const left = (row: unknown, owner: unknown = null) => ({ kind: 'progress', row, owner });

/** A device with 516 begun at 7, 515 finished, and 514 looked at. */
async function device(owner: string | null) {
  const indexedDB = new IDBFactory();
  const open = () => openStorage({ platform: { indexedDB, IDBKeyRange }, warn: vi.fn() });
  const storage = open();
  if (owner) await storage.enterAccount({ uid: owner, email: null, config: null });
  await storage.writeProgress(progress('516', 7), owner);
  await storage.writeProgress(progress('514', 9, { looked: true }), owner);
  await storage.finish(
    {
      ...{ game: 'sudoku-shift', id: '515', result: [1, 2, 3, 4] },
      ...{ openedOn: '2026-11-20', finishedAt: 5 },
    },
    owner,
  );
  return { indexedDB, open };
}

/** What is read early of a device with these logs, and what storage tells once it has them. */
async function both(entries: readonly unknown[], owner: string | null = null) {
  const { indexedDB, open } = await device(owner);
  const logs = entries.map((entry) =>
    typeof entry === 'string' ? entry : JSON.stringify([entry]),
  );
  const puzzle = puzzleRequests('sudoku-shift', SHIFT, '516');
  const records = recordRequests(RESULT_TABLES);
  const early = async (requests: typeof puzzle) =>
    bringIn(requests, (await readEarly(requests, () => indexedDB))!, logs);
  const rows = { puzzle: await early(puzzle), records: await early(records) };
  const log = new Map(logs.map((text, i) => [`${UNSAVED_KEY}-${i}`, text]));
  const storage = withUnsavedLog(open(), {
    keys: () => [...log.keys()],
    getItem: (key) => log.get(key) ?? null,
    setItem: (key, text) => log.set(key, text),
    removeItem: (key) => log.delete(key),
  });
  return {
    ofPuzzle: rows.puzzle && parsePuzzleRows('sudoku-shift', '516', rows.puzzle),
    ofRecords: rows.records && parseRecordRows(GAME_IDS, rows.records),
    storage: {
      ofPuzzle: await readPuzzleRows(storage, 'sudoku-shift', '516'),
      ofRecords: await Promise.all(GAME_IDS.map((id) => readRecordRows(storage, id))),
    },
  };
}

describe('early rows with what earlier pages left', () => {
  it.each([
    ['a newer state of the game', [left(progress('516', 8))]],
    ['an older one, which changes nothing', [left(progress('516', 6))]],
    ['the same', [left(progress('516', 7))]],
    ['one with more moves, and a clock that is behind', [left(progress('516', 3, { counter: 2 }))]],
    [
      'two pages, of which the one with fewer moves has a clock that is ahead',
      [left(progress('516', 9, { counter: 2 })), left(progress('516', 99, { counter: 1 }))],
    ],
    ['two pages', [left(progress('516', 8)), left(progress('516', 9))]],
    ['two pages, the newer first', [left(progress('516', 9)), left(progress('516', 8))]],
    ['another game', [left(progress('513', 3))]],
    ['a look at a game that was begun', [left(progress('516', 10, { looked: true }))]],
    ['a beginning of what was looked at', [left(progress('514', 2))]],
    ['a torn log', ['[{"kind":"pro']],
    ['a log of nothing', ['[]']],
  ])('are what storage makes of %s', async (_what, entries) => {
    const found = await both(entries);
    expect(found.ofPuzzle).toEqual(found.storage.ofPuzzle);
    expect(found.ofRecords).toEqual(found.storage.ofRecords);
    expect(found.ofPuzzle).not.toBeNull();
  });

  it('are those of an account, with what was left in its name', async () => {
    const found = await both([left(progress('516', 8), 'anna')], 'anna');
    expect(found.ofPuzzle?.progress?.updatedAt).toBe(8);
    expect(found.ofPuzzle).toEqual(found.storage.ofPuzzle);
    expect(found.ofRecords).toEqual(found.storage.ofRecords);
  });

  it.each([
    [
      'a result',
      { kind: 'result', row: { game: 'sudoku-shift', id: '516', result: [1, 2, 3, 4] } },
    ],
    ['another account’s', left(progress('516', 8), 'ben')],
    ['no row', left(null)],
    ['a row of no game', left({ ...progress('516', 8), game: 'chess' })],
    ['a row without its session', left({ ...progress('516', 8), session: undefined })],
    ['no entry', 7],
    ['of a name that objects inherit', left({ ...progress('516', 8), game: '__proto__' })],
  ])('are left to storage where there is %s', async (_what, entry) => {
    const found = await both([entry]);
    expect(found.ofPuzzle).toBeNull();
    expect(found.ofRecords).toBeNull();
  });

  it('are left to storage where a finished puzzle is said to be unfinished', async () => {
    const found = await both([left(progress('515', 9))]);
    expect(found.ofRecords).toBeNull();
  });

  it('are left to storage where nobody asked whose they are', () => {
    expect(bringIn([['progress']], [[]], ['[]'])).toBeNull();
  });
});

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import type { ProgressRow } from './entities.ts';
import { PUBLISHED, UNSAVED_KEY } from './keys.ts';
import { openStorage } from './open.ts';
import type { ReadStorage } from './port.ts';
import { prefetch, type Wanted } from './prefetch.ts';
import { NotInSnapshot, snapshotOf } from './snapshot.ts';
import { RESULT_TABLES } from './tables.ts';
import { withUnsavedLog } from './unsavedLog.ts';

const META: readonly Wanted[] = [
  ['meta', 'account'],
  ['meta', PUBLISHED],
];
const PUZZLE: readonly Wanted[] = [
  ['ssPuzzles', '516'],
  ['progress', 'sudoku-shift/516'],
  ['ssPuzzlesTimes', '516'],
  ...META,
];
const PAST: readonly Wanted[] = [
  ...RESULT_TABLES.map((table): Wanted => [table]),
  ['progress'],
  ...META,
];

async function puzzleIn(storage: ReadStorage, game: GameId = 'sudoku-shift', id = '516') {
  return {
    puzzle: await storage.readPuzzle(game, id),
    progress: await storage.readProgress(game, id),
    result: await storage.readResult(game, id),
    isUnreadable: await storage.isProgressUnreadable(game, id),
    account: await storage.readAccount(),
  };
}

const pastIn = async (storage: ReadStorage) => ({
  results: await Promise.all(GAME_IDS.map((game) => storage.readResults(game))),
  progress: await storage.listProgress(),
  published: await storage.getMeta(PUBLISHED),
});

const progress = (id: string, updatedAt: number, more: object = {}): ProgressRow => ({
  ...{ game: 'sudoku-shift', id, openedOn: '2026-11-21', progress: 0.5 },
  ...{ session: [updatedAt], updatedAt, counter: 0 },
  ...more,
});

/** A device with Sudoku Shift 516 begun, 514 viewed and 515 finished, and a Yearly Daily too. */
async function makeDevice() {
  const indexedDB = new IDBFactory();
  const open = () => openStorage('crema', { platform: { indexedDB, IDBKeyRange } });
  const storage = open();
  await storage.keepPuzzle('sudoku-shift', '516', { some: 'puzzle' });
  await storage.putMeta(PUBLISHED, { puzzles: { 'sudoku-shift/9': { state: 'held' } } });
  await storage.writeProgress(progress('516', 7));
  await storage.writeProgress(progress('514', 9, { looked: true }));
  const finished = { openedOn: '2026-11-20', finishedAt: 5 } as const;
  const shift = { ...finished, game: 'sudoku-shift', id: '515', result: [1, 2, 3, 4] } as const;
  const yearly = {
    ...finished,
    game: 'yearly-daily',
    id: '2026-11-20',
    result: [9, 0, 0.1],
  } as const;
  await storage.finish(shift);
  await storage.finish(yearly);
  const snapshot = async (wanted: readonly Wanted[], logs: readonly string[] = []) =>
    snapshotOf((await prefetch('crema', wanted, () => indexedDB))!, logs);
  return { indexedDB, open, storage, snapshot };
}

/** Writes a value to a table, bypassing all rules. */
function spoil(indexedDB: IDBFactory, table: string, key: string, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('crema');
    opening.onsuccess = () => {
      const writing = opening.result.transaction(table, 'readwrite');
      writing.objectStore(table).put(value, key);
      writing.oncomplete = () => resolve(opening.result.close());
    };
    opening.onerror = () => reject(opening.error);
  });
}

describe('the snapshot', () => {
  it.each([
    ['an unfinished puzzle', '516'],
    ['a finished one', '515'],
    ['one that was never opened', '1'],
  ])('tells what storage does of %s', async (_name, id) => {
    const { storage, snapshot } = await makeDevice();
    const wanted: readonly Wanted[] = [
      ['ssPuzzles', id],
      ['progress', `sudoku-shift/${id}`],
      ['ssPuzzlesTimes', id],
      ...META,
    ];
    const found = await puzzleIn((await snapshot(wanted))!, 'sudoku-shift', id);
    expect(found).toEqual(await puzzleIn(storage, 'sudoku-shift', id));
  });

  it('tells what storage does of one that is named by its date', async () => {
    const { storage, snapshot } = await makeDevice();
    const found = (await snapshot([['ydScores', '11_20_2026']]))!;
    const result = await found.readResult('yearly-daily', '2026-11-20');
    expect(result).toMatchObject({ result: [9, 0, 0.1] });
    expect(result).toEqual(await storage.readResult('yearly-daily', '2026-11-20'));
  });

  it('tells what storage does of all that was played', async () => {
    const { storage, snapshot } = await makeDevice();
    const found = await pastIn((await snapshot(PAST))!);
    expect(found).toEqual(await pastIn(storage));
    expect(found.results.flat().map(({ id }) => id)).toEqual(['2026-11-20', '515']);
    expect(found.progress).toMatchObject([{ id: '516' }]);
  });

  it('tells what storage does of a row that cannot be read', async () => {
    const { indexedDB, storage, snapshot } = await makeDevice();
    await spoil(indexedDB, 'progress', 'sudoku-shift/516', { game: 'chess' });
    const read = await puzzleIn(storage);
    expect(read).toMatchObject({ progress: null, isUnreadable: true });
    expect(await puzzleIn((await snapshot(PUZZLE))!)).toEqual(read);
    expect(await pastIn((await snapshot(PAST))!)).toEqual(await pastIn(storage));
  });

  it('does not answer for entries that were not prefetched', async () => {
    const { snapshot } = await makeDevice();
    const found = (await snapshot(PUZZLE))!;
    await expect(found.readResults('sudoku-shift')).rejects.toThrow(NotInSnapshot);
    await expect(found.listProgress()).rejects.toThrow(NotInSnapshot);
    await expect(found.readProgress('sudoku-shift', '515')).rejects.toThrow(NotInSnapshot);
    await expect(found.getMeta('labels')).rejects.toThrow(NotInSnapshot);
  });
});

const left = (row: unknown) => ({ kind: 'progress', row });

/** The snapshot of a device with these logs, and storage's answers after importing them. */
async function both(entries: readonly unknown[]) {
  const { open, snapshot } = await makeDevice();
  const logs = entries.map((entry) =>
    typeof entry === 'string' ? entry : JSON.stringify([entry]),
  );
  const [puzzle, past] = [await snapshot(PUZZLE, logs), await snapshot(PAST, logs)];
  const found = { puzzle: puzzle && (await puzzleIn(puzzle)), past: past && (await pastIn(past)) };
  const log = new Map(logs.map((text, i) => [`${UNSAVED_KEY}/${i}`, text]));
  const storage = withUnsavedLog(
    open(),
    {
      isKept: () => true,
      keys: () => [...log.keys()],
      getItem: (key) => log.get(key) ?? null,
      setItem: (key, text) => log.set(key, text),
      removeItem: (key) => log.delete(key),
    },
    'crema',
  );
  return { found, stored: { puzzle: await puzzleIn(storage), past: await pastIn(storage) } };
}

describe('the snapshot with what earlier pages left unsaved', () => {
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
  ])('is what storage makes of %s', async (_name, entries) => {
    const { found, stored } = await both(entries);
    expect(found).toEqual(stored);
  });

  const result = { game: 'sudoku-shift', id: '516', result: [1, 2, 3, 4] };
  it.each([
    ['a result', { kind: 'result', row: result }],
    ['no row', left(null)],
    ['a row of no game', left({ ...progress('516', 8), game: 'chess' })],
    ['a row without its session', left({ ...progress('516', 8), session: undefined })],
    ['no entry', 7],
    ['a name that objects inherit', left({ ...progress('516', 8), game: '__proto__' })],
  ])('is left to storage where there is %s', async (_name, entry) => {
    const { found } = await both([entry]);
    expect(found).toEqual({ puzzle: null, past: null });
  });

  it('is left to storage where a finished puzzle is said to be unfinished', async () => {
    const { found } = await both([left(progress('515', 9))]);
    expect(found.past).toBeNull();
  });
});

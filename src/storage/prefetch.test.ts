import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { type Prefetched, prefetch, type Wanted } from './prefetch.ts';

const PROGRESS: Wanted = ['progress', 'sudoku-shift/516'];

/** A database under the app's name. */
function makeDatabase(entries: Readonly<Record<string, unknown>>): Promise<IDBFactory> {
  const indexedDB = new IDBFactory();
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('crema');
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const table of ['progress', 'meta']) opening.result.createObjectStore(table);
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction('progress', 'readwrite');
      for (const [key, value] of Object.entries(entries)) {
        writing.objectStore('progress').put(value, key);
      }
      writing.oncomplete = () => {
        opening.result.close();
        resolve(indexedDB);
      };
    };
  });
}

const databaseOf = (indexedDB: IDBFactory) => () => indexedDB;

it('reads one entry of a table, or the whole table', async () => {
  const indexedDB = await makeDatabase({ 'sudoku-shift/516': { a: 1 }, 'sudoku-shift/517': 2 });
  const whole: Wanted = ['progress'];
  const missing: Wanted = ['meta', 'account'];
  expect(await prefetch('crema', [PROGRESS, whole, missing], databaseOf(indexedDB))).toEqual([
    { wanted: PROGRESS, entries: [['sudoku-shift/516', { a: 1 }]] },
    {
      wanted: whole,
      entries: [
        ['sudoku-shift/516', { a: 1 }],
        ['sudoku-shift/517', 2],
      ],
    },
    { wanted: missing, entries: [] },
  ] satisfies Prefetched[]);
});

it('finds nothing where there is no database, and makes none', async () => {
  const indexedDB = new IDBFactory();
  expect(await prefetch('crema', [PROGRESS], databaseOf(indexedDB))).toEqual([
    { wanted: PROGRESS, entries: [] },
  ]);
  expect(await indexedDB.databases()).toEqual([]);
});

it.each<[string, () => Promise<() => IDBFactory>]>([
  ['of a version without the table', async () => databaseOf(await makeDatabase({}))],
  [
    'that is closed to the page',
    async () => () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'that fails to open',
    async () => () =>
      ({
        open() {
          const request = {} as IDBOpenDBRequest;
          queueMicrotask(() => request.onerror?.(new Event('error')));
          return request;
        },
      }) as unknown as IDBFactory,
  ],
])('has no answer from a database %s', async (_name, makeDatabases) => {
  expect(await prefetch('crema', [['ghosts']], await makeDatabases())).toBeNull();
});

it('does not wait for a database that is silent', async () => {
  vi.useFakeTimers();
  const reading = prefetch(
    'crema',
    [PROGRESS],
    () => ({ open: () => ({}) }) as unknown as IDBFactory,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reading).toBeNull();
  vi.useRealTimers();
});

it('does not block an upgrade of the database afterwards', async () => {
  const indexedDB = await makeDatabase({});
  await prefetch('crema', [PROGRESS], databaseOf(indexedDB));
  const blocked = vi.fn();
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('crema', 1000);
    opening.onblocked = blocked;
    opening.onsuccess = () => resolve(opening.result.close());
  });
  expect(blocked).not.toHaveBeenCalled();
});

it('lets go of the database when the page is left, which may be frozen in the middle of a read', async () => {
  const indexedDB = await makeDatabase({ 'sudoku-shift/516': 1 });
  const page = new EventTarget();
  const leaveWhileReading = vi.fn(() => page.dispatchEvent(new Event('pagehide')));
  const original = page.addEventListener.bind(page);
  page.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    original(...args);
    leaveWhileReading();
  };
  expect(await prefetch('crema', [PROGRESS], databaseOf(indexedDB), page)).toBeNull();
  expect(leaveWhileReading).toHaveBeenCalledOnce();
  // A page that stays, and is left afterwards.
  const other = new EventTarget();
  expect(await prefetch('crema', [PROGRESS], databaseOf(indexedDB), other)).toMatchObject([
    { entries: [['sudoku-shift/516', 1]] },
  ]);
  other.dispatchEvent(new Event('pagehide'));
});

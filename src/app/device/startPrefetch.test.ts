import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFINITIONS } from '../../games/definitions.ts';
import { readPuzzleRows } from '../../play/puzzleRows.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import { openStorage } from '../../storage/open.ts';
import type { ReadStorage } from '../../storage/port.ts';
import { NotInSnapshot, snapshotOf } from '../../storage/snapshot.ts';
import { makeBootFacts } from '../shell/prerender/makeBootFacts.ts';
import { fetchPack, startPrefetch, takePrefetched } from './startPrefetch.ts';

const { games } = makeBootFacts({
  scripts: ['/assets/react.js', '/assets/app.js'],
  font: '/assets/font.woff2',
  preloads: { games: {}, begun: [] },
});
const TODAY = '2026-11-21' as const;

const fetched = vi.fn((_url: string) => Promise.resolve(new Response('{}')));
let opened = 0;

beforeEach(() => {
  opened = 0;
  const databases = new IDBFactory();
  const open = databases.open.bind(databases);
  databases.open = (...args) => {
    opened++;
    return open(...args);
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('indexedDB', databases);
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/**
 * The snapshot of storage that the app reads first, after the boot script's prefetch for this path.
 */
async function snapshotFor(path: string): Promise<ReadStorage> {
  window.startedPrefetch = startPrefetch(games, path, TODAY);
  const ahead = await takePrefetched();
  return snapshotOf(ahead!.prefetched, ahead!.logs)!;
}

it.each([
  ['/sudoku-shift/516', 'sudoku-shift', '516'],
  ['/sudoku-shift/today', 'sudoku-shift', '516'],
  ['/yearly-daily/2026-11-20/', 'yearly-daily', '2026-11-20'],
] as const)('for %s the rows of the page and its pack are read', async (path, game, id) => {
  const rows = await readPuzzleRows(await snapshotFor(path), game, id);
  expect(rows).toMatchObject({ puzzle: null, progress: null, result: null });
  const url = `/puzzles/${game}/2026-11.json`;
  await fetchPack(url);
  expect(fetched.mock.calls).toEqual([[url]]);
});

it('for the home page all that was played is read', async () => {
  const home = await snapshotFor('/');
  for (const { id } of DEFINITIONS) expect(await home.readResults(id)).toEqual([]);
  expect(await home.listProgress()).toEqual([]);
  expect(await home.getMeta(PUBLISHED)).toBeUndefined();
});

it('a player who may be new to the game has all of its rows read, another has not', async () => {
  const local: Record<string, string> = { 'crema-tried': 'geografind' };
  vi.stubGlobal('localStorage', local);
  const first = await snapshotFor('/sudoku-shift/516');
  expect(await first.readResults('sudoku-shift')).toEqual([]);
  expect(await first.listProgress('sudoku-shift')).toEqual([]);
  local['crema-tried'] = 'geografind sudoku-shift';
  const tried = await snapshotFor('/sudoku-shift/516');
  expect(await tried.readResult('sudoku-shift', '516')).toBeNull();
  await expect(tried.readResults('sudoku-shift')).rejects.toThrow(NotInSnapshot);
});

it('what was taken over is not given twice: it may have changed since', async () => {
  window.startedPrefetch = startPrefetch(games, '/sudoku-shift/516', TODAY);
  expect(await takePrefetched()).not.toBeNull();
  expect(await takePrefetched()).toBeNull();
  expect(opened).toBe(1);
  await fetchPack('/puzzles/sudoku-shift/2026-11.json');
  await fetchPack('/puzzles/sudoku-shift/2026-11.json');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('another pack than the one that was read ahead is fetched', async () => {
  window.startedPrefetch = startPrefetch(games, '/sudoku-shift/516', TODAY);
  await fetchPack('/puzzles/sudoku-shift/2026-10.json');
  expect(fetched).toHaveBeenLastCalledWith('/puzzles/sudoku-shift/2026-10.json');
});

it.each(['/sudoku-shift', '/sudoku-shift/archive', '/sudoku-shift/9999', '/tea/1', '/licences'])(
  'for %s nothing is read',
  (path) => {
    expect(startPrefetch(games, path, TODAY)).toBeNull();
    expect(opened).toBe(0);
  },
);

it('what earlier pages were still writing is taken along, as it stood before the database was read', async () => {
  const stored: Record<string, string> = {
    'crema-color-mode': 'dark',
    'crema-unsaved/0.4': '[1]',
    'crema-unsaved/0.5': '[2]',
    'crema-unsaved~ben/0.6': '[3]',
  };
  vi.stubGlobal('localStorage', stored);
  window.startedPrefetch = startPrefetch(games, '/sudoku-shift/516', TODAY);
  delete stored['crema-unsaved/0.5'];
  expect((await takePrefetched())?.logs).toEqual(['[1]', '[2]']);
});

it('tells whether the puzzle was begun, as soon as the database says so', async () => {
  const storage = openStorage('crema', { platform: { indexedDB, IDBKeyRange } });
  const row = { openedOn: TODAY, session: {}, progress: 0.5, updatedAt: 1, counter: 1 } as const;
  await storage.writeProgress({ ...row, game: 'sudoku-shift', id: '516' });
  const isStarted = (path: string) => startPrefetch(games, path, TODAY)?.isStarted;
  expect(await isStarted('/sudoku-shift/516')).toBe(true);
  expect(await isStarted('/sudoku-shift/515')).toBe(false);
  expect(await isStarted('/')).toBe(false);
});

it('a local store that is closed to the page has no logs', async () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: closed }));
  window.startedPrefetch = startPrefetch(games, '/sudoku-shift/516', TODAY);
  expect((await takePrefetched())?.logs).toEqual([]);
});

it('a database that does not answer is not waited for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  window.startedPrefetch = startPrefetch(games, '/sudoku-shift/516', TODAY);
  const pack = fetchPack('/puzzles/sudoku-shift/2026-11.json');
  const taken = takePrefetched();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await taken).toBeNull();
  expect(await pack).toBeInstanceOf(Response);
  vi.useRealTimers();
});

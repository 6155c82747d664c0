import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFINITIONS } from '../../games/definitions.ts';
import { puzzleRequests, recordRequests } from '../../storage/early/requests.ts';
import { openStorage } from '../../storage/open.ts';
import { RESULT_TABLES } from '../../storage/tables.ts';
import { makeBootFacts } from '../shell/prerender/makeBootFacts.ts';
import { fetchPack, readAhead, rowsAhead } from './ahead.ts';

const { games } = makeBootFacts({
  build: 'a',
  app: '/assets/app.js',
  font: '/assets/font.woff2',
  preloads: { home: [], puzzle: [], begun: [], left: [], rules: {}, views: {} },
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
  vi.stubGlobal('window', {});
  vi.stubGlobal('indexedDB', databases);
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** What the app asks for when it opens a puzzle. */
function requestsOf(game: string, id: string) {
  const { schedule, stored } = DEFINITIONS.find((one) => one.id === game)!;
  return puzzleRequests(game, { ...stored, naming: schedule.naming }, id);
}

it.each([
  ['/sudoku-shift/517', 'sudoku-shift', '517'],
  ['/sudoku-shift/today', 'sudoku-shift', '517'],
  ['/yearly-daily/2026-11-20/', 'yearly-daily', '2026-11-20'],
])('for %s the app finds its rows and its pack on the way', async (path, game, id) => {
  window.ahead = readAhead(games, path, '2026-11-22');
  expect(await rowsAhead(requestsOf(game, id)).found).toEqual([[], [], [], [], [], []]);
  expect(opened).toBe(1);
  const url = `/puzzles/${game}/2026-11.json`;
  await fetchPack(url);
  expect(fetched.mock.calls).toEqual([[url]]);
});

it('what was taken over is not given twice: it may have changed since', async () => {
  window.ahead = readAhead(games, '/', TODAY);
  const requests = recordRequests(RESULT_TABLES);
  await rowsAhead(requests).found;
  await rowsAhead(requests).found;
  expect(opened).toBe(2);
  window.ahead = readAhead(games, '/sudoku-shift/516', TODAY);
  await fetchPack('/puzzles/sudoku-shift/2026-11.json');
  await fetchPack('/puzzles/sudoku-shift/2026-11.json');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('another page than the one that was read ahead for reads for itself', async () => {
  window.ahead = readAhead(games, '/sudoku-shift/516', TODAY);
  await rowsAhead(requestsOf('sudoku-shift', '515')).found;
  expect(opened).toBe(2);
  await fetchPack('/puzzles/sudoku-shift/2026-10.json');
  expect(fetched).toHaveBeenLastCalledWith('/puzzles/sudoku-shift/2026-10.json');
});

it.each(['/sudoku-shift', '/sudoku-shift/archive', '/sudoku-shift/9999', '/tea/1', '/licences'])(
  'for %s nothing is read',
  (path) => {
    expect(readAhead(games, path, TODAY)).toBeNull();
    expect(opened).toBe(0);
  },
);

it('what earlier pages were still writing is taken along, as it stood before the database was read', async () => {
  const stored: Record<string, string> = {
    'crema-color-mode': 'dark',
    'crema-unsaved': '[1]',
    'crema-unsaved-0.5': '[2]',
  };
  vi.stubGlobal('localStorage', stored);
  window.ahead = readAhead(games, '/sudoku-shift/516', TODAY);
  delete stored['crema-unsaved-0.5'];
  expect(rowsAhead(requestsOf('sudoku-shift', '516')).logs).toEqual(['[1]', '[2]']);
  expect(rowsAhead(requestsOf('sudoku-shift', '515')).logs).toEqual(['[1]']);
});

it('tells whether the puzzle was begun, as soon as the database says so', async () => {
  const storage = openStorage({ platform: { indexedDB, IDBKeyRange } });
  const row = { openedOn: TODAY, session: {}, progress: 0.5, updatedAt: 1 } as const;
  await storage.writeProgress({ ...row, game: 'sudoku-shift', id: '516' });
  const isBegun = (path: string) => readAhead(games, path, TODAY)?.isBegun;
  expect(await isBegun('/sudoku-shift/516')).toBe(true);
  expect(await isBegun('/sudoku-shift/515')).toBe(false);
  expect(await isBegun('/')).toBe(false);
});

it('a store that is closed to us holds nothing of ours', async () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: closed }));
  expect(rowsAhead(requestsOf('sudoku-shift', '516')).logs).toEqual([]);
});

it('a database that does not answer is not waited for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  window.ahead = readAhead(games, '/sudoku-shift/516', TODAY);
  const pack = fetchPack('/puzzles/sudoku-shift/2026-11.json');
  const rows = rowsAhead(requestsOf('sudoku-shift', '516')).found;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await rows).toBeNull();
  expect(await pack).toBeInstanceOf(Response);
  vi.useRealTimers();
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchPath, DEFINITIONS, FORMER_DATA_PATH, GAME_IDS } from '../../games/definitions.ts';
import { findRoute } from './routes.ts';

describe('the address', () => {
  it.each([
    ['/', '/', {}],
    ['/licences', '/licences', {}],
    ['/privacy', '/privacy', {}],
    ['/accessibility', '/accessibility', {}],
    ['/sudoku-shift', '/sudoku-shift', {}],
    ['/sudoku-shift/', '/sudoku-shift', {}],
    ['/Sudoku-Shift//', '/sudoku-shift', {}],
    ['/sudoku-shift/archive', '/sudoku-shift/archive', {}],
    ['/sudoku-shift/516', '/sudoku-shift/:id', { id: '516' }],
    ['/sudoku-shift/516/leaderboard', '/sudoku-shift/:id/leaderboard', { id: '516' }],
  ])('%s is the page %s', (pathname, path, params) => {
    const found = findRoute(pathname);
    expect(found?.route.path).toBe(path);
    expect(found?.params).toEqual(params);
  });

  it.each(['/nowhere', '/sudoku-shift/516/leaderboard/more', '/tea-party'])(
    '%s is none',
    (pathname) => {
      expect(findRoute(pathname)).toBeNull();
    },
  );
});

it('has no address with a secret but that of a table, which error reports leave out', () => {
  const source = readFileSync(new URL('routes.ts', import.meta.url), 'utf8');
  const addresses = [...source.matchAll(/['`](\S*\/:\w+)['`/]/g)].map(([, path]) => path!);
  expect(addresses).toContain('/join/:code');
  expect(addresses.filter((path) => !path.endsWith('/:id'))).toEqual(['/join/:code']);
});

it('serves the specification’s four addresses for every game', () => {
  for (const { id } of DEFINITIONS) {
    for (const path of [`/${id}`, `/${id}/archive`, `/${id}/1`, `/${id}/1/leaderboard`]) {
      expect(findRoute(path)?.route.definition?.id).toBe(id);
    }
  }
});

it('has a page for the desk’s addresses, for when the network fails', () => {
  for (const path of ['/barista', '/barista/sudoku', '/barista/yearly-daily-legacy']) {
    expect(findRoute(path)?.route.path).toBe('/barista/*');
  }
});

it('the desk has a bench for every game, and a page for the former site’s data', () => {
  const benches = GAME_IDS.map(benchPath);
  expect(benches).toEqual(
    expect.arrayContaining([
      ...['/barista/sudoku', '/barista/yearly-daily', '/barista/crossnumber'],
      ...['/barista/geografind', '/barista/royal-family'],
    ]),
  );
  expect(new Set(benches).size).toBe(GAME_IDS.length);
  expect(FORMER_DATA_PATH).toBe('/barista/yearly-daily-legacy');
});

import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../games/definitions.ts';
import { findRoute } from './routes.ts';

describe('the address', () => {
  it.each([
    ['/', '/', {}],
    ['/licences', '/licences', {}],
    ['/sudoku-shift', '/sudoku-shift', {}],
    ['/sudoku-shift/', '/sudoku-shift', {}],
    ['/sudoku-shift/archive', '/sudoku-shift/archive', {}],
    ['/sudoku-shift/516', '/sudoku-shift/:id', { id: '516' }],
    ['/sudoku-shift/516/leaderboard', '/sudoku-shift/:id/leaderboard', { id: '516' }],
  ])('%s is the page %s', (pathname, path, params) => {
    const found = findRoute(pathname);
    expect(found?.route.path).toBe(path);
    expect(found?.params).toEqual(params);
  });

  it.each([
    '/nowhere',
    '/sudoku-shift/516/leaderboard/more',
    '/tea-party',
    '/barista/sudoku-shift',
    '/barista/tea-party',
  ])('%s is none', (pathname) => {
    expect(findRoute(pathname)).toBeNull();
  });
});

it('serves the specification’s four addresses for every game', () => {
  for (const { id } of DEFINITIONS) {
    for (const path of [`/${id}`, `/${id}/archive`, `/${id}/1`, `/${id}/1/leaderboard`]) {
      expect(findRoute(path)?.route.definition?.id).toBe(id);
    }
  }
});

it('serves the desk’s seven addresses, and asks at each who is there', () => {
  const addresses = [
    ['/barista', undefined],
    ['/barista/sudoku', 'sudoku-shift'],
    ['/barista/geografind', 'geografind'],
    ['/barista/crossnumber', 'crossnumber'],
    ['/barista/royal-family', 'royal-family'],
    ['/barista/yearly-daily', 'yearly-daily'],
    ['/barista/yearly-daily-legacy', undefined],
  ] as const;
  for (const [path, game] of addresses) {
    const found = findRoute(path);
    expect(found?.route.path).toBe(path);
    expect(found?.route.definition?.id).toBe(game);
    expect(found?.route.guards).toEqual(['staff']);
  }
});

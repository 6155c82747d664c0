import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runGuards } from './guards.ts';

function visit(path: string): LoaderFunctionArgs {
  const id = path.split('/')[2];
  return {
    request: new Request(`http://localhost${path}`),
    params: id === undefined ? {} : { id },
  } as unknown as LoaderFunctionArgs;
}

/** What running the guards throws, or null. */
function thrownAt(path: string, names: readonly string[] = ['puzzle-id']): unknown {
  try {
    runGuards(names, visit(path));
    return null;
  } catch (thrown) {
    return thrown;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 21, 9));
});
afterEach(() => vi.useRealTimers());

describe('a route', () => {
  it('that names a guard that does not exist is an error', () => {
    expect(thrownAt('/sudoku-shift/516', ['auth'])).toEqual(new Error('Unknown route middleware'));
    expect(thrownAt('/sudoku-shift/516', ['toString'])).toEqual(
      new Error('Unknown route middleware'),
    );
  });

  it('without guards is open', () => {
    expect(thrownAt('/sudoku-shift/nonsense', [])).toBeNull();
  });
});

describe('a puzzle’s address', () => {
  it.each(['/sudoku-shift/1', '/sudoku-shift/516', '/sudoku-shift/516/leaderboard'])(
    '%s is open',
    (path) => {
      expect(thrownAt(path)).toBeNull();
    },
  );

  it.each([
    '/sudoku-shift/517',
    '/sudoku-shift/0',
    '/sudoku-shift/-1',
    '/sudoku-shift/01',
    '/sudoku-shift/1e2',
    '/sudoku-shift/5.0',
    '/sudoku-shift/2026-11-21',
    '/sudoku-shift/99999999999999999999',
    '/sudoku-shift/abc',
    '/sudoku-shift/517/leaderboard',
  ])('%s is not found', async (path) => {
    const thrown = thrownAt(path);
    expect(thrown).toBeInstanceOf(Response);
    const response = thrown as Response;
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`Page Not Found: ${path}`);
  });

  it('may say today', () => {
    const thrown = thrownAt('/sudoku-shift/today') as Response;
    expect(thrown.status).toBe(302);
    expect(thrown.headers.get('Location')).toBe('/sudoku-shift/516');
    const board = thrownAt('/sudoku-shift/today/leaderboard') as Response;
    expect(board.headers.get('Location')).toBe('/sudoku-shift/516/leaderboard');
  });
});

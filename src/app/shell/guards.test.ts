import { describe, expect, it } from 'vitest';
import { findDefinition } from '../../games/definitions.ts';
import type { Visit } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';
import { runGuards } from './guards.ts';

const { signal } = new AbortController();

function visit(pathname: string): Visit {
  const [, game = '', id] = pathname.split('/');
  return {
    pathname,
    params: { id },
    definition: findDefinition(game),
    today: '2026-11-21',
    signal,
  };
}

/** The value that the guards throw for a path, or null. */
function thrownAt(pathname: string, names: readonly string[] = ['puzzle-id']): Promise<unknown> {
  return runGuards(names, visit(pathname)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

describe('a route', () => {
  it('that names a guard that does not exist is an error', async () => {
    expect(await thrownAt('/sudoku-shift/516', ['auth'])).toEqual(
      new Error('Unknown route middleware'),
    );
    expect(await thrownAt('/sudoku-shift/516', ['toString'])).toEqual(
      new Error('Unknown route middleware'),
    );
  });

  it('without guards is open', async () => {
    expect(await thrownAt('/sudoku-shift/nonsense', [])).toBeNull();
  });
});

describe('a puzzle’s address', () => {
  it.each(['/sudoku-shift/1', '/sudoku-shift/516', '/sudoku-shift/516/leaderboard'])(
    '%s is open',
    async (path) => {
      expect(await thrownAt(path)).toBeNull();
    },
  );

  it.each([
    '/sudoku-shift/517',
    '/sudoku-shift/0',
    '/sudoku-shift/abc',
    '/sudoku-shift/517/leaderboard',
    '/tea-party/1',
  ])('%s is not found', async (path) => {
    const thrown = await thrownAt(path);
    expect(thrown).toBeInstanceOf(PageError);
    expect(thrown).toMatchObject({ status: 404, message: `Page Not Found: ${path}` });
  });

  it('may say today', async () => {
    const go = (path: string) => runGuards(['puzzle-id'], visit(path));
    expect(await go('/sudoku-shift/today')).toBe('/sudoku-shift/516');
    expect(await go('/sudoku-shift/today/leaderboard')).toBe('/sudoku-shift/516/leaderboard');
    expect(await go('/sudoku-shift/516')).toBeNull();
  });
});

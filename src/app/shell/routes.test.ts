import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../games/definitions.ts';
import { findRoute } from './routes.ts';

describe('the address', () => {
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

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pageFor, show } from './pageLoading.ts';

it.each([
  ['/sudoku-shift/1.', '/sudoku-shift/1'],
  ['/sudoku-shift/1%E2%80%9D).', '/sudoku-shift/1'],
  ['/sudoku-shift/1/leaderboard!', '/sudoku-shift/1/leaderboard'],
  ['/sudoku-shift/archive,', '/sudoku-shift/archive'],
  ['/statistics.', '/statistics'],
])('%s, a link at the end of a sentence, leads to %s', async (path, to) => {
  expect(await pageFor(path, 0)).toEqual({ kind: 'redirect', to });
});

it.each([
  ['/nowhere.', 'Page not found: /nowhere.'],
  ['/sudoku-shift/999999.', 'Page Not Found: /sudoku-shift/999999.'],
  ['/sudoku-shift/1,2', 'Page Not Found: /sudoku-shift/1,2'],
])('%s leads nowhere, and is named as it was typed', async (path, message) => {
  await expect(pageFor(path, 0)).rejects.toMatchObject({ status: 404, message });
});

it('a page that was left by going back before it was shown is dropped', async () => {
  const hide = show('/', 0);
  history.pushState(null, '', '/statistics');
  const left = pageFor('/statistics', 0);
  await left;
  expect(pageFor('/statistics', 0)).toBe(left);
  history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(pageFor('/statistics', 0)).not.toBe(left);
  hide();
});

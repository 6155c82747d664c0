/** Unknown addresses and redirects. */
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { becomeOfflineReady } from './support/app.ts';
import { expect, withWorker } from './support/fixtures.ts';

withWorker('a page fetches nothing that other games show', { tag: '@all' }, async ({ page }) => {
  const games = DEFINITIONS.map(({ id }) => id);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const shown = () =>
    games.filter((game) =>
      fetched.some(
        (file) => file.startsWith(`/assets/${game}-`) && !/-(rules|miniature)-/.test(file),
      ),
    );
  await page.goto('/');
  await becomeOfflineReady(page);
  expect(shown()).toEqual([]);
  for (const game of games) {
    fetched.length = 0;
    await page.goto(`/${game}/today`);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(shown()).toEqual([game]);
  }
});

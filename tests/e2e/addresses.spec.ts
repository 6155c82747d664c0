/** Unknown addresses and redirects. */
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { becomeOfflineReady, notFoundText } from './support/app.ts';
import { TOMORROW } from './support/day.ts';
import { expect, test, withWorker } from './support/fixtures.ts';

test('an unknown address says so and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/sudoku-shift/0516']) {
    await page.goto(path);
    await expect(notFoundText(page)).toHaveText(new RegExp(`^Page not found: ${path}$`, 'i'));
    await expect(page).toHaveTitle('Page not found · Crema');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('the address of a puzzle that is still to come says when it opens', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(`/sudoku-shift/${TOMORROW}`);
  await expect(
    page.getByText('This puzzle opens tomorrow, at midnight where you are.'),
  ).toBeVisible();
  await page.goto('/yearly-daily/2026-12-24');
  await expect(
    page.getByText('This puzzle opens on Thursday 24 December 2026, in 33 days'),
  ).toBeVisible();
  await page.goto('/yearly-daily/2025-01-01');
  await expect(page.getByText('The address may be mistyped.')).toBeVisible();
});

test('the archive tells how hard each puzzle is, and jumps to a month', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/sudoku-shift/archive');
  const monday = page
    .getByRole('region', { name: 'November 2026' })
    .getByRole('link', { name: '16 November, not played' });
  await expect(monday).toHaveAttribute('aria-description', 'one bean');
  const summer = page.getByRole('region', { name: 'June 2025' });
  await expect(summer).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Months' }).getByText('Jun').last().click();
  await expect(summer).toBeInViewport();
  await page.goto('/crossnumber/archive');
  await expect(page.getByRole('link', { name: /Number 59.*not played.*four beans/ })).toBeVisible();
});

withWorker('a page fetches nothing that other games show', async ({ page }) => {
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

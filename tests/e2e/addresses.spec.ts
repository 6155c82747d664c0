/** Unknown addresses and redirects. */
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { becomeOfflineReady, notFoundText, PuzzlePage } from './support/app.ts';
import { TODAY, TOMORROW } from './support/day.ts';
import { expect, test, withWorker } from './support/fixtures.ts';

for (const path of [
  '/nowhere',
  '/sudoku-shift/516/leaderboard/more',
  '/sudoku-shift/516/statistics',
  '/tea/516',
  '/constructor',
  '/SUDOKU',
]) {
  test(`${path} matches no route`, async ({ page }) => {
    await page.goto(path);
    await expect(notFoundText(page)).toHaveText(`Page not found: ${path}`);
    await expect(page).toHaveTitle('Page not found · Crema');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('malformed, early and future ids are pages that do not exist', async ({
  page,
  complaints,
}) => {
  // Until the service worker is in control, the server answers 404 to an address that looks like a
  // file.
  complaints.allow(/status of 404 .*\/5\.5\)/);
  for (const id of [
    '0',
    TOMORROW,
    '99999999',
    '516a',
    '0516',
    '-1',
    '+516',
    '5e2',
    '5.5',
    '516,0',
    '2026-11-21',
    'constructor',
    'TODAY',
    '%F0%9F%8D%B5',
    `${TOMORROW}/leaderboard`,
    'tomorrow/leaderboard',
  ]) {
    const path = `/sudoku-shift/${id}`;
    await page.goto(path);
    await expect(notFoundText(page), path).toHaveText(`Page Not Found: ${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the address of a puzzle that is still to come says when it opens', async ({ page }) => {
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

test('the archive tells how hard each puzzle is, and jumps to a month', async ({ page }) => {
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

test('“today” leads to the puzzle of the day, and back leads where one came from', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/sudoku-shift/today');
  await expect(page).toHaveURL(`/sudoku-shift/${TODAY}`);
  await expect(new PuzzlePage(page).board).toBeVisible();
  await page.goto('/sudoku-shift/today/leaderboard');
  await expect(page).toHaveURL(`/sudoku-shift/${TODAY}/leaderboard`);
  await expect(page.getByRole('heading', { name: 'Leaderboard', exact: true })).toBeVisible();
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

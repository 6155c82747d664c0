/** A site on which accounts are not set up. */
import { PuzzlePage } from './support/app.ts';
import { FIRST_OF_MONTH } from './support/day.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

test('a site without accounts offers nothing that needs one, online and offline', {
  tag: '@all',
}, async ({ page, context, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account(: .+)?$/ })).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: 'The archive: every puzzle so far' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play with friends' })).toHaveCount(0);
  for (const path of ['/tables', '/join/funah-zidad-domaj']) {
    await page.goto(path);
    await expect(page.getByText('There are no tables here')).toBeVisible();
  }
  const puzzle = `/sudoku-shift/${FIRST_OF_MONTH}`;
  await page.goto(puzzle);
  await expect(new PuzzlePage(page).board).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Archive' })).toBeVisible();
  for (const name of ['Report a problem', 'Leaderboard']) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
  await page.goto(`${puzzle}/leaderboard`);
  await expect(page.getByText('Leaderboards aren’t available yet')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Sudoku Shift' }).first().click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leaderboard' })).toHaveCount(0);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('Leaderboards aren’t available yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

/** A site on which accounts are not set up. */
import { FIRST_OF_MONTH } from './support/day.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

test('offline a site without accounts offers no sign-in', async ({ page, context, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const path = `/sudoku-shift/${FIRST_OF_MONTH}/leaderboard`;
  await page.goto(path);
  await expect(page.getByText('Leaderboards are not open yet')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Sudoku Shift' }).first().click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText('Leaderboards are not open yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

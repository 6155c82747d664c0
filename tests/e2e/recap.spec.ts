/** The week and the year on the statistics page. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const at = (date: string) => new Date(`${date}T12:00:00+01:00`).getTime();
const done = (id: string, result: readonly unknown[], date: string) => ({
  ...{ id, result, openedOn: null, finishedAt: at(date) },
});

/** Two puzzles on Friday, one on Saturday, of which one is a best; one in the week before. */
async function haveAWeek(page: Page): Promise<void> {
  await makeDatabase(page);
  const minutes = (count: number) => [count * 60_000, 1, 1, 1];
  await writeRows(page, 'ssPuzzlesTimes', {
    494: done('494', minutes(20), '2026-10-30'),
    501: done('501', minutes(18), '2026-11-06'),
    508: done('508', minutes(16), '2026-11-13'),
    515: done('515', minutes(9), '2026-11-20'),
  });
  await writeRows(page, 'gfGuesses', {
    398: done('398', ['FR', 'DE', 'win'], '2026-11-20'),
    399: done('399', ['FR', 'win'], '2026-11-21'),
  });
  await page.goto('/statistics');
}

const recap = (page: Page) => page.getByRole('region', { name: /^Your (week|year)$/ });
const figure = (page: Page, name: RegExp) => recap(page).getByRole('button', { name });

test('each number of the week opens the list behind it', { tag: '@all' }, async ({ page }) => {
  await haveAWeek(page);
  await expect(recap(page).getByText('16 to 22 November 2026')).toBeVisible();
  await figure(page, /^3 Puzzles/).click();
  const plays = recap(page).getByRole('link');
  await expect(plays).toHaveCount(3);
  await expect(plays.first()).toContainText('Geografind 21 November');
  await figure(page, /^2 Days/).click();
  await expect(recap(page).getByText('Friday 20 November')).toBeVisible();
  await expect(recap(page).getByText('2 puzzles')).toBeVisible();
  await figure(page, /^9 min On the clock/).click();
  await expect(plays).toHaveCount(1);
  await figure(page, /^1 Personal best/).click();
  await expect(plays).toContainText(['Sudoku Shift 20 November']);
  expect(await violationsIn(page)).toEqual([]);
  await plays.click();
  await expect(page).toHaveURL(/\/sudoku-shift\/515$/);
});

test('the weeks before and the year are there as well, offline', { tag: '@all' }, async ({
  page,
  context,
  complaints,
}) => {
  // Most of what the page fetches by itself has come by then.
  const looked = page.waitForResponse(/\/builds\/latest\.json/);
  await haveAWeek(page);
  await looked;
  complaints.allow(FAILED_REQUEST);
  await expect(figure(page, /^3 Puzzles/)).toBeVisible();
  await context.setOffline(true);
  await expect(recap(page).getByRole('button', { name: 'The week after' })).toBeDisabled();
  await recap(page).getByRole('button', { name: 'The week before' }).click();
  await expect(recap(page).getByText('9 to 15 November 2026')).toBeVisible();
  await expect(figure(page, /^1 Puzzle/)).toBeVisible();
  await expect(figure(page, /^0 Personal bests/)).toBeDisabled();
  await recap(page).getByText('Year', { exact: true }).click();
  await expect(figure(page, /^6 Puzzles/)).toBeVisible();
  await figure(page, /^5 Fridays/).click();
  await expect(recap(page).getByRole('link')).toHaveCount(5);
});

test('a week is shared as a picture, in lines or in a sentence', { tag: '@all' }, async ({
  page,
}) => {
  await haveAWeek(page);
  await page.getByRole('button', { name: 'Share this week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your week' });
  const picture = 'A picture of your week: 3 puzzles on 2 days';
  await expect(dialog.getByRole('img', { name: picture })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByText('Sentence').click();
  await expect(
    dialog.getByText(
      'My week with Crema, 16 to 22 November 2026: 3 puzzles on 2 days, 9 min on the clock.',
    ),
  ).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

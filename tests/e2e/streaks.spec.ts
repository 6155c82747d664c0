/** Streaks that forgive: rests, and absences that are announced before leaving. */
import type { Page } from '@playwright/test';
import { openSettings } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, setClock, test } from './support/fixtures.ts';

const done = (id: number) => ({
  id: String(id),
  result: [1, 2, 3, 4],
  openedOn: null,
  finishedAt: null,
});

/** Finishes puzzles of Sudoku Shift; 516 is the one of the tests' day, a Saturday. */
async function haveFinished(page: Page, ...ids: readonly number[]): Promise<void> {
  await makeDatabase(page);
  await writeRows(
    page,
    'ssPuzzlesTimes',
    Object.fromEntries(ids.map((id) => [id, done(id)] as const)),
  );
  await page.goto('/');
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const week = (page: Page) => page.getByRole('list', { name: 'The last seven days' });

test('a rest bridges a missed day, is drawn as an empty cup, and can be switched off', async ({
  page,
}) => {
  await haveFinished(page, ...from(493, 513), 515);
  await expect(page.getByText('22 days, keep it · one rest left')).toBeVisible();
  const thursday = week(page).getByRole('listitem').filter({ hasText: 'Thursday 19 November' });
  await expect(thursday).toContainText('0 of 4 finished, bridged by a rest');
  await expect(thursday.locator('[data-rest]')).toBeVisible();
  await page.goto('/statistics');
  await expect(page.getByText('One rest is left. A rest bridges a day you miss')).toBeVisible();

  await openSettings(page);
  await settings(page)
    .getByRole('switch', { name: /^Rests in a streak/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/bridges a day you miss/)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('1 day, keep it')).toBeVisible();
  await expect(week(page).locator('[data-rest]')).toHaveCount(0);
});

test('the best streak stays in view when the present one is gone', async ({ page }) => {
  await haveFinished(page, ...from(505, 512));
  await expect(page.getByText('Your best: 8 days in a row')).toBeVisible();
});

test('no streak ends on days that were announced before', async ({ page }) => {
  await haveFinished(page, 514, 515, 516);
  await openSettings(page);
  const form = settings(page).getByRole('group', { name: 'Going away?' });
  await expect(form.getByLabel('From')).toHaveValue('2026-11-22');
  await form.getByRole('button', { name: 'Announce' }).click();
  await expect(form.getByRole('alert')).toHaveText('Choose both days.');
  await form.getByLabel('From').fill('2026-11-21');
  await form.getByLabel('Until').fill('2026-11-28');
  await form.getByRole('button', { name: 'Announce' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'An absence can begin tomorrow at the earliest.',
  );
  await form.getByLabel('From').fill('2026-11-22');
  await form.getByRole('button', { name: 'Announce' }).click();
  const away = settings(page).getByText(
    'Away from 22 November until 28 November. No streak ends meanwhile.',
  );
  await expect(away).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.reload();
  await setClock(page, new Date('2026-11-27T09:00:00+01:00'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('3 days, keep it')).toBeVisible();
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'I am back' }).click();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await setClock(page, new Date('2026-11-29T09:00:00+01:00'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your best: 3 days in a row')).toBeVisible();
});

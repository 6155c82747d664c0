/** Streaks that forgive absences which are announced; rests: tests/views/statistics.test.tsx. */
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

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
test('no streak ends on days that were announced before', { tag: '@all' }, async ({ page }) => {
  await haveFinished(page, 514, 515, 516);
  await openSettings(page);
  const form = settings(page).getByRole('group', { name: 'Going away?' });
  await expect(form.getByLabel('From')).toHaveValue('2026-11-22');
  await form.getByLabel('Until').fill('2026-11-28');
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

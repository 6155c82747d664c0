/** Editing Royal Family's families on the desk's bench by pointer and by keys. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const clues = (page: Page) => page.getByRole('region', { name: 'Clues' });
const clueTexts = (page: Page) => clues(page).locator('[data-clue]');

async function openBench(page: Page): Promise<void> {
  await signInAtDesk(page);
  await page.goto('/barista/royal-family');
  await expect(verdict(page).getByText('Ready to publish', { exact: true })).toBeVisible();
}

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

test('a clue that is false is marked as such where the family stood before', {
  tag: '@all',
}, async ({ page }) => {
  await openBench(page);
  await clues(page).getByRole('button', { name: 'Add a clue' }).click();
  const builder = page.getByRole('dialog', { name: 'A new clue' });
  await builder.getByLabel('What it says').selectOption('place');
  const place = builder.getByLabel('place', { exact: true });
  await place.selectOption('15');
  await expect(builder.getByText('Not true of the family.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await builder.getByRole('button', { name: 'Add this clue' }).click();
  await expect(verdict(page).getByText('It has no solution.')).toBeVisible();
  await expect(page.getByText(/^No family fits every clue\./)).toBeVisible();
  await expect(clueTexts(page).last()).toBeFocused();
  await expect(clueTexts(page).last()).toContainText('not true');
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsIn(page), `${width}`).toEqual([]);
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
  }
});

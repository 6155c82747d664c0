/** The desk's bench for Crossnumber, on a device that an editor has used before. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const ready = (page: Page) => page.getByText('Ready to publish', { exact: true });
const notReady = (page: Page) => page.getByText('Not ready to publish', { exact: true });
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const clue = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^(Across|Down)$/ }).getByRole('button', { name });
const choice = (page: Page) => page.getByRole('combobox', { name: 'Clue' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  // In this puzzle of five by five squares 1 across is "An anagram of 9 across, but not the same
  // number".
  await page.goto('/barista/crossnumber?id=61');
  await expect(ready(page)).toBeVisible();
});

test('without a clue both solutions are drawn, undo brings it back, and another clue is chosen', {
  tag: '@all',
}, async ({ page }) => {
  await clue(page, /^1 An anagram of 9 across/).click();
  await expect(page.getByRole('region', { name: 'Clue for 1 across' })).toBeFocused();
  await expect(page.getByText('Without this clue: several solutions.')).toBeVisible();
  await choice(page).selectOption({ label: 'No clue: solve it from the crossings' });
  await expect(notReady(page)).toBeVisible();
  await expect(page.getByText('The board has more than one solution.').first()).toBeVisible();
  await expect(page.getByText(/^Two solutions: where they differ/)).toBeVisible();
  await expect(cell(page, /, empty, pencil \d, .*\d/).first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await undo(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(clue(page, /^1 An anagram of 9 across/)).toBeVisible();

  await clue(page, /^1 An anagram of 9 across/).click();
  // Another sentence of the solution's number takes the clue's place.
  const other = await choice(page).locator('option').nth(2).textContent();
  await choice(page).selectOption({ index: 2 });
  await expect(clue(page, /^1 /).first()).toContainText(other ?? '');
  await expect(
    page.getByText(`1 across: An anagram of 9 across, but not the same number → ${other}`),
  ).toBeVisible();

  // Nothing is wider than a small screen, or than one with large letters.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
  }
});

/** The desk's bench for Crossnumber, on a device that an editor has used before. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const ready = (page: Page) => page.getByText('Nothing against it', { exact: true });
const notReady = (page: Page) => page.getByText('Not fit to publish', { exact: true });
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const clue = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^(Across|Down)$/ }).getByRole('button', { name });
const kind = (page: Page) => page.getByLabel('Kind of clue');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  // In this puzzle of five by five squares 1 across is "An anagram of 9 across, but another
  // number".
  await page.goto('/barista/crossnumber?id=61');
  await expect(ready(page)).toBeVisible();
});

test('without a clue both solutions are drawn, undo brings it back, and a clue is built of words and fields', {
  tag: '@all',
}, async ({ page }) => {
  await clue(page, /^1 An anagram of 9 across/).click();
  await expect(page.getByRole('region', { name: 'Clue of 1 across' })).toBeFocused();
  await expect(page.getByText('Without this clue: several solutions.')).toBeVisible();
  await kind(page).selectOption({ label: 'No clue: the crossings give it' });
  await expect(notReady(page)).toBeVisible();
  await expect(page.getByText('The board has more than one solution.').first()).toBeVisible();
  await expect(page.getByText(/^Two solutions: where they differ/)).toBeVisible();
  await expect(cell(page, /, empty, pencil \d,? .*\d/).first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await undo(page).click();
  await expect(ready(page)).toBeVisible();
  await expect(clue(page, /^1 An anagram of 9 across/)).toBeVisible();

  await clue(page, /^1 An anagram of 9 across/).click();
  const builder = page.getByRole('region', { name: 'Clue of 1 across' });
  await kind(page).selectOption({ label: 'A multiple of …' });
  await expect(builder.getByText('A multiple of 9 across')).toBeVisible();
  await builder.getByLabel('Of what').selectOption({ label: 'A number' });
  await builder.getByRole('textbox', { name: 'The number' }).fill('none');
  await expect(builder.getByText(/^A whole number from 1 to/)).toBeVisible();
  await builder.getByRole('textbox', { name: 'The number' }).fill('13');
  await page.keyboard.press('Enter');
  await expect(builder.getByText('A multiple of 13', { exact: true })).toBeVisible();
  await expect(builder.getByText(/By itself it leaves 7 of 90 numbers/)).toBeVisible();
  await builder.getByRole('button', { name: 'Say a second thing' }).click();
  await expect(builder.getByText('A multiple of 13 that is also a palindrome')).toBeVisible();
  await expect(builder.getByText(/No number fits this clue/)).toBeVisible();
  await expect(notReady(page)).toBeVisible();

  // Nothing is wider than a small screen, or than one with large letters.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
  }
});

/** Editing Royal Family's clues on the desk's bench. */
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

test('a clue chosen from the true ones about a person joins the list and is judged', {
  tag: '@all',
}, async ({ page }) => {
  await openBench(page);
  const before = await clueTexts(page).count();
  const form = page.getByRole('form', { name: 'A new clue' });
  await form.getByLabel('About').selectOption({ index: 1 });
  await form.getByLabel('New clue').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add this clue' }).click();
  await expect(clueTexts(page)).toHaveCount(before + 1);
  await expect(clueTexts(page).last()).toBeFocused();
  // The puzzle had no spare clue: a true sentence more makes one.
  await expect(clues(page).getByText('spare', { exact: true }).first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await clues(page).getByRole('button', { name: 'Remove clue' }).click();
  await expect(clueTexts(page)).toHaveCount(before);
  await expect(verdict(page).getByText('Ready to publish', { exact: true })).toBeVisible();
  // With a clue too few there are two families, and a new clue may tell them apart.
  await clueTexts(page).first().click();
  await clues(page).getByRole('button', { name: 'Remove clue' }).click();
  await expect(page.getByRole('region', { name: 'Two solutions' })).toBeVisible();
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsIn(page), `${width}`).toEqual([]);
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
  }
});

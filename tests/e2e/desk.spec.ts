/** The desk with a backend: who may enter, and the actions of an editor. */
import type { Page } from '@playwright/test';
import { expect, newEditor, signOut, submitSignIn, test, welcomed } from './support/backend.ts';
import { readTable } from './support/database.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('staff come in where they wanted to, and are forgotten when they sign out', {
  tag: '@all',
}, async ({ page }) => {
  const editor = await newEditor();
  await page.goto('/barista/yearly-daily-legacy');
  await expect(heading(page, 'The desk')).toBeVisible();
  await submitSignIn(page, editor);
  // At the desk a new account is not asked for a leaderboard name.
  await expect(page.getByRole('dialog', { name: 'You’re signed in' })).toBeVisible();
  await welcomed(page);
  await expect(heading(page, 'Old data')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Today/ })).toBeVisible();
  await expect.poll(async () => (await readTable(page, 'meta'))['is-staff']).toBe(true);
  await signOut(page);
  expect(await readTable(page, 'meta')).not.toHaveProperty('is-staff');
  await page.goto('/barista');
  await expect(heading(page, 'The desk')).toBeVisible();
});

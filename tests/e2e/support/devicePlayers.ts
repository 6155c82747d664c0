/** The players of a device, in the account's dialog. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The dialog changes its title with what it shows. */
export const openDialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ visible: true });

export async function openPlayers(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Who plays here|Account)(: .+)?$/ }).click();
  const dialog = openDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

export const seatOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('list', { name: 'Who plays here' }).getByRole('button', { name, exact: true });

export async function nameAndSave(dialog: Locator, name: string, avatar = 'Cat'): Promise<void> {
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('radio', { name: avatar }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** Presses on another player, and waits for the app to restart. */
export async function switchTo(page: Page, name: string): Promise<void> {
  const dialog = await openPlayers(page);
  const again = page.waitForEvent('load');
  await seatOf(dialog, name).click();
  await again;
}

/** The bench as an editor finds it. */
import { expect, type Page } from '@playwright/test';
import { type Player, submitSignIn, welcomed } from './backend.ts';

export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
export const given = (page: Page) => page.getByRole('region', { name: 'What players get' });
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Opens the bench of a puzzle that no other test changes, and comes in. */
export async function openBench(page: Page, editor: Player, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'The desk' })).toBeVisible();
  await submitSignIn(page, editor);
  await welcomed(page);
  await expect(verdict(page).getByText('Nothing against it', { exact: true })).toBeVisible();
}

/** Presses one of the buttons that change what players get, and confirms it. */
export async function decide(page: Page, name: string, reason?: string): Promise<void> {
  await given(page).getByRole('button', { name, exact: true }).click();
  if (reason !== undefined)
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill(reason);
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

/**
 * Until a dialog of the desk is gone, and its entry in the history with it: the browser goes back for that,
 * and a reload at the same moment would be called off.
 */
export async function dialogGone(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await overlayGone(page);
}

/** Until no entry of the history stands for a dialog any more: the next Back leaves the page. */
export async function overlayGone(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: string } | null)?.overlay))
    .toBeUndefined();
}

/** Helpers for the desk's bench, the page for editing a puzzle. */
import { expect, type Page } from '@playwright/test';
import { openSignedIn, type Player } from './backend.ts';

export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
export const given = (page: Page) => page.getByRole('region', { name: 'What players get' });
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Opens a puzzle's bench with the editor signed in. No other test may change that puzzle. */
export async function openBench(page: Page, editor: Player, path: string): Promise<void> {
  await openSignedIn(page, editor, path);
  await expect(verdict(page).getByText('Ready to publish', { exact: true })).toBeVisible();
}

/** Presses a button of the bench that changes the puzzle players get, and confirms the dialog. */
export async function decide(page: Page, name: string, reason?: string): Promise<void> {
  await given(page).getByRole('button', { name, exact: true }).click();
  if (reason !== undefined)
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill(reason);
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

/**
 * Waits until the desk's dialog and its entry of the browser's history are gone. A pending
 * history.back() would cancel a reload.
 */
export async function dialogGone(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: unknown } | null)?.overlays))
    .toBeUndefined();
}

/** A database that fails while the page is open, and then works again. */
import type { Page } from '@playwright/test';

/**
 * Makes transactions of the app's database throw, in pages opened from now on, between `fail` and
 * `mendAndPress`.
 */
export async function breakableDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      if ('isFailing' in globalThis && this.name.startsWith('crema')) {
        throw new DOMException('The database fails.', 'UnknownError');
      }
      return transaction.apply(this, args);
    };
  });
}

export const fail = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isFailing: true }));

/**
 * Ends the failure and presses a button in one step of the page: the app also tries again by itself,
 * and its success takes the button away.
 */
export const mendAndPress = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).evaluate((pressed: HTMLElement) => {
    Reflect.deleteProperty(globalThis, 'isFailing');
    pressed.click();
  });

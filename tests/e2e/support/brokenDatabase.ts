/** A database that fails while the page is open, and works again. */
import type { Page } from '@playwright/test';

interface Failure {
  /** `write`: only transactions that write fail; `any`: every one. */
  readonly of: 'write' | 'any';
  /** Name of the `DOMException`, such as `QuotaExceededError`. */
  readonly name: string;
}

/**
 * Prepares the pages that are opened next: from `fail` to `mend`, transactions of the app's
 * database throw as `failure` says.
 */
export async function breakableDatabase(page: Page, failure: Failure) {
  await page.addInitScript(({ of, name }: Failure) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      const isHit = of === 'any' || args[1] === 'readwrite';
      if ('isFailing' in globalThis && this.name === 'crema' && isHit) {
        throw new DOMException('The database fails.', name);
      }
      return transaction.apply(this, args);
    };
  }, failure);
  return {
    fail: () => page.evaluate(() => Object.assign(globalThis, { isFailing: true })),
    /**
     * Mends the database and presses "Try now" in one step of the page: the app tries again by
     * itself, and its success takes the button away.
     */
    mendAndTryNow: () =>
      page.getByRole('button', { name: 'Try now' }).evaluate((button: HTMLElement) => {
        Reflect.deleteProperty(globalThis, 'isFailing');
        button.click();
      }),
  };
}

/** A database and a server that fail while the page is open, and then work again. */
import type { Page } from '@playwright/test';

interface DatabaseFailure {
  /** `write`: only transactions that write fail; `any`: every one. */
  readonly of: 'write' | 'any';
  /** Name of the `DOMException`, such as `QuotaExceededError`. */
  readonly name: string;
}

/**
 * Makes transactions of the app's database throw, in pages opened from now on, between `fail` and
 * `mendAndPress`.
 */
export async function breakableDatabase(page: Page, failure: DatabaseFailure): Promise<void> {
  await page.addInitScript(({ of, name }: DatabaseFailure) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      const isHit = of === 'any' || args[1] === 'readwrite';
      if ('isFailing' in globalThis && this.name === 'crema' && isHit) {
        throw new DOMException('The database fails.', name);
      }
      return transaction.apply(this, args);
    };
  }, failure);
}

/** Answers the reads of Firestore with 503, in pages opened from now on, until `mendAndPress`. */
export async function brokenFirestore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    Object.assign(globalThis, { isFailing: true });
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!('isFailing' in globalThis) || !url.endsWith(':batchGet')) return fetch(input, init);
      return Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 });
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

/** Holding back a file that a page asks for. */
import type { Page } from '@playwright/test';

/** Nothing at such an address comes until it is let go. @returns the way to let go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

import type { Page } from '@playwright/test';

/**
 * Holds back the responses to the page's requests for matching URLs.
 * @returns a function that releases them.
 */
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

/** Finds content wider than the screen. */
import type { Page } from '@playwright/test';

/**
 * The elements that reach beyond the screen's right edge, except inside frames that scroll or pan.
 */
const beyondTheScreen = (page: Page) =>
  page.evaluate(() => {
    const isFramed = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isFramed(element.parentElement));
    const beyond = Array.from(document.querySelectorAll('main *'))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .filter((one) => !isFramed(one))
      .map((one) => `${one.tagName} ${one.getAttribute('class')}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...beyond, `the page, by ${over} px`] : beyond;
  });

/** The elements that reach beyond the screen's right edge at normal and at double font size. */
export async function beyondTheScreenInAnySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    found.push(...(await beyondTheScreen(page)).map((what) => `${size}: ${what}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

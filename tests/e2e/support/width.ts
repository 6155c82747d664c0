/** What does not fit on the screen. */
import type { Page } from '@playwright/test';

/** What of the page reaches beyond the screen, but for what is in a frame that is scrolled or panned. */
const beyondTheScreen = (page: Page) =>
  page.evaluate(() => {
    const isFramed = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isFramed(element.parentElement));
    const beyond = Array.from(document.querySelectorAll('main *'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isFramed(one))
      .map((one) => `${one.tagName} ${one.getAttribute('class')}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...beyond, `the page, by ${over} px`] : beyond;
  });

/** The same with letters of the usual size and with those twice as large; to be compared with none. */
export async function beyondTheScreenInAnySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    found.push(...(await beyondTheScreen(page)).map((what) => `${size}: ${what}`));
  }
  return found;
}

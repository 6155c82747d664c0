/** What moves on a page without having been moved: the browser's own account of it. */
import type { Page } from '@playwright/test';

/** Begins to listen; to be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { node: Element | null }[];
        };
        const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80));
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the last time it was asked: one line each, how much and what. */
export async function shiftsSince(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.splice(0));
}

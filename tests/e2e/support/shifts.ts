/** What moved on a page without the player having moved it. */
import type { Page } from '@playwright/test';

interface Shift {
  /** What moved. */
  readonly of: readonly (Node | null)[];
}

/** Begins to keep the browser's layout shifts, once the board is there. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        shifts.push({ of: sources.map(({ node }) => node) });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** What has moved so far of what is in `within`, by its classes. Presses are no excuse. */
export async function shiftsOf(page: Page, within: string): Promise<readonly string[]> {
  // The observer is told of a frame's shifts after it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(
    (selector) =>
      (globalThis as unknown as { shifts: Shift[] }).shifts
        .flatMap(({ of }) => of)
        .map((node) => (node instanceof Element ? node : (node?.parentElement ?? null)))
        .filter((element) => element?.closest(selector))
        .map((element) => String(element?.className)),
    within,
  );
}

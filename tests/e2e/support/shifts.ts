/** What moves on a page without having been moved: the browser's own account of it. */
import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly nodes: readonly (Node | null)[];
  /** In what it moved, as it was then: by the time one asks it may be gone. */
  readonly within: readonly (string | undefined)[];
}

/** Listens from now on, for as long as the page is there. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { node: Node | null }[];
        };
        const within = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120));
        shifts.push({ value, nodes: sources.map(({ node }) => node), within });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The observer is told of a frame's shifts after it. */
const afterTheFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** What has moved so far of what is in `within`, by its classes. Presses are no excuse. */
export async function shiftsOf(page: Page, within: string): Promise<readonly string[]> {
  await afterTheFrame(page);
  return page.evaluate(
    (selector) =>
      (globalThis as unknown as { shifts: Shift[] }).shifts
        .flatMap(({ nodes }) => nodes)
        .map((node) => (node instanceof Element ? node : (node?.parentElement ?? null)))
        .filter((element) => element?.closest(selector))
        .map((element) => String(element?.className)),
    within,
  );
}

/** What has moved since the last time it was asked: one line each, how much and in what. */
export async function shiftsSince(page: Page): Promise<string[]> {
  await afterTheFrame(page);
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: Shift[] }).shifts
      .splice(0)
      .map(({ value, within }) => `${value.toFixed(4)} ${within.join(' | ')}`),
  );
}

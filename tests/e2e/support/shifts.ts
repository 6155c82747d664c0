/** Layout shifts, as the browser reports them. */
import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly nodes: readonly (Node | null)[];
  /**
   * HTML of the parents of the nodes that shifted, taken at that time, as they may be removed
   * later.
   */
  readonly within: readonly (string | undefined)[];
}

/** Records layout shifts until the page is left. */
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

/** Waits for two frames: the observer receives a frame's layout shifts only after it. */
const afterTheFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Class names of the elements inside `within` whose layout shifted, including shifts right after
 * input.
 */
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

/** The layout shifts since the last call, each as `{score} {HTML of the parents}`. */
export async function shiftsSince(page: Page): Promise<string[]> {
  await afterTheFrame(page);
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: Shift[] }).shifts
      .splice(0)
      .map(({ value, within }) => `${value.toFixed(4)} ${within.join(' | ')}`),
  );
}

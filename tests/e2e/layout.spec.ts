import type { Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { expect, test } from './support/fixtures.ts';

const DAY = '2026-11-21';

test('nothing moves when the app takes the place of the prerendered page', nothingMoves);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  test('nothing moves when the app takes the place of the prerendered page', nothingMoves);
});

async function nothingMoves({ page }: { readonly page: Page }): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
  for (const path of ['/', ...puzzles]) {
    await page.goto(path);
    // The prerendered page has settings that can't be opened yet, and no menu.
    await expect(page.getByRole('button', { name: /^(Settings|Menu)$/ })).toBeEnabled();
    // The words for paper come with the parts that are fetched once the page is idle.
    if (path !== '/') await expect(page.locator('p.print-only')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    // The last frame's shifts are told a frame later.
    for (let frame = 0; frame < 2; frame++)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(
      shifts.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThanOrEqual(0.01);
  }
}

import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
});

test('nothing moves when the app takes the place of the prerendered page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', `/sudoku-shift/${TODAY}`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(Games|Pause)$/ })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(
      shifts.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThanOrEqual(0.01);
  }
});

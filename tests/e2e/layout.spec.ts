/** The layout on a phone, and as the app arrives. */
import type { Locator } from '@playwright/test';
import { BOARDS, PuzzlePage } from './support/app.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('board, keypad and toolbar are in view at once, on every board', { tag: '@all' }, async ({
    page,
  }) => {
    const puzzle = new PuzzlePage(page);
    await puzzle.open(TODAY);
    for (const [index, name] of BOARDS.entries()) {
      await puzzle.turnTo(name, 'tap');
      await expect(puzzle.key(1)).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, name).toBeLessThanOrEqual(740);
      const size = [4, 6, 8, 9][index]!;
      for (const control of [
        puzzle.board,
        puzzle.key(size),
        puzzle.undo,
        puzzle.redo,
        puzzle.hint,
      ]) {
        await expect(control, name).toBeInViewport({ ratio: 1 });
      }
      // Keys and tools must be large enough for a thumb.
      for (const control of [puzzle.key(1), puzzle.key(size), puzzle.undo, puzzle.tab(name)]) {
        expect((await boxOf(control)).height, name).toBeGreaterThanOrEqual(44);
      }
      // The board must use the available width.
      expect((await boxOf(puzzle.board)).width, name).toBeGreaterThanOrEqual(280);
      // Read all of some eighty buttons in a single evaluation.
      const sides = await page.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            visible: button.checkVisibility({ visibilityProperty: true }),
            box: button.getBoundingClientRect(),
          }))
          .filter(({ visible, box }) => visible && box.width > 0 && box.height > 0)
          .map(({ box }) => [box.left, box.right] as const),
      );
      expect(sides.length).toBeGreaterThan(size);
      for (const [left, right] of sides) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
      }
    }
  });
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

/** During play: undo, restart, the timer, and settings. */
import type { Page } from '@playwright/test';
import type { LogCommand } from '../../src/play/log.ts';
import { NOW } from '../support/clock.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { PuzzlePage } from './support/app.ts';
import { savedSession } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

const [ristretto] = boardsOf(TODAY);
/** Index of a row of the smallest board that is not pinned. */
const loose = solutionOf(ristretto!).slides.findIndex((_, row) => !ristretto!.pinned.includes(row));
/** The column of the first blank in the row `loose`. */
const blank = ristretto!.rows[loose]!.indexOf('.');

const slid = (row: string, by: number) => row.slice(-by) + row.slice(0, -by);

/** Waits until the saved log ends with this command, or with a move. */
async function isSaved(page: Page, what: LogCommand | 'move'): Promise<void> {
  await expect
    .poll(async () => {
      const last = (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.at(-1)?.[2];
      return typeof last === 'object' ? 'move' : last;
    })
    .toBe(what);
}

test('undo and redo survive a reload, step by step, and so does the chosen cell', async ({
  page,
}) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  const start = await puzzle.digits();
  expect(start).toEqual(ristretto!.rows);
  await expect(puzzle.undo).toBeDisabled();
  await expect(puzzle.redo).toBeDisabled();

  await page.getByRole('button', { name: `Slide row ${loose + 1} right` }).click();
  const afterSlide = await puzzle.digits();
  expect(afterSlide[loose]).toBe(slid(start[loose]!, 1));
  await puzzle.clickCell(loose, (blank + 1) % 4);
  await puzzle.key(1).click();
  const afterFill = await puzzle.digits();
  expect(afterFill[loose]).toBe(afterSlide[loose]!.replace('.', '1'));
  await puzzle.undo.click();
  expect(await puzzle.digits()).toEqual(afterSlide);
  await isSaved(page, 'undo');
  const chosen = page.locator('main [aria-selected="true"]');
  const label = (await chosen.getAttribute('aria-label')) ?? '';

  await page.reload();
  await expect(puzzle.board).toBeVisible();
  expect(await puzzle.digits()).toEqual(afterSlide);
  await expect(chosen).toHaveAttribute('aria-label', label);
  await puzzle.redo.click();
  expect(await puzzle.digits()).toEqual(afterFill);
  await expect(puzzle.redo).toBeDisabled();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await puzzle.digits()).toEqual(start);
  await expect(puzzle.undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  expect(await puzzle.digits()).toEqual(afterFill);
});

test('what a page was still writing when it went is there before storage is', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  const start = await puzzle.digits();
  await page.getByRole('button', { name: `Slide row ${loose + 1} right` }).click();
  await isSaved(page, 'move');
  // When the page is left, it puts the time since the last save into localStorage; the next page
  // notes the keys that it finds in localStorage.
  await page.addInitScript(() => {
    Object.assign(window, { found: Object.keys(localStorage).join() });
  });
  const open = await holdBack(page, /\/assets\/storage-/);
  await page.reload();
  expect(await page.evaluate('found')).toMatch(/crema-unsaved/);
  await expect(puzzle.board).toBeVisible();
  expect((await puzzle.digits())[loose]).toBe(slid(start[loose]!, 1));
  // The page preloads the chunk for a game already begun, as the digits of its rows are shown
  // early.
  await expect(page.locator('link[rel=modulepreload][href*="/begun-"]')).toHaveCount(1);
  // Once storage has loaded, it imports the log from localStorage and removes it there.
  open();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toMatch(/crema-unsaved/);
  await page.route(/\/assets\/storage-/, () => {});
  await page.goto('/');
  expect(await page.evaluate('found')).toMatch(/crema-unsaved/);
  await expect(page.getByRole('link', { name: 'Continue Sudoku Shift' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('the timer', () => {
  // Fake timers make a minute pass at once; the app's own clock is Playwright's here.
  test.beforeEach(async ({ page }) => page.clock.install({ time: NOW }));

  /**
   * Makes a move and waits until it is saved, so that a jump of the clock does not trigger the
   * database's timeout.
   */
  async function firstMove(page: Page): Promise<void> {
    await page.getByRole('button', { name: `Slide row ${loose + 1} right` }).click();
    await isSaved(page, 'move');
  }

  test('survives a reload and a killed tab, and runs per board', async ({ page, context }) => {
    const puzzle = new PuzzlePage(page);
    await puzzle.open(TODAY);
    await firstMove(page);
    await page.clock.fastForward(65_000);
    await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(65);
    const before = await puzzle.time();
    await expect
      .poll(async () => (await savedSession(page, `sudoku-shift/${TODAY}`))?.since)
      .toBeGreaterThanOrEqual(60_000);
    await page.reload();
    await expect(puzzle.board).toBeVisible();
    const after = await puzzle.time();
    // Up to six seconds may be lost: saving on page exit is unreliable; saving every five seconds
    // is not.
    expect(after).toBeGreaterThanOrEqual(before - 6);
    expect(after).toBeLessThan(before + 60);

    await puzzle.turnTo('Cortado');
    await expect.poll(() => puzzle.time()).toBeLessThan(60);
    await page.clock.fastForward(60_000);
    await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(60);
    await puzzle.turnTo('Ristretto');
    expect(await puzzle.time()).toBeLessThan(after + 60);
    await page.close({ runBeforeUnload: false });

    const next = new PuzzlePage(await context.newPage());
    await next.open(TODAY);
    expect(await next.time()).toBeGreaterThanOrEqual(before - 6);
  });
});

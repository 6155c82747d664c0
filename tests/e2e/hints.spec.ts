/**
 * Step-by-step hints, from the evidence to the move. Their card and what a step is about:
 * tests/views/hints.test.tsx and hints.touch.test.tsx.
 */
import type { PlayLog } from '../../src/play/log.ts';
import { askWhy, BOARDS, followHint, PuzzlePage } from './support/app.ts';
import { readTable } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

test('a hint shows its place for free, then is told step by step, and charged once', async ({
  page,
}) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  const start = await puzzle.digits();
  await puzzle.hint.click();
  await expect(puzzle.hintSentence).toHaveText(/^Look at /);
  await expect(puzzle.hintCard).toContainText('Free so far');
  await expect(page.locator('[data-hint="evidence"]').first()).toBeVisible();
  await expect(page.locator('[data-hint="target"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toContainText('Free so far');
  expect(await puzzle.time()).toBeLessThan(20);
  // The button shows the cost beforehand.
  await expect(puzzle.hintCard.getByRole('button', { name: /^Why/ })).toContainText('+20 s');
  await askWhy(page);
  await expect(puzzle.hintCard).toContainText('20 seconds were added');
  await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(20);
  await expect(puzzle.hintSentence).not.toHaveText('');
  await expect(page.locator('[data-hint="target"]').first()).toBeVisible();
  expect(await puzzle.digits()).toEqual(start);

  await page.keyboard.press('Escape');
  await expect(puzzle.hintCard).toBeHidden();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await puzzle.hint.click();
  await followHint(page);
  expect(await puzzle.digits()).not.toEqual(start);
  expect(await puzzle.time()).toBeLessThan(40);
  await puzzle.undo.click();
  expect(await puzzle.digits()).toEqual(start);

  // A hint that was paid for is free while the board is the same, and costs again after a move.
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeFocused();
  await expect(puzzle.hintCard).toContainText('Paid for already');
  await page.keyboard.press('Escape');
  // The focus returns to the hint button.
  await expect(puzzle.hint).toBeFocused();
  await page.getByRole('button', { name: 'Redo' }).click();
  await puzzle.hint.click();
  await askWhy(page);
  await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(40);

  await page.reload();
  await expect(puzzle.board).toBeVisible();
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeVisible();
  expect(await puzzle.time()).toBeLessThan(60);
});

test('a hint is walked by the keyboard, there and back, and to its places', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  const start = await puzzle.digits();
  const steps = puzzle.hintCard.getByText(/^Step \d of \d/);
  /** Asks for a hint, and for its first step. */
  async function ask() {
    await page.keyboard.press('h');
    await expect(puzzle.hintCard).toContainText('Free so far');
    // Enter buys nothing: the one that opened the card may come twice.
    await page.keyboard.press('Enter');
    await expect(puzzle.hintCard).toContainText('Free so far');
    await page.keyboard.press('h');
    await expect(puzzle.hintCard).toContainText('seconds were added');
  }
  // Search for a hint with several steps.
  await ask();
  for (let i = 0; i < 20 && !(await steps.count()); i++) {
    await page.keyboard.press('Enter');
    await expect(puzzle.hintCard).toBeHidden();
    await ask();
  }
  const first = await puzzle.hintSentence.innerText();
  await page.keyboard.press('Enter');
  await expect(puzzle.hintSentence).not.toHaveText(first);
  await expect(steps).toContainText('Step 2');
  await page.keyboard.press('ArrowLeft');
  await expect(steps).toContainText('Step 1');
  await puzzle.hintCard.getByRole('button', { name: 'Go to the place' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell');
  // H moves on from any step.
  while (await puzzle.hintCard.isVisible()) await page.keyboard.press('h');
  expect(await puzzle.digits()).not.toEqual(start);
});

test('a plain mistake is told plainly, and for the price of one hint', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  // Repeat a given digit in its row.
  const cell = page.getByRole('gridcell', { name: /^Row 1.*: empty/ }).first();
  const given = page.getByRole('gridcell', { name: /^Row 1.*: \d/ }).first();
  const digit = (await given.getAttribute('aria-label'))!.match(/: (\d)/)![1]!;
  await cell.click();
  await page.keyboard.press(digit);
  await page.keyboard.press('h');
  await expect(puzzle.hintSentence).toHaveText(`Two ${digit}s in row 1.`);
  await expect(page.locator('.ss-mistake [data-hint="target"]')).toHaveCount(1);
  await expect(page.locator('[data-hint="evidence"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(cell).toBeVisible();
  expect(await puzzle.time()).toBeLessThan(40);
});

test('hints alone finish a board, and its time says so', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  let hints = 0;
  while (!(await puzzle.doneWith(BOARDS[0]).isVisible())) {
    await page.keyboard.press('h');
    await followHint(page);
    hints++;
  }
  await expect(puzzle.doneWith(BOARDS[0])).toContainText(`with ${hints} hints`);
  const row = (await readTable(page, 'progress'))[`sudoku-shift/${TODAY}`] as {
    session: { log: PlayLog };
  };
  expect(row.session.log.filter(([, , what]) => what === 'hint')).toHaveLength(hints);
});

test('an answer that is long in coming says so, and can be cancelled', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  const thinking = page.getByRole('region', { name: 'Thinking' });
  const letGo = await holdBack(page, /\/assets\/engine-/);
  await puzzle.open(TODAY);
  await puzzle.hint.click();
  await expect(puzzle.hint).toHaveAttribute('aria-busy', 'true');
  await expect(thinking).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(1);
  await thinking.getByRole('button', { name: 'Stop' }).click();
  await expect(thinking).toBeHidden();
  // The focus returns to the hint button.
  await expect(puzzle.hint).toBeFocused();
  await expect(puzzle.hint).not.toHaveAttribute('aria-busy', 'true');
  // Cancelling terminates the worker.
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(thinking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thinking).toBeHidden();
  // Switching the board cancels the hint.
  await puzzle.hint.click();
  await expect(thinking).toBeVisible();
  await puzzle.turnTo(BOARDS[1]);
  await expect(thinking).toBeHidden();
  await puzzle.turnTo(BOARDS[0]);
  // Leaving the page cancels the hint.
  await puzzle.hint.click();
  await expect(thinking).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/sudoku-shift$/);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.goBack();
  await expect(puzzle.board).toBeVisible();
  expect(await puzzle.time()).toBeLessThan(20);
  letGo();
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toContainText('Free so far');
});

test('a check that is long in coming shows it, and takes the place of a hint', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/engine-/);
  await page.goto('/crossnumber/58');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const hint = page.getByRole('button', { name: /^Hint/ });
  const check = page.getByRole('button', { name: /^Check/ });
  await grid.getByRole('gridcell').first().click();
  while (await check.isDisabled()) await page.keyboard.press('1');
  await hint.click();
  await expect(hint).toHaveAttribute('aria-busy', 'true');
  await check.click();
  await expect(check).toHaveAttribute('aria-busy', 'true');
  await expect(hint).not.toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(check).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('region', { name: /^Hint/ })).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/^0:[23]\d$/);
});

test('the focus stays with whoever goes on while a hint is open', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeFocused();
  await puzzle.board.getByRole('gridcell', { name: /empty/ }).first().click();
  await page.keyboard.press('1');
  await expect(puzzle.hintCard).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell');
});

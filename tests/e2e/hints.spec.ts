/** Hints in three taps: where to look, why, do it. */
import type { Page } from '@playwright/test';
import { BOARDS, PuzzlePage } from './support/app.ts';
import { readTable } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

const next = (page: Page, name: 'Why?' | 'Do it') => page.getByRole('button', { name });

test('a hint tells where, then why, then does it, and costs twenty seconds', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  const start = await puzzle.digits();
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeVisible();
  await expect(puzzle.hintCard).toContainText('20 seconds were added.');
  await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(20);
  const where = await puzzle.hintSentence.innerText();
  expect(where).not.toBe('');
  await expect(puzzle.hintCard.getByText('Technique:')).toBeHidden();

  await next(page, 'Why?').click();
  await expect(puzzle.hintSentence).toHaveText(where);
  await expect(puzzle.hintCard.getByText('Technique:')).toBeVisible();
  expect(await puzzle.digits()).toEqual(start);

  await next(page, 'Do it').click();
  await expect(puzzle.hintCard).toBeHidden();
  expect(await puzzle.digits()).not.toEqual(start);
  // One hint, one charge, however far it was unfolded.
  expect(await puzzle.time()).toBeLessThan(40);
  await puzzle.undo.click();
  expect(await puzzle.digits()).toEqual(start);

  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeFocused();
  await expect.poll(() => puzzle.time()).toBeGreaterThanOrEqual(40);
  await page.keyboard.press('Escape');
  await expect(puzzle.hintCard).toBeHidden();
  // Whoever asked can ask again.
  await expect(puzzle.hint).toBeFocused();
  expect(await puzzle.digits()).toEqual(start);

  await page.reload();
  await expect(puzzle.board).toBeVisible();
  expect(await puzzle.time()).toBeGreaterThanOrEqual(40);
});

test('hints alone finish a board, and its time says so', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  let hints = 0;
  while (!(await puzzle.doneWith(BOARDS[0]).isVisible())) {
    await page.keyboard.press('h');
    await next(page, 'Why?').click();
    await next(page, 'Do it').click();
    await expect(puzzle.hintCard).toBeHidden();
    hints++;
  }
  await expect(puzzle.doneWith(BOARDS[0])).toContainText(`with ${hints} hints`);
  const row = (await readTable(page, 'progress'))[`sudoku-shift/${TODAY}`] as {
    session: { boards: { hints: number }[] };
  };
  expect(row.session.boards[0]?.hints).toBe(hints);
});

/**
 * The worker that answers questions about hints. What players see of hints:
 * tests/views/hints.test.tsx and hints.touch.test.tsx.
 */
import { askWhy, BOARDS, PuzzlePage } from './support/app.ts';
import { savedSession } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

test('an answer that is long in coming says so, and can be cancelled', { tag: '@all' }, async ({
  page,
}) => {
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
  letGo();
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toContainText('Free so far');
  // The first answer is the only one that is paid for.
  const paid = async () =>
    (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.filter(
      ([, , what]) => what === 'hint',
    );
  expect((await paid()) ?? []).toEqual([]);
  await askWhy(page);
  await expect.poll(paid).toHaveLength(1);
});

/** Sudoku Shift's four boards on paper. tests/views has its board, play.spec.ts plays it. */
import { BOARDS, PuzzlePage } from './support/app.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { expectOneSheet } from './support/print.ts';

const boards = boardsOf(TODAY);

test('prints all four boards on one sheet, with frames to be filled in', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Paper-/.test(name)),
  );
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('.ss-paper');
  for (const [i, name] of BOARDS.entries()) {
    const [found, frame] = [name, `${name}, empty grid for your solution`].map((label) =>
      paper.getByRole('img', { name: label, exact: true }),
    );
    await expect(found!).toBeVisible();
    const givens = boards[i]!.rows.map((row) => row.replaceAll('.', ''));
    await expect(found!).toHaveText(givens.join(''));
    await expect(frame!).toHaveText(boards[i]!.pinned.map((row) => givens[row]).join(''));
  }
  await expect(puzzle.board).toBeHidden();
  for (const control of [puzzle.key(1), puzzle.hint, puzzle.tab('Latte')]) {
    await expect(control).toBeHidden();
  }
  await expectOneSheet(page);
});

/** Sudoku Shift's board: marks, peers, handles, printing, and accessibility modes. */
import type { Locator, Page } from '@playwright/test';
import { start } from '../../src/games/sudoku-shift/rules/rules.ts';
import { isLoose } from '../../src/games/sudoku-shift/rules/standing.ts';
import { blanksOf, solutionOf } from '../support/sudokuShift.ts';
import { BOARDS, PuzzlePage } from './support/app.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { swipeAndTap } from './support/touch.ts';

const boards = boardsOf(TODAY);

/** A row with several blanks, and their columns before any slide. */
function blanksOfARow(board: (typeof boards)[number]) {
  const row = board.rows.findIndex((text) => text.split('.').length > 2);
  const cells = [...board.rows[row]!].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  return { row, cells };
}

async function choose(page: Page, board: number): Promise<PuzzlePage> {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.turnTo(BOARDS[board]!);
  return puzzle;
}

test('a digit takes the marks that it makes impossible, and one undo brings them back', async ({
  page,
}) => {
  const puzzle = await choose(page, 1);
  const { row, cells } = blanksOfARow(boards[1]!);
  const [first, second] = cells as [number, number];
  // A clashing digit would remove no marks.
  const [free, other] = ['1', '2', '3', '4', '5', '6'].filter(
    (digit) => !boards[1]!.rows[row]!.includes(digit),
  ) as [string, string];
  await puzzle.clickCell(row, second);
  await page.keyboard.press('p');
  await page.keyboard.press(free);
  await page.keyboard.press(other);
  await page.keyboard.press('p');
  await expect(puzzle.cell(row, second)).toHaveAccessibleName(
    new RegExp(`marked ${free} ${other}$`),
  );
  await puzzle.clickCell(row, first);
  await page.keyboard.press(free);
  await expect(puzzle.cell(row, second)).toHaveAccessibleName(new RegExp(`marked ${other}`));
  await puzzle.undo.click();
  await expect(puzzle.cell(row, second)).toHaveAccessibleName(
    new RegExp(`marked ${free} ${other}$`),
  );
  await expect(puzzle.cell(row, first)).toHaveAccessibleName(/empty$/);
});

test('peers of the selected cell are shaded, those of loose rows are not', async ({ page }) => {
  const puzzle = await choose(page, 1);
  const board = boards[1]!;
  const pinned = board.pinned[0]!;
  const shaded = (row: number, column: number) =>
    puzzle.cell(row, column).locator('.ss-cell.ss-peer');
  await puzzle.clickCell(pinned, 0);
  for (let column = 1; column < board.size; column++) {
    await expect(shaded(pinned, column)).toHaveCount(1);
  }
  const loose = board.rows.findIndex((_, row) => isLoose(board, start(board), row));
  await expect(shaded(loose, 0)).toHaveCount(0);
  await page.getByRole('button', { name: `Slide row ${loose + 1} right` }).click();
  await expect(shaded(loose, 0)).toHaveCount(1);
});

test('it says how many rows were moved, and what clashes', async ({ page }) => {
  const puzzle = await choose(page, 1);
  const board = boards[1]!;
  const all = board.size - board.pinned.length;
  await expect(page.getByText(`0 of ${all} rows moved`)).toBeVisible();
  const loose = board.rows.findIndex((_, row) => isLoose(board, start(board), row));
  await page.getByRole('button', { name: `Slide row ${loose + 1} left` }).click();
  await expect(page.getByText(`1 of ${all} rows moved`)).toBeVisible();
  await puzzle.undo.click();
  await expect(page.getByText(`0 of ${all} rows moved`)).toBeVisible();
  const { row, cells } = blanksOfARow(board);
  const given = board.rows[row]!.replaceAll('.', '')[0]!;
  await puzzle.clickCell(row, cells[0]!);
  const said = page.getByRole('status').filter({ hasText: `${given} in row ${row + 1}` });
  await page.keyboard.press(given);
  await expect(said).toContainText('It clashes.');
  await page.keyboard.press('Backspace');
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing clashes any more.' }),
  ).toBeAttached();
});

test('prints all four boards on one sheet, with frames to be filled in', async ({ page }) => {
  const puzzle = await choose(page, 0);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Paper-/.test(name)),
  );
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('.ss-paper');
  for (const [i, name] of BOARDS.entries()) {
    const [found, frame] = [name, `${name}, to be filled in`].map((label) =>
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
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('in forced colours rows, cells and boxes have lines, and clashes are hatched', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const puzzle = await choose(page, 1);
  const styleOf = (row: number, column: number, name: string, pseudo?: string) =>
    puzzle.row(row).evaluate(
      (element, [at, property, before]) => {
        const of = at! < 0 ? element : element.querySelectorAll('.ss-cell')[at as number]!;
        return getComputedStyle(of, before as string).getPropertyValue(property as string);
      },
      [column, name, pseudo ?? null] as const,
    );
  expect(await styleOf(0, -1, 'box-shadow')).toContain('inset');
  expect(await styleOf(0, 0, 'box-shadow')).toContain('inset');
  expect(await styleOf(0, -1, 'background-image', '::before')).toContain('gradient');
  const { row, cells } = blanksOfARow(boards[1]!);
  await puzzle.clickCell(row, cells[0]!);
  await page.keyboard.press(boards[1]!.rows[row]!.replaceAll('.', '')[0]!);
  expect(await styleOf(row, cells[0]!, 'background-image')).toContain('gradient');
});

test('nothing moves from the first digit to the last', async ({ page }) => {
  const puzzle = await choose(page, 0);
  await watchShifts(page);
  await page.keyboard.press('ArrowRight');
  await puzzle.solveByKeyboard(boards[0]!);
  await expect(puzzle.doneWith('Ristretto')).toBeVisible();
  await expect(page.getByText('Every row is home.')).toBeVisible();
  expect(await shiftsOf(page, '.play-board')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('handles are as wide as a finger, and take a press between them', async ({ page }) => {
    const puzzle = await choose(page, 1);
    const board = boards[1]!;
    for (const side of ['left', 'right']) {
      for (const button of await page
        .getByRole('button', { name: new RegExp(`^Slide row \\d ${side}`) })
        .all()) {
        const { width, height, x } = (await button.boundingBox())!;
        expect(width).toBeGreaterThanOrEqual(44);
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
      }
    }
    const [row, by] = [...solutionOf(board).slides.entries()].find(([, slide]) => slide > 0)!;
    expect(by).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Slide row ${row + 1} right` }).tap();
    await expect(page.getByText(/^1 of \d rows moved$/)).toBeVisible();
    expect(blanksOf(board).length).toBeGreaterThan(0);
    await expect(puzzle.board).toBeInViewport({ ratio: 1 });
  });

  test('what is tapped right after a row was flicked is pressed', async ({ page }) => {
    const puzzle = await choose(page, 1);
    const before = await puzzle.digits();
    const row = boards[1]!.rows.findIndex((_, i) => !boards[1]!.pinned.includes(i));
    const middleOf = async (box: ReturnType<Locator['boundingBox']>) => {
      const { x, y, width, height } = (await box)!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = await middleOf(puzzle.row(row).boundingBox());
    await swipeAndTap(page, from, { dx: 60, dy: 2 }, await middleOf(puzzle.undo.boundingBox()));
    await expect(puzzle.redo).toBeEnabled();
    expect(await puzzle.digits()).toEqual(before);
  });

  test('letters twice as large run over nothing', async ({ page }) => {
    await choose(page, 3);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const tool of await page.locator('.pad-tool, .pad-key, .ss-moved').all()) {
      const over = await tool.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(over, (await tool.textContent())!).toBeLessThanOrEqual(0);
    }
  });
});

/** Today's puzzle, finished with every input method. */
import type { Page } from '@playwright/test';
import { game } from '../../src/games/sudoku-shift/rules/game.ts';
import type { Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { checkPlay } from '../../src/play/checkPlay.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { BOARDS, figure, GAME, homeCard, PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { partlyDone } from './support/solution.ts';
import { dragByTouch } from './support/touch.ts';

const boards = boardsOf(TODAY);

// Four boards take some three hundred presses, each slow on a busy machine.
test.slow();

/** The button on a finished board that leads to the board with this name. */
const onTo = (page: Page, name: string) => page.getByRole('button', { name: `On to the ${name}` });

/**
 * The boards that the tests play: the smallest and the largest. The tests start with the other
 * boards done: those would test no further input method.
 */
const OUTER: readonly [number, number] = [0, boards.length - 1];

/**
 * Saves a game in which the boards not in `OUTER` are done, or lack their last `digits` digits. The
 * smoke test (tests/engines/smoke.ts) plays all boards from the start.
 */
async function beginWithTheOthers(page: Page, digits = 0): Promise<void> {
  await makeDatabase(page);
  const others = [...boards.keys()].filter((index) => !OUTER.includes(index));
  await writeRows(page, 'progress', partlyDone(TODAY, others, digits));
}

/** Checks a finished puzzle on all pages and in the database. */
async function expectFinished(page: Page): Promise<void> {
  const puzzle = new PuzzlePage(page);
  await expect(puzzle.finished).toBeVisible();
  await expect(puzzle.finished).toContainText(/\d+:\d\d/);
  for (const name of BOARDS) await expect(puzzle.tab(name)).toContainText(/\d+:\d\d/);
  await expect(puzzle.finished).toContainText('Saved on this device.');

  const results = await readTable(page, 'ssPuzzlesTimes');
  expect(Object.keys(results)).toEqual([TODAY]);
  const row = results[TODAY] as { result: number[]; openedOn: string };
  expect(row.result).toHaveLength(4);
  for (const ms of row.result) expect(ms).toBeGreaterThan(0);
  expect(row.openedOn).toBe('2026-11-21');
  expect(await readTable(page, 'outbox')).toMatchObject({
    [`sudoku-shift/${TODAY}`]: {
      game: 'sudoku-shift',
      id: TODAY,
      result: row.result,
      owner: null,
      stage: 'waiting',
    },
  });
  expect(await readTable(page, 'progress')).toEqual({});
  const plays = await readTable(page, 'plays');
  const { log } = plays[`sudoku-shift/${TODAY}`] as { log: unknown };
  const play = { game, puzzle: { id: TODAY, boards }, result: row.result, log };
  expect(checkPlay(play)).toEqual({ verdict: 'checked' });

  await page.goto('/');
  await expect(homeCard(page)).toContainText('Done for today');
  await expect(homeCard(page).getByRole('link', { name: /finished in/ })).toBeVisible();
  await expect(page.getByText('A streak begins')).toBeVisible();
  await expect(page.getByText(/One result is saved on this device/)).toBeVisible();

  await page.getByRole('link', { name: GAME, exact: true }).click();
  await expect(figure(page, 'Played')).toHaveText('1');
  await expect(figure(page, 'Streak')).toHaveText('1');
}

test('by mouse: rows are dragged, cells and keys are clicked', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  await beginWithTheOthers(page, 1);
  await page.goto('/');
  await homeCard(page)
    .getByRole('link', { name: `Continue ${GAME}` })
    .click();
  await expect(page).toHaveURL(`/sudoku-shift/${TODAY}`);

  const drag = async (board: Board, row: number, by: number) => {
    const box = (await puzzle.row(row).boundingBox())!;
    const width = box.width / board.size;
    const y = box.y + box.height / 2;
    const from = box.x + (by > 0 ? width / 2 : box.width - width / 2);
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(from + (by * width) / 2, y, { steps: 3 });
    await page.mouse.move(from + by * width, y, { steps: 3 });
    await page.mouse.up();
  };

  for (const [index, board] of boards.entries()) {
    await expect(puzzle.board).toHaveAccessibleName(new RegExp(`^${board.size} by ${board.size}`));
    const isOuter = OUTER.includes(index);
    for (const [row, by] of solutionOf(board).slides.entries()) {
      if (by === 0 || !isOuter) continue;
      // Drag the rows; on the smallest board use the arrow buttons.
      if (index === 0) {
        for (let i = 0; i < by; i++) {
          await page.getByRole('button', { name: `Slide row ${row + 1} right` }).click();
        }
      } else {
        await drag(board, row, by <= board.size / 2 ? by : by - board.size);
      }
    }
    const digits = isOuter ? undefined : 1;
    await puzzle.fillByPresses(board, (x, y) => page.mouse.click(x, y), digits);
    if (index < boards.length - 1) {
      await expect(puzzle.doneWith(BOARDS[index]!)).toBeVisible();
      await onTo(page, BOARDS[index + 1]!).click();
    }
  }
  await expectFinished(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('by touch: rows follow the finger, cells and keys are tapped', async ({ page }) => {
    const puzzle = new PuzzlePage(page);
    await beginWithTheOthers(page);
    await page.goto('/');
    await homeCard(page)
      .getByRole('link', { name: `Continue ${GAME}` })
      .tap();

    for (const index of OUTER) {
      const board = boards[index]!;
      await expect(puzzle.board).toHaveAccessibleName(
        new RegExp(`^${board.size} by ${board.size}`),
      );
      for (const [row, by] of solutionOf(board).slides.entries()) {
        if (by === 0) continue;
        await dragByTouch(puzzle.row(row), by <= board.size / 2 ? by : by - board.size, board.size);
      }
      await puzzle.fillByPresses(board, (x, y) => page.touchscreen.tap(x, y));
      if (index !== OUTER[1]) {
        await expect(puzzle.doneWith(BOARDS[index]!)).toBeVisible();
        await onTo(page, BOARDS[OUTER[1]]!).tap();
      }
    }
    await expectFinished(page);
  });
});

test('by keyboard alone, from the home page to the result', async ({ page }) => {
  const puzzle = new PuzzlePage(page);
  const { keyboard } = page;
  /** Presses Tab until `isThere` finds the focus on the target, up to a limit. */
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 30; presses++) {
      await keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('The Tab key does not lead there.');
  };
  const focused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  await beginWithTheOthers(page);
  await page.goto('/');
  await expect(homeCard(page)).toBeVisible();
  await tabTo(focused(`a[aria-label="Continue ${GAME}"]`));
  await keyboard.press('Enter');
  await expect(puzzle.board).toBeVisible();
  await tabTo(focused('[role=gridcell]'));
  await expect(puzzle.cell(0, 0)).toBeFocused();
  await expect(puzzle.cell(0, 0)).toHaveAttribute('aria-selected', 'true');

  for (const index of OUTER) {
    const board = boards[index]!;
    await expect(puzzle.board).toHaveAccessibleName(new RegExp(`^${board.size} by ${board.size}`));
    // The button that led to this board had the focus and is gone, so any arrow key starts at the
    // first cell.
    if (index > 0) await keyboard.press('ArrowRight');
    await puzzle.solveByKeyboard(board);
    if (index !== OUTER[1]) {
      await expect(onTo(page, BOARDS[OUTER[1]]!)).toBeFocused();
      await keyboard.press('Enter');
    }
  }
  await expect(puzzle.finished).toBeVisible();
  await tabTo(async () =>
    page.evaluate(() => document.activeElement?.textContent?.trim() === 'Share'),
  );
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share your result' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFinished(page);
});

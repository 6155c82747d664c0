/** Today's puzzle, finished by keys. By mouse and touch: tests/views/play.test.tsx, play.touch.test.tsx. */
import type { Page } from '@playwright/test';
import { game } from '../../src/games/sudoku-shift/rules/game.ts';
import { checkPlay } from '../../src/play/checkPlay.ts';
import { BOARDS, figure, GAME, homeCard, PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { partlyDone } from './support/solution.ts';

const boards = boardsOf(TODAY);

// Two boards take some two hundred presses, each slow on a busy machine.
test.slow();

/** The button on a finished board that leads to the board with this name. */
const onTo = (page: Page, name: string) => page.getByRole('button', { name: `Next: ${name}` });

/**
 * The boards that the test plays: the smallest and the largest. The test starts with the other
 * boards done: those would test no further input method.
 */
const OUTER: readonly [number, number] = [0, boards.length - 1];

/**
 * Saves a game in which the boards not in `OUTER` are done. The smoke test (tests/engines/engineSuite.ts)
 * plays all boards from the start.
 */
async function beginWithTheOthers(page: Page): Promise<void> {
  await makeDatabase(page);
  const others = [...boards.keys()].filter((index) => !OUTER.includes(index));
  await writeRows(page, 'progress', partlyDone(TODAY, others));
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
  expect(await readTable(page, 'progress')).toEqual({});
  const plays = await readTable(page, 'plays');
  const { log } = plays[`sudoku-shift/${TODAY}`] as { log: unknown };
  const play = { game, puzzle: { id: TODAY, boards }, result: row.result, log };
  expect(checkPlay(play)).toEqual({ verdict: 'checked' });

  await page.goto('/');
  await expect(homeCard(page)).toContainText('Done for today');
  await expect(homeCard(page).getByRole('link', { name: /finished in/ })).toBeVisible();
  await expect(page.getByText('A new streak: day 1')).toBeVisible();
  await expect(page.getByText(/1 result is saved on this device/)).toBeVisible();

  await page.getByRole('link', { name: GAME, exact: true }).click();
  await expect(figure(page, 'Played')).toHaveText('1');
  await expect(figure(page, 'Streak')).toHaveText('1');
}

test('by keyboard alone, from the home page to the result', { tag: '@all' }, async ({ page }) => {
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

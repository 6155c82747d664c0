/** Today's four boards of Sudoku Shift, played in the whole app from the home page to the result. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { game } from '../../../src/games/sudoku-shift/rules/game.ts';
import { BOARD_NAMES, type Board } from '../../../src/games/sudoku-shift/rules/types.ts';
import { checkPlay } from '../../../src/play/checkPlay.ts';
import { partlyDone } from '../../support/savedShift.ts';
import { blanksOf, solutionOf } from '../../support/sudokuShift.ts';
import { goTo, openApp, path, readTable } from './app.tsx';
import { finished, TODAY } from './inApp.ts';
import { boxOf, button, isShown, middleOf, type Point } from './input.ts';
import type { Screen } from './play.tsx';
import { boards, shift } from './sudokuShift.ts';

/**
 * The boards that the tests play from the start. The tests begin with the larger boards done: those
 * would test no further input method.
 */
const PLAYED: readonly number[] = [0, 1];
const OTHERS = [...boards.keys()].filter((index) => !PLAYED.includes(index));

export interface Hand {
  press(target: Locator): Promise<void>;
  pressAt(...points: readonly Point[]): Promise<void>;
  /** Moves from a point to another one, pressed. */
  drag(from: Point, to: Point): Promise<void>;
}

const homeCard = page.getByRole('region', { name: 'Sudoku Shift', exact: true });

async function slideRows(board: Board, { press, drag }: Hand, isSmallest: boolean) {
  for (const [row, by] of solutionOf(board).slides.entries()) {
    if (by === 0) continue;
    // Slide the rows of the smallest board by their arrow buttons, where they have some.
    const arrow = shift.handle(row, 'right');
    if (isSmallest && isShown(arrow)) {
      for (let i = 0; i < by; i++) await press(arrow);
      continue;
    }
    const { x, y, width, height } = boxOf(shift.row(row));
    const cell = width / board.size;
    const short = by <= board.size / 2 ? by : by - board.size;
    const from = { x: x + (short > 0 ? cell / 2 : width - cell / 2), y: y + height / 2 };
    await drag(from, { x: from.x + short * cell, y: from.y });
  }
}

/** Fills in all digits of the current board, or the last `last` digits. */
async function fill(board: Board, { pressAt }: Hand, last = Number.POSITIVE_INFINITY) {
  // Neither cells nor keys move while a board is filled.
  const rows = board.rows.map((_, row) => boxOf(shift.row(row)));
  const keys = board.rows.map((_, i) => middleOf(button(`${i + 1}`)));
  for (const { row, column, digit } of blanksOf(board).slice(-last)) {
    const { x, y, width, height } = rows[row]!;
    const cell = { x: x + ((column + 0.5) * width) / board.size, y: y + height / 2 };
    await pressAt(cell, keys[digit - 1]!);
  }
}

/** @param left how many digits the other boards lack: they are visited then. */
export async function playToday(hand: Hand, screen: Screen, left: number): Promise<void> {
  await openApp('/', { screen, rows: { progress: partlyDone(TODAY, boards, OTHERS, left) } });
  await hand.press(homeCard.getByRole('link', { name: 'Continue Sudoku Shift' }));
  await expect.poll(path).toBe(`/sudoku-shift/${TODAY}`);
  const visited = [...boards.keys()].filter((index) => left > 0 || PLAYED.includes(index));
  for (const [at, index] of visited.entries()) {
    const board = boards[index]!;
    await expect
      .element(shift.grid)
      .toHaveAccessibleName(new RegExp(`^${board.size} by ${board.size}`));
    const isPlayed = PLAYED.includes(index);
    if (isPlayed) await slideRows(board, hand, index === 0);
    await fill(board, hand, isPlayed ? undefined : left);
    const next = visited[at + 1];
    if (next === undefined) continue;
    const done = page.getByRole('status').filter({ hasText: `${BOARD_NAMES[index]} done` });
    await expect.element(done).toBeVisible();
    await hand.press(button(`Next: ${BOARD_NAMES[next]}`));
  }
  await expectFinished(hand);
}

/** The value of a figure in the statistics on a game's page, by its label. */
const figure = (label: string) =>
  page
    .css('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .css('dd');

/** Checks a finished puzzle on all pages, and its moves. All that is kept of it: tests/e2e/play.spec.ts. */
async function expectFinished({ press }: Hand): Promise<void> {
  await expect.element(finished).toMatchTextContent(/\d+:\d\d/);
  const tabs = page.getByRole('navigation', { name: 'Boards' });
  for (const name of BOARD_NAMES) {
    await expect
      .element(tabs.getByRole('button', { name: new RegExp(`^${name}`) }))
      .toMatchTextContent(/\d+:\d\d/);
  }
  await expect.element(finished).toMatchTextContent('Saved on this device.');

  const { result } = (await readTable('ssPuzzlesTimes'))[TODAY] as { result: number[] };
  expect(result).toHaveLength(4);
  expect(Math.min(...result)).toBeGreaterThan(0);
  const { log } = (await readTable('plays'))[`sudoku-shift/${TODAY}`] as { log: unknown };
  expect(checkPlay({ game, puzzle: { id: TODAY, boards }, result, log })).toEqual({
    verdict: 'checked',
  });

  await goTo('/');
  await expect.element(homeCard).toMatchTextContent('Done for today');
  await expect.element(homeCard.getByRole('link', { name: /finished in/ })).toBeVisible();
  await expect.element(page.getByText('A new streak: day 1')).toBeVisible();
  await expect.element(page.getByText(/1 result is saved on this device/)).toBeVisible();
  await press(page.getByRole('link', { name: 'Sudoku Shift', exact: true }).first());
  await expect.element(figure('Played')).toHaveTextContent('1');
  await expect.element(figure('Streak')).toHaveTextContent('1');
}

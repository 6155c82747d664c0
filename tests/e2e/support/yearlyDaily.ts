/** Helpers for Yearly Daily's page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { engine } from '../../../src/games/yearly-daily/engine/engine.ts';
import { PIECES } from '../../../src/games/yearly-daily/rules/pieces.ts';
import type { Board, Placement } from '../../../src/games/yearly-daily/rules/types.ts';
import { extentOf } from '../../../src/games/yearly-daily/view/turning.ts';
import { askWhy } from './app.ts';
import { readTable, savedMoves } from './database.ts';

/** Saturday 21 November 2026. */
export const TODAY = '2026-11-21';
export const KEY = '11_21_2026';
export const board = engine.generate(TODAY, 5).boards[0] as Board;
export const SOLUTION = engine.solve(board) as readonly Placement[];
/** Squares along each side of the frame. */
const SIDE = 7;

export class Calendar {
  readonly page: Page;
  readonly grid: Locator;
  readonly tray: Locator;
  readonly finished: Locator;
  readonly anotherWay: Locator;
  readonly hintCard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'Calendar, 21 November stays free' });
    this.tray = page.getByRole('toolbar', { name: 'Pieces' });
    this.finished = page.getByRole('region', { name: 'Your result' });
    this.anotherWay = page.getByRole('region', { name: 'Another solution' });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/yearly-daily/${TODAY}`);
    await expect(this.grid).toBeVisible();
  }

  /** Starts looking for another solution (way) after the result. */
  async lookFurther(): Promise<void> {
    await this.button('Find another solution').click();
    await expect(this.tray).toBeVisible();
  }

  piece(piece: number): Locator {
    return this.tray.getByRole('button', { name: new RegExp(`^${PIECES[piece]!.name},`, 'i') });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Expects a piece on the board, or the end after the last piece, which hides the tray. */
  async expectLaid(piece: number): Promise<void> {
    await expect(
      this.finished
        .or(this.anotherWay)
        .or(this.piece(piece).and(this.page.getByLabel(/on the board$/))),
    ).toBeVisible();
  }
}

export const pieces = [...PIECES.keys()];

/** Checks a finished calendar on the page and in the database. */
export async function expectFinished(calendar: Calendar, hints = 0): Promise<void> {
  const { page, finished } = calendar;
  await expect(finished).toBeVisible();
  await expect(finished).toContainText(/\d+:\d\d/);
  await expect(finished).toContainText('Saved on this device.');
  const results = await readTable(page, 'ydScores');
  expect(Object.keys(results)).toEqual([KEY]);
  const { result } = results[KEY] as { result: number[] };
  expect(result).toEqual([expect.any(Number), hints, 0.1]);
  expect(Number.isInteger(result[0])).toBe(true);
  expect(result[0]).toBeGreaterThan(0);
  expect(await readTable(page, 'progress')).toEqual({});
  await expect(page.getByRole('region', { name: 'Over the years' })).toContainText(
    `21 November has ${board.solutions} solutions. You’ve found 1 of them.`,
  );
  await expect(page.getByRole('img', { name: 'Solution found in 2026' })).toBeVisible();
}

/** Takes a piece, turns it, moves it to its place in `covering` and lays it down. */
export async function layByKeys(
  calendar: Calendar,
  piece: number,
  covering = SOLUTION,
): Promise<void> {
  const { keyboard } = calendar.page;
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  const { orientation, row, col } = covering[piece]!;
  await keyboard.press(String(piece + 1));
  await expect(calendar.grid.locator(':focus')).toBeVisible();
  if (orientation & 4) await keyboard.press('f');
  await press('r', orientation & 3);
  // Move to the upper left corner first, wherever the piece is, then to its place.
  const { rows, cols } = extentOf(piece, orientation);
  await press('ArrowUp', SIDE - rows);
  await press('ArrowLeft', SIDE - cols);
  await press('ArrowDown', row);
  await press('ArrowRight', col);
  await keyboard.press('Enter');
  await calendar.expectLaid(piece);
}

/** Plays today's calendar to its end, with a reload on the way, and checks the stored result. */
export async function playYearlyDaily(page: Page): Promise<void> {
  const calendar = new Calendar(page);
  await calendar.open();
  for (const piece of pieces.slice(0, -1)) await layByKeys(calendar, piece);
  await expect.poll(() => savedMoves(page, `yearly-daily/${TODAY}`)).toBe(pieces.length - 1);
  await page.reload();
  for (const piece of pieces.slice(0, -1)) await calendar.expectLaid(piece);
  await page.getByRole('button', { name: /^Hint/ }).click();
  await askWhy(page);
  await expect(calendar.hintCard).toContainText('The last piece is');
  await calendar.button('Do it').click();
  await expectFinished(calendar, 1);
}

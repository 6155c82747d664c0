/**
 * Yearly Daily's page: storage, network, further solutions, print, accessibility. tests/views has
 * its board.
 */
import type { Locator, Page } from '@playwright/test';
import { engine } from '../../src/games/yearly-daily/engine/engine.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { movesTo } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Placement } from '../../src/games/yearly-daily/rules/types.ts';
import { extentOf } from '../../src/games/yearly-daily/view/turning.ts';
import { formatDuration } from '../../src/lib/duration.ts';
import { coveringsOf } from '../support/coveringsOf.ts';
import { askWhy, offlineAfterVisit } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, readTable, savedMoves, writeRows } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';

/** Saturday 21 November 2026. */
const TODAY = '2026-11-21';
const KEY = '11_21_2026';
const board = engine.generate(TODAY, 5).boards[0] as Board;
const SOLUTION = engine.solve(board) as readonly Placement[];
/** Squares along each side of the frame. */
const SIDE = 7;

class Calendar {
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
    this.anotherWay = page.getByRole('region', { name: 'Another way' });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/yearly-daily/${TODAY}`);
    await expect(this.grid).toBeVisible();
  }

  /** Starts looking for another solution (way) after the result. */
  async lookFurther(): Promise<void> {
    await this.button('Another way').click();
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

const pieces = [...PIECES.keys()];

/** Checks a finished calendar on the page and in the database. */
async function expectFinished(calendar: Calendar, hints = 0): Promise<void> {
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
    `21 November can be covered in ${board.solutions} ways. You have found one of them.`,
  );
  await expect(page.getByRole('img', { name: 'The way found in 2026' })).toBeVisible();
}

/** Saves today's game with all but the last piece in place, and a hint. */
async function layAllButLast(page: Page): Promise<void> {
  const entries = movesTo(board, SOLUTION).slice(0, -1);
  const played = { entries, cursor: entries.length, elapsed: 61_000, hints: 1 };
  await writeRows(page, 'progress', {
    [`yearly-daily/${TODAY}`]: {
      ...{ game: 'yearly-daily', id: TODAY, openedOn: TODAY, progress: 0.9, updatedAt: 5 },
      session: { version: 1, current: 0, boards: [played] },
    },
  });
}

/** Takes a piece, turns it, moves it to its place in `covering` and lays it down. */
async function layByKeys(calendar: Calendar, piece: number, covering = SOLUTION): Promise<void> {
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

withWorker(
  'is finished without a network after the first visit, and after a reload, with a hint',
  async ({ page, complaints }) => {
    await offlineAfterVisit(page, complaints);
    const calendar = new Calendar(page);
    await calendar.open();
    for (const piece of pieces.slice(0, -1)) await layByKeys(calendar, piece);
    await expect.poll(() => savedMoves(page, `yearly-daily/${TODAY}`)).toBe(pieces.length - 1);
    await page.reload();
    for (const piece of pieces.slice(0, -1)) await calendar.expectLaid(piece);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await askWhy(page);
    await expect(calendar.hintCard).toContainText('One piece is left');
    await calendar.button('Do it').click();
    await expectFinished(calendar, 1);
  },
);

test('prints the calendar, and the pieces to be cut out, on one sheet', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const paper = page.locator('.yd-paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  await expect(paper.locator('path')).toHaveCount(8);
  await expect(calendar.tray).toBeHidden();
  // Printed squares must be the same size on the board and on the pieces.
  const cell = (await calendar.grid.boundingBox())!.width / 7;
  const spoon = (await paper.locator('path').nth(1).boundingBox())!;
  expect(spoon.width / cell).toBeCloseTo(4, 0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('another way is looked for and found, and the result stays as it is', async ({ page }) => {
  const another = coveringsOf(board, 2).find(
    (one) => JSON.stringify(movesTo(board, one)) !== JSON.stringify(movesTo(board, SOLUTION)),
  )!;
  await makeDatabase(page);
  await layAllButLast(page);
  const calendar = new Calendar(page);
  await calendar.open();
  await layByKeys(calendar, pieces.at(-1)!);
  await expectFinished(calendar, 1);
  const { [KEY]: row, ...otherRows } = await readTable(page, 'ydScores');
  expect(otherRows).toEqual({});
  const [ms] = (row as { result: [number] }).result;
  const time = formatDuration(ms + 20_000);
  await expect(calendar.finished).toContainText(time);
  const years = page.getByRole('region', { name: 'Over the years' });
  const outcome = calendar.anotherWay;
  await expect(years.getByRole('rowheader')).toHaveText('2026 this one');
  const outbox = await readTable(page, 'outbox');

  // Find the way of the result again.
  await calendar.lookFurther();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await page.keyboard.press('h');
  for (const piece of pieces) await layByKeys(calendar, piece);
  await expect(outcome).toContainText('You have found this one before.');
  await expect(outcome).toContainText(`1 of ${board.solutions} found.`);
  await expect(outcome.getByRole('heading')).toBeFocused();
  await calendar.button('Back to the result').click();
  await expectFinished(calendar, 1);
  await expect(calendar.finished.getByRole('heading')).toBeFocused();
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: row });

  // Find a new way, and then the same once more.
  for (const words of ['A new way.', 'You have found this one before.']) {
    await calendar.lookFurther();
    for (const piece of pieces) await layByKeys(calendar, piece, another);
    await expect(outcome).toContainText(words);
    await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  }
  await expect(years).toContainText('You have found 2 of them.');
  await expect(page.getByRole('img', { name: 'The way found in 2026' })).toHaveCount(2);
  const kept = { ...(row as object), ways: [[movesTo(board, another)]] };
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });

  // Abandon an attempt, by the button and by leaving.
  await calendar.lookFurther();
  await layByKeys(calendar, 0, another);
  await calendar.button('Back to the result').click();
  await expect(calendar.finished).toContainText(time);
  await calendar.lookFurther();
  await expect(calendar.piece(0)).toHaveAccessibleName(/in the tray$/);
  await layByKeys(calendar, 0, another);

  await page.reload();
  await expect(calendar.finished).toContainText(time);
  await expect(years).toContainText('You have found 2 of them.');
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });
  expect(await readTable(page, 'outbox')).toEqual(outbox);
  expect(await readTable(page, 'progress')).toEqual({});
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', async ({ page }) => {
    const calendar = new Calendar(page);
    const check = async () => expect(await violationsIn(page)).toEqual([]);
    await calendar.open();
    await check();
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    await calendar.piece(1).click();
    await check();
    await page.goto('/yearly-daily');
    await expect(page.getByRole('grid')).toBeVisible();
    await check();
  });
});

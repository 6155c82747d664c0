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
import { coveringsOf } from '../support/coveringsOf.ts';
import { askWhy, offlineAfterVisit } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, readTable, savedMoves, writeRows } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

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

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The grid's upper left corner and a square's side, in px. */
  async frame(): Promise<{ x: number; y: number; cell: number }> {
    const { x, y, width } = (await this.grid.boundingBox())!;
    return { x, y, cell: width / 7 };
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

async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = (await from.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 12, box.y + box.height / 2 - 12, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Saves today's game with all but the last `left` pieces in place. */
async function layAllBut(page: Page, left: number): Promise<void> {
  const entries = movesTo(board, SOLUTION).slice(0, -left);
  const played = { entries, cursor: entries.length, elapsed: 61_000, hints: 0 };
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
  'is finished without a network after the first visit, with a hint',
  async ({ page, complaints }) => {
    await offlineAfterVisit(page, complaints);
    const calendar = new Calendar(page);
    await layAllBut(page, 2);
    await calendar.open();
    await layByKeys(calendar, pieces.at(-2)!);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await askWhy(page);
    await expect(calendar.hintCard).toContainText('One piece is left');
    await calendar.button('Do it').click();
    await expectFinished(calendar, 1);
  },
);

test('a count that is long in coming says so, and closing its dialog cancels it', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const letGo = await holdBack(page, /\/assets\/engine-/);
  await calendar.open();
  for (const piece of pieces.slice(1)) await layByKeys(calendar, piece);
  const words = page.getByRole('button', { name: /^\d+ ways.*: what that means$/ });
  const dialog = page.getByRole('dialog', { name: /^\d+ ways$/ });
  const count = dialog.getByRole('button', { name: /^Count what is left/ });
  await words.click();
  await count.click();
  await expect(dialog.getByRole('status')).toHaveText('Counting…');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.workers()).toHaveLength(0);
  letGo();
  await words.click();
  await expect(dialog.getByRole('status')).toBeHidden();
  const before = await page.getByRole('timer').innerText();
  expect(before).toMatch(/^0:[01]\d$/);
  await count.click();
  await expect(dialog.getByRole('status')).toHaveText('As the pieces lie now, one way is left.');
});

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

test('after a reload the pieces still lie on the board', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const { x, y, cell } = await calendar.frame();
  await dragTo(page, calendar.piece(5), { x: x + 1.5 * cell, y: y + 5.5 * cell });
  await calendar.expectLaid(5);
  // Drop the piece slightly above its place at the board's upper edge: it must snap into place.
  await dragTo(page, calendar.piece(2), { x: x + 2 * cell, y: y + 0.8 * cell });
  await calendar.expectLaid(2);
  await expect.poll(() => savedMoves(page, `yearly-daily/${TODAY}`)).toBe(2);
  await page.reload();
  await calendar.expectLaid(5);
  await calendar.expectLaid(2);
  await expect(calendar.square('29')).toHaveAccessibleName('29, the napkin');
  await expect(calendar.square('January')).toHaveAccessibleName('January, the wave');
});

test('another way is looked for and found, and the result stays as it is', async ({ page }) => {
  const row = {
    id: TODAY,
    result: [95_000, 1, 0.1],
    openedOn: TODAY,
    finishedAt: 5,
    ending: [movesTo(board, SOLUTION)],
  };
  const another = coveringsOf(board, 2).find(
    (one) => JSON.stringify(movesTo(board, one)) !== JSON.stringify(movesTo(board, SOLUTION)),
  )!;
  await makeDatabase(page);
  await writeRows(page, 'ydScores', { [KEY]: row });
  const calendar = new Calendar(page);
  await calendar.open();
  const years = page.getByRole('region', { name: 'Over the years' });
  const outcome = calendar.anotherWay;
  await expect(years).toContainText('You have found one of them.');
  await expect(years.getByRole('rowheader')).toHaveText('2026 this one');
  await expect(calendar.finished).toContainText('1:55');
  const outbox = await readTable(page, 'outbox');

  await calendar.lookFurther();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await page.keyboard.press('h');
  for (const piece of pieces) await layByKeys(calendar, piece, another);
  await expect(outcome).toContainText('A new way.');
  await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  await expect(years).toContainText('You have found 2 of them.');
  await expect(page.getByRole('img', { name: 'The way found in 2026' })).toHaveCount(2);
  const kept = { ...row, ways: [movesTo(board, another)].map((moves) => [moves]) };
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });

  // Find the same solution again, then abandon an attempt.
  await calendar.lookFurther();
  for (const piece of pieces) await layByKeys(calendar, piece, another);
  await expect(outcome).toContainText('You have found this one before.');
  await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  await calendar.lookFurther();
  await layByKeys(calendar, 0, another);
  await calendar.button('Back to the result').click();
  await expect(calendar.finished).toContainText('1:55');
  await calendar.lookFurther();
  await expect(calendar.piece(0)).toHaveAccessibleName(/in the tray$/);
  await layByKeys(calendar, 0, another);

  await page.reload();
  await expect(calendar.finished).toContainText('1:55');
  await expect(years).toContainText('You have found 2 of them.');
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });
  expect(await readTable(page, 'outbox')).toEqual(outbox);
  expect(await readTable(page, 'progress')).toEqual({});
});

test('another way can be looked for right after the first', async ({ page }) => {
  await makeDatabase(page);
  await layAllBut(page, 1);
  const calendar = new Calendar(page);
  await calendar.open();
  await layByKeys(calendar, pieces.at(-1)!);
  await expectFinished(calendar);
  const before = await readTable(page, 'ydScores');
  await calendar.lookFurther();
  for (const piece of pieces) await layByKeys(calendar, piece);
  await expect(calendar.anotherWay).toContainText('You have found this one before.');
  await expect(calendar.anotherWay.getByRole('heading')).toBeFocused();
  await calendar.button('Back to the result').click();
  await expectFinished(calendar);
  await expect(calendar.finished.getByRole('heading')).toBeFocused();
  expect(await readTable(page, 'ydScores')).toEqual(before);
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

test('the example of the rules can be finished', async ({ page }) => {
  await page.goto('/yearly-daily');
  const grid = page.getByRole('grid', { name: 'Calendar, 24 December stays free' });
  await grid.scrollIntoViewIfNeeded();
  const slot = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  await slot('Croissant').click();
  await grid.getByRole('gridcell', { name: /^18,/ }).click();
  await slot('Bowl').click();
  await grid.getByRole('gridcell', { name: /^27,/ }).click();
  await slot('Mug').click();
  await page.getByRole('button', { name: 'Flip', exact: true }).click();
  for (let i = 0; i < 3; i++) await slot('Mug').click();
  await grid.getByRole('gridcell', { name: /^13,/ }).click();
  await expect(page.getByText('Covered: only December and 24 are free.')).toBeVisible();
});

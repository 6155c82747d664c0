/** Yearly Daily, played to the end in every way that a player has. */
import type { Locator, Page } from '@playwright/test';
import { engine } from '../../src/games/yearly-daily/engine/engine.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { movesTo } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Placement } from '../../src/games/yearly-daily/rules/types.ts';
import { cellsIn, extentOf } from '../../src/games/yearly-daily/view/turning.ts';
import { coveringsOf } from '../support/coveringsOf.ts';
import { offlineAfterVisit } from './support/app.ts';
import { comeToRest, violationsIn } from './support/axe.ts';
import { makeDatabase, readTable, savedMoves, writeRows } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

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

  /** Looks for another way, once a result is there. */
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

  /** Side of one square, and where the first one begins, in px. */
  async frame(): Promise<{ x: number; y: number; cell: number }> {
    const { x, y, width } = (await this.grid.boundingBox())!;
    return { x, y, cell: width / 7 };
  }

  /** The middle of the piece where it belongs, in px. */
  async middleOf(piece: number): Promise<{ x: number; y: number }> {
    const { x, y, cell } = await this.frame();
    const { orientation, row, col } = SOLUTION[piece]!;
    const { rows, cols } = extentOf(piece, orientation);
    return { x: x + (col + cols / 2) * cell, y: y + (row + rows / 2) * cell };
  }

  /** A point on the piece where it belongs, as near to its middle as there is one, in px. */
  async innerPointOf(piece: number): Promise<{ x: number; y: number }> {
    const { x, y, cell } = await this.frame();
    const { orientation, row, col } = SOLUTION[piece]!;
    const { rows, cols } = extentOf(piece, orientation);
    const into = (from: number, middle: number) =>
      Math.min(from + 0.95, Math.max(from + 0.05, middle));
    const [inner] = cellsIn(piece, orientation)
      .map(([r, c]) => ({ r: into(r, rows / 2), c: into(c, cols / 2) }))
      .sort(
        (a, b) =>
          Math.hypot(a.r - rows / 2, a.c - cols / 2) - Math.hypot(b.r - rows / 2, b.c - cols / 2),
      );
    return { x: x + (col + inner!.c) * cell, y: y + (row + inner!.r) * cell };
  }

  /** Its tray goes with the last piece. */
  async expectLaid(piece: number): Promise<void> {
    await expect(
      this.finished
        .or(this.anotherWay)
        .or(this.piece(piece).and(this.page.getByLabel(/on the board$/))),
    ).toBeVisible();
  }
}

const pieces = [...PIECES.keys()];

/** What is true after every finished calendar. */
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

test('by mouse: pieces are turned, dragged, and snap into place', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  for (const piece of pieces) {
    const { orientation } = SOLUTION[piece]!;
    await calendar.piece(piece).click();
    if (orientation & 4) await calendar.button('Flip').click();
    for (let i = 0; i < (orientation & 3); i++) await calendar.button('Turn').click();
    // Not quite where it belongs: it snaps.
    const { x, y } = await calendar.middleOf(piece);
    await dragTo(page, calendar.piece(piece), { x: x + 14, y: y - 17 });
    await calendar.expectLaid(piece);
  }
  await expectFinished(calendar);
});

test('a dragged piece that does not fit goes home, and one dragged off the board too', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const napkin = 5;
  const { x, y, cell } = await calendar.frame();
  // Over the wood beside 31.
  await dragTo(page, calendar.piece(napkin), { x: x + 5.5 * cell, y: y + 6.5 * cell });
  const refusal = page.locator('.yd-refusal');
  await expect(refusal).toHaveText('The napkin would stick out over the edge.');
  // It hides no square: it begins right of 31, and below the row above.
  const told = (await refusal.boundingBox())!;
  expect(told.x).toBeGreaterThanOrEqual(x + 3 * cell);
  expect(told.y).toBeGreaterThanOrEqual(y + 6 * cell - 1);
  await expect(calendar.piece(napkin)).toHaveAccessibleName(/in the tray$/);
  // In the lower left corner: 15, 22, 29, 30 and 31.
  await dragTo(page, calendar.piece(napkin), { x: x + 1.5 * cell, y: y + 5.5 * cell });
  await calendar.expectLaid(napkin);
  await expect(calendar.square('29')).toHaveAccessibleName('29, the napkin');
  await dragTo(page, calendar.square('29'), { x: x + 8.5 * cell, y: y + 3 * cell });
  await expect(calendar.piece(napkin)).toHaveAccessibleName(/in the tray$/);
  await expect(calendar.square('29')).toHaveAccessibleName('29, free');
});

test('a dragged piece is turned by R while it flies, and Escape sends it home', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const spoon = 1;
  const { x, y, cell } = await calendar.frame();
  const box = (await calendar.piece(spoon).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2 * cell, y + 4 * cell, { steps: 4 });
  await expect(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
  // It is under the pointer that holds it in its middle, once it has risen.
  await comeToRest(page);
  const flying = (await page.locator('.yd-flying svg').boundingBox())!;
  expect(Math.abs(flying.x + flying.width / 2 - (x + 2 * cell))).toBeLessThan(cell / 4);
  expect(Math.abs(flying.y + flying.height / 2 - (y + 4 * cell))).toBeLessThan(cell / 4);
  // Nothing is charged by a key that was meant for the piece.
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(calendar.hintCard).toBeHidden();
  await expect(calendar.piece(spoon)).toHaveAccessibleName(/in the tray$/);
  await expect(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'false');

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2 * cell, y + 4 * cell, { steps: 4 });
  await expect(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('r');
  await page.mouse.move(x + 2 * cell, y + 4.1 * cell);
  await page.mouse.up();
  await calendar.expectLaid(spoon);
  // Standing: 2, 3, 9, 16 and 23.
  await expect(calendar.square('23')).toHaveAccessibleName('23, the spoon');
  // The drag is over: a press means what it says.
  await calendar.piece(spoon).click();
  await expect(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
});

/** Today's game as it is saved when all but the last pieces lie where they belong. */
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

/** Turns the piece in hand, moves it to its place and lays it down. */
async function layByKeys(
  calendar: Calendar,
  piece: number,
  taken = false,
  covering = SOLUTION,
): Promise<void> {
  const { keyboard } = calendar.page;
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  const { orientation, row, col } = covering[piece]!;
  if (!taken) await keyboard.press(String(piece + 1));
  await expect(calendar.grid.locator(':focus')).toBeVisible();
  if (orientation & 4) await keyboard.press('f');
  await press('r', orientation & 3);
  // Into the corner of the frame, as far as a piece of its size can be from it, and to its place.
  const { rows, cols } = extentOf(piece, orientation);
  await press('ArrowUp', SIDE - rows);
  await press('ArrowLeft', SIDE - cols);
  await press('ArrowDown', row);
  await press('ArrowRight', col);
  await keyboard.press('Enter');
  await calendar.expectLaid(piece);
}

test('by keyboard: a piece is taken, moved, turned, flipped and laid, and nothing else moves', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const { keyboard } = page;
  await calendar.open();
  await watchShifts(page);
  // The first is reached by Tab and arrows, the others by their numbers.
  await calendar.piece(1).focus();
  await keyboard.press('ArrowLeft');
  await expect(calendar.piece(0)).toBeFocused();
  await keyboard.press('Enter');
  await layByKeys(calendar, 0, true);
  for (const piece of pieces.slice(1)) await layByKeys(calendar, piece);
  await expectFinished(calendar);
  expect(await shiftsOf(page, '.play-board')).toEqual([]);
});

test('Escape lets go, Delete puts back, undo and redo follow', async ({ page }) => {
  const calendar = new Calendar(page);
  const { keyboard } = page;
  await calendar.open();
  await keyboard.press('6');
  await expect(calendar.piece(5)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Escape');
  await expect(calendar.piece(5)).toHaveAttribute('aria-pressed', 'false');
  await expect(calendar.piece(5)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await calendar.expectLaid(5);
  await keyboard.press('Control+z');
  await expect(calendar.piece(5)).toHaveAccessibleName(/in the tray$/);
  await keyboard.press('Control+y');
  await calendar.expectLaid(5);
  await keyboard.press('6');
  await keyboard.press('Delete');
  await expect(calendar.piece(5)).toHaveAccessibleName(/in the tray$/);
});

test('a key is taken from the moment the board stands', async ({ page }) => {
  // On a busy machine a person, or a test, sees the board and presses a key before effects have run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.yd-grid')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '6', bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  const calendar = new Calendar(page);
  await calendar.open();
  await expect(calendar.piece(5)).toHaveAttribute('aria-pressed', 'true');
});

test('a piece in hand follows when it is turned by undo and redo', async ({ page }) => {
  const calendar = new Calendar(page);
  const { keyboard } = page;
  await calendar.open();
  // The napkin, into the middle of the days, where it has room to turn.
  await keyboard.press('6');
  await keyboard.press('Enter');
  await calendar.expectLaid(5);
  const lies = () =>
    calendar.grid
      .getByRole('gridcell', { name: /napkin/ })
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')).join());
  const first = await lies();
  await calendar.grid
    .getByRole('gridcell', { name: /napkin/ })
    .first()
    .click();
  await calendar.button('Turn').click();
  await expect.poll(lies).not.toBe(first);
  const turned = await lies();
  await keyboard.press('Control+z');
  await expect.poll(lies).toBe(first);
  await calendar.button('Turn').click();
  await expect.poll(lies).toBe(turned);
});

withWorker(
  'is finished without a network after the first visit, with a hint',
  async ({ page, complaints }) => {
    await offlineAfterVisit(page, complaints);
    const calendar = new Calendar(page);
    await layAllBut(page, 2);
    await calendar.open();
    await layByKeys(calendar, pieces.at(-2)!);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await expect(calendar.hintCard).toContainText('One piece is left');
    await calendar.button('Do it').click();
    await expectFinished(calendar, 1);
  },
);

test('the ways are explained, and counted from the present position at the price of a hint', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const words = page.getByRole('button', { name: /^\d+ ways.*: what that means$/ });
  const dialog = page.getByRole('dialog', { name: /^\d+ ways$/ });
  const count = dialog.getByRole('button', { name: /^Count what is left/ });
  await words.click();
  await expect(dialog).toContainText(`cover everything but 21 November in ${board.solutions} ways`);
  // Nothing lies there yet: that is the number on the wood.
  await expect(count).toBeHidden();
  await page.keyboard.press('Escape');
  for (const piece of pieces.slice(1)) await layByKeys(calendar, piece);
  await words.click();
  await count.click();
  await expect(dialog.getByRole('status')).toHaveText('As the pieces lie now, one way is left.');
  await expect(count).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveText(/0:[2-5]\d|1:/);
  // The same position is not paid for twice.
  await words.click();
  await expect(dialog.getByRole('status')).toHaveText('As the pieces lie now, one way is left.');
  await page.keyboard.press('Escape');
  await layByKeys(calendar, 0);
  await expectFinished(calendar, 1);
});

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

test('pieces keep clear of the edge of their places, however they are turned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const calendar = new Calendar(page);
    await calendar.open();
    for (const piece of pieces) {
      await calendar.piece(piece).click();
      await calendar.button('Turn').click();
      // The turn has come to its end.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
      const place = (await calendar.piece(piece).boundingBox())!;
      const body = (await calendar.piece(piece).locator('.yd-face').boundingBox())!;
      for (const edge of [
        body.x - place.x,
        body.y - place.y,
        place.x + place.width - body.x - body.width,
        place.y + place.height - body.y - body.height,
      ]) {
        expect(edge, `${PIECES[piece]!.name} at ${width}`).toBeGreaterThanOrEqual(4);
      }
    }
  }
});

test('letters twice as large run over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calendar = new Calendar(page);
  await calendar.open();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const part of await page.locator('.yd-slot, .yd-tool').all()) {
    const over = await part.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(over, (await part.getAttribute('aria-label')) ?? '').toBeLessThanOrEqual(0);
    const { x, width } = (await part.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(360);
  }
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
  // A square is as large on the board as on the pieces.
  const cell = (await calendar.grid.boundingBox())!.width / 7;
  const spoon = (await paper.locator('path').nth(1).boundingBox())!;
  expect(spoon.width / cell).toBeCloseTo(4, 0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('what lies on the board is still there after a reload', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const { x, y, cell } = await calendar.frame();
  await dragTo(page, calendar.piece(5), { x: x + 1.5 * cell, y: y + 5.5 * cell });
  await calendar.expectLaid(5);
  // Against the upper edge, a little too high.
  await dragTo(page, calendar.piece(2), { x: x + 2 * cell, y: y + 0.8 * cell });
  await calendar.expectLaid(2);
  await expect.poll(() => savedMoves(page, `yearly-daily/${TODAY}`)).toBe(2);
  await page.reload();
  await calendar.expectLaid(5);
  await calendar.expectLaid(2);
  await expect(calendar.square('29')).toHaveAccessibleName('29, the napkin');
  await expect(calendar.square('January')).toHaveAccessibleName('January, the wave');
});

test('a hint on a spoiled calendar says which piece to take back, and that leads on', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  const { x, y, cell } = await calendar.frame();
  // The mug on 22, 23, 24, 29 and 30 cuts off 31.
  await dragTo(page, calendar.piece(3), { x: x + 1.5 * cell, y: y + 6 * cell });
  await calendar.expectLaid(3);
  const ask = page.getByRole('button', { name: /^Hint/ });
  await ask.click();
  await expect(calendar.hintCard).toContainText(
    'The mug leaves a hole of one square, at 31, that the pieces left cannot fill.',
  );
  await expect(calendar.square('31')).toHaveAttribute('data-hint', 'evidence');
  await expect(calendar.square('29')).toHaveAccessibleName('29, the mug, the hint is about this');
  await calendar.button('Next').click();
  await expect(calendar.hintCard).toContainText('Without the mug this can be finished again');
  await calendar.button('Take it out').click();
  await expect(calendar.piece(3)).toHaveAccessibleName(/in the tray$/);
  // To the end by hints alone.
  const last = calendar.button('Do it');
  const next = calendar.button('Next');
  for (let hints = 1; hints <= 8; hints++) {
    await ask.click();
    await expect(calendar.hintCard).toBeVisible();
    for (;;) {
      await expect(last.or(next)).toBeVisible();
      if (await last.isVisible()) break;
      await next.click();
    }
    // The piece is drawn where it will lie.
    await expect(page.locator('.yd-hint-ghost-target')).toBeVisible();
    await last.click();
    await expect(calendar.hintCard).toBeHidden();
  }
  await expectFinished(calendar, 9);
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
  for (const piece of pieces) await layByKeys(calendar, piece, false, another);
  await expect(outcome).toContainText('A new way.');
  await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  await expect(years).toContainText('You have found 2 of them.');
  await expect(page.getByRole('img', { name: 'The way found in 2026' })).toHaveCount(2);
  const kept = { ...row, ways: [movesTo(board, another)].map((moves) => [moves]) };
  expect(await readTable(page, 'ydScores')).toEqual({ [KEY]: kept });

  // The same once more, and an attempt that is left.
  await calendar.lookFurther();
  for (const piece of pieces) await layByKeys(calendar, piece, false, another);
  await expect(outcome).toContainText('You have found this one before.');
  await expect(outcome).toContainText(`2 of ${board.solutions} found.`);
  await calendar.lookFurther();
  await layByKeys(calendar, 0, false, another);
  await calendar.button('Back to the result').click();
  await expect(calendar.finished).toContainText('1:55');
  await calendar.lookFurther();
  await expect(calendar.piece(0)).toHaveAccessibleName(/in the tray$/);
  await layByKeys(calendar, 0, false, another);

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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('by touch: a piece is tapped, then the board; all of it is in view', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open();
    const controls = [
      calendar.grid,
      ...pieces.map((piece) => calendar.piece(piece)),
      calendar.button('Turn'),
      calendar.button('Flip'),
      calendar.button('Put back'),
      page.getByRole('button', { name: 'Undo' }),
      page.getByRole('button', { name: /^Hint/ }),
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const { x, width, height } = (await control.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    const { cell } = await calendar.frame();
    expect(cell).toBeGreaterThanOrEqual(44);

    for (const piece of pieces) {
      const { orientation } = SOLUTION[piece]!;
      await calendar.piece(piece).tap();
      await expect(calendar.piece(piece)).toHaveAttribute('aria-pressed', 'true');
      if (orientation & 4) await calendar.button('Flip').tap();
      // Another tap on it turns it.
      for (let i = 0; i < (orientation & 3); i++) await calendar.piece(piece).tap();
      const { x, y } = await calendar.innerPointOf(piece);
      await page.touchscreen.tap(x, y);
      await calendar.expectLaid(piece);
    }
    await expectFinished(calendar);
  });

  test('a finger drags a piece above itself, and a second finger turns it', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open();
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number; id: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: points });
    const { x, y, cell } = await calendar.frame();
    const box = (await calendar.piece(1).boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 };
    const to = { x: x + 3 * cell, y: y + 5.3 * cell, id: 0 };
    await touch('touchStart', from);
    await touch('touchMove', { ...from, y: from.y - 20 });
    await touch('touchMove', to);
    await expect(calendar.piece(1)).toHaveAttribute('aria-pressed', 'true');
    // The spoon, lying: a second finger goes round the first, and it stands.
    const around = (angle: number) => ({
      x: to.x + 2.5 * cell * Math.cos(angle),
      y: to.y + 2.5 * cell * Math.sin(angle),
      id: 1,
    });
    await touch('touchStart', to, around(-0.3));
    await touch('touchMove', to, around(0.1));
    await touch('touchMove', to, around(0.8));
    await touch('touchEnd');
    await calendar.expectLaid(1);
    const covered = await calendar.grid.getByRole('gridcell', { name: /the spoon$/ }).all();
    expect(covered).toHaveLength(5);
    const boxes = await Promise.all(covered.map(async (one) => (await one.boundingBox())!));
    const columns = new Set(boxes.map((one) => Math.round(one.x / 10)));
    const rows = new Set(boxes.map((one) => Math.round(one.y / 10)));
    expect([rows.size, columns.size]).toEqual([4, 2]);
    // Its middle is above the finger.
    const middle =
      (Math.min(...boxes.map((b) => b.y)) + Math.max(...boxes.map((b) => b.y + cell))) / 2;
    expect(middle).toBeLessThan(to.y - cell / 2);
  });
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
  await expect(page.getByText('That is all there is to it.')).toBeVisible();
});

/** Crossnumber, played to the end in every way that a player has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { engine } from '../../src/games/crossnumber/engine/engine.ts';
import { type Entry, entryName, gridOf, numberAt } from '../../src/games/crossnumber/rules/grid.ts';
import { clueText } from '../../src/games/crossnumber/rules/sentences.ts';
import type { Board } from '../../src/games/crossnumber/rules/types.ts';
import { offlineAfterVisit } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { ROOT } from './support/builds.ts';
import { readTable, savedMoves } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { swipeAndTap } from './support/touch.ts';

/** A small grid from the archive, and that of the tests' week. */
const SMALL = '56';
const THIS_WEEK = '59';
const PACKS = join(ROOT, 'public/puzzles/crossnumber');

function packedBoard(id: string): Board {
  const puzzles = readdirSync(PACKS).flatMap((name) => {
    const pack = JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as {
      puzzles: { id: number; boards: Board[] }[];
    };
    return pack.puzzles;
  });
  return puzzles.find((puzzle) => String(puzzle.id) === id)!.boards[0]!;
}

/** The grid page of one week, as a player meets it, with its solution at hand. */
class Crossnumber {
  readonly page: Page;
  readonly id: string;
  readonly board: Board;
  readonly solution: readonly number[];
  readonly entries: readonly Entry[];
  readonly cells: readonly number[];
  readonly grid: Locator;
  readonly finished: Locator;
  readonly hintCard: Locator;
  /** The current clue in the lists. */
  readonly current: Locator;

  constructor(page: Page, id = SMALL) {
    this.page = page;
    this.id = id;
    this.board = packedBoard(id);
    this.solution = engine.solve(this.board)!.digits;
    ({ entries: this.entries, cells: this.cells } = gridOf(this.board.rows));
    this.grid = page.getByRole('grid');
    this.finished = page.getByRole('region', { name: 'Your result' });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
    this.current = page.locator('button[aria-current=true]');
  }

  async open(): Promise<void> {
    await this.page.goto(`/crossnumber/${this.id}`);
    await expect(this.grid).toBeVisible();
  }

  square(cell: number): Locator {
    return this.grid.getByRole('gridcell').nth(this.cells.indexOf(cell));
  }

  /** Goes to the first square of an entry, in its direction. */
  async choose(entry: Entry): Promise<void> {
    const square = this.square(entry.cells[0]!);
    await square.click();
    const isChosen = async () =>
      (await square.getAttribute('aria-label'))!.startsWith(entryName(entry.id));
    if (!(await isChosen())) await square.click();
    await expect.poll(isChosen).toBe(true);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** What stands in the squares, without what is pencilled in. */
  async digits(): Promise<string[]> {
    const labels = await this.grid
      .getByRole('gridcell')
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? ''));
    return labels.map(
      (label) => /digit \d of \d, (?:crossing [^,]+, )?(\d|empty)/.exec(label)?.[1] ?? '?',
    );
  }

  /** A digit that is not the right one, and begins no entry with 0. */
  wrongAt(cell: number): number {
    return (this.solution[cell]! % 9) + 1;
  }

  /** Writes all digits, wherever the cursor goes by itself. */
  async typeAll(): Promise<void> {
    await this.choose(this.entries[0]!);
    const left = new Set(this.cells);
    // After a full entry the next one that is not full is the current one, at its first empty square.
    for (let entry = this.entries[0]; entry; ) {
      await expect(this.grid.locator(':focus')).toHaveAccessibleName(
        new RegExp(`^${entryName(entry.id)}, digit .*, empty$`),
      );
      for (const cell of entry.cells.slice(entry.cells.findIndex((one) => left.has(one)))) {
        await this.page.keyboard.press(`${this.solution[cell]}`);
        left.delete(cell);
        // A square that was filled by a crossing entry is written again only on the way to an empty one.
        if (!entry.cells.some((one) => left.has(one))) break;
      }
      const at = this.entries.indexOf(entry);
      entry = [...this.entries.slice(at), ...this.entries].find(({ cells }) =>
        cells.some((cell) => left.has(cell)),
      );
    }
  }

  async expectFinished(): Promise<void> {
    await expect(this.finished).toBeVisible();
    await expect(this.finished).toContainText(/\d+:\d\d/);
    await expect(this.finished).toContainText('Saved on this device.');
    const results = await readTable(this.page, 'cnPuzzleTimes');
    expect(Object.keys(results)).toEqual([this.id]);
    const { result } = results[this.id] as { result: number[] };
    expect(result).toEqual([expect.any(Number), 1]);
    expect(await readTable(this.page, 'progress')).toEqual({});
    expect(await this.digits()).toEqual(this.cells.map((cell) => `${this.solution[cell]}`));
  }
}

test('by mouse: squares and keys are clicked, and nothing else moves', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  await watchShifts(page);
  for (const cell of game.cells) {
    await game.square(cell).click();
    await game.button(`${game.solution[cell]}`).click();
  }
  await game.expectFinished();
  expect(await shiftsOf(page, '.play-board')).toEqual([]);
});

test('by keyboard: Tab goes from clue to clue, digits run along the entry, and nothing else moves', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  const { keyboard } = page;
  await game.open();
  await watchShifts(page);
  await game.square(game.entries[0]!.cells[0]!).focus();
  for (const { id } of game.entries) {
    const clue = game.board.clues[id];
    await expect(game.current).toContainText(clue ? clueText(clue) : 'No clue');
    if (id !== game.entries.at(-1)!.id) await keyboard.press('Tab');
  }
  await game.typeAll();
  await game.expectFinished();
  expect(await shiftsOf(page, '.play-board')).toEqual([]);
});

test('whoever corrects a full entry stays in it', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  const [entry] = game.entries;
  const [first, second, ...rest] = entry!.cells;
  await game.choose(entry!);
  for (const cell of [first!, second!, ...rest])
    await page.keyboard.press(`${game.solution[cell]}`);
  await game.choose(entry!);
  await page.keyboard.press(`${game.wrongAt(first!)}`);
  await expect(game.square(second!)).toBeFocused();
  await expect(game.square(second!)).toHaveAccessibleName(new RegExp(`^${entryName(entry!.id)}`));
});

test('arrows turn and move, Space turns, Backspace goes back, Escape and Tab leave', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  const { keyboard } = page;
  await game.open();
  const crossing = game.entries.find(
    ({ direction, cells }) =>
      direction === 'across' &&
      cells.length > 2 &&
      game.entries.some((other) => other.direction === 'down' && other.cells[0] === cells[0]),
  )!;
  const [first, second] = crossing.cells;
  const down = game.entries.find((e) => e.direction === 'down' && e.cells[0] === first)!;
  const named = (entry: Entry, digit: number) =>
    new RegExp(`^${entryName(entry.id)}, digit ${digit} of ${entry.cells.length}`);
  const focused = game.grid.locator(':focus');

  await game.choose(crossing);
  await expect(focused).toHaveAccessibleName(named(crossing, 1));
  await keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(named(down, 1));
  await keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(named(down, 2));
  await keyboard.press('ArrowUp');
  await keyboard.press(' ');
  await expect(focused).toHaveAccessibleName(named(crossing, 1));
  await keyboard.press('7');
  await expect(focused).toHaveAccessibleName(named(crossing, 2));
  await expect(game.square(first!)).toHaveAccessibleName(/, 7$/);
  await keyboard.press('Backspace');
  await expect(focused).toHaveAccessibleName(named(crossing, 1));
  await expect(game.square(first!)).toHaveAccessibleName(/, empty$/);
  await keyboard.press('End');
  await expect(focused).toHaveAccessibleName(named(crossing, crossing.cells.length));
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  // Shift and a digit go to the pencil, and out again.
  await keyboard.press('Shift+Digit3');
  await keyboard.press('Shift+Digit8');
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 3 8$/);
  await keyboard.press('Shift+Digit3');
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 8$/);
  await keyboard.press('Control+z');
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 3 8$/);
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await expect(game.square(second!)).toBeFocused();
});

test('on a French keyboard, digits are written with Shift and without', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  const [first, second] = game.entries[0]!.cells;
  await game.choose(game.entries[0]!);
  const press = (key: string, shiftKey: boolean) =>
    page.evaluate(
      (init) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init)),
      { key, code: 'Digit4', shiftKey, bubbles: true, cancelable: true },
    );
  await press('’', false);
  await expect(game.square(first!)).toHaveAccessibleName(/, 4$/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(game.square(first!)).toHaveAccessibleName(/, empty$/);
  await press('4', true);
  await expect(game.square(first!)).toHaveAccessibleName(/, 4$/);
  await page.keyboard.press('p');
  await press('4', true);
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 4$/);
});

test('an entry is checked: right and wrong digits are told, and it costs 20 seconds', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const { cells, id } = game.entries[0]!;
  const [first, ...rest] = cells;
  const check = game.button('Check +20 s: is this entry right?');
  await expect(check).toBeDisabled();
  await game.choose(game.entries[0]!);
  await page.keyboard.press(`${game.wrongAt(first!)}`);
  for (const cell of rest) await page.keyboard.press(`${game.solution[cell]}`);
  await game.choose(game.entries[0]!);
  await expect(check).toBeEnabled();
  await check.click();
  await expect(game.square(first!)).toHaveAccessibleName(/, checked, wrong$/);
  await expect(game.square(rest[0]!)).toHaveAccessibleName(/, checked, right$/);
  await expect(page.getByText(`${entryName(id)} has one wrong digit.`)).toBeAttached();
  await expect(page.getByRole('timer')).toHaveText(/0:[23]\d/);
  // Nothing has changed since: there is nothing to pay for.
  await expect(check).toBeDisabled();
  await game.square(first!).click();
  await page.keyboard.press(`${game.solution[first!]}`);
  await expect(game.square(first!)).toHaveAccessibleName(/digit 1 of \d(, crossing [^,]+)?, \d$/);
});

test('what is filled but does not hold is said, and marked by more than a colour', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const last = game.entries.find(({ id }) => game.board.clues[id]?.length === 1)!;
  const spoiled = last.cells.at(-1)!;
  for (const cell of game.cells) {
    await game.square(cell).click();
    await page.keyboard.press(`${cell === spoiled ? game.wrongAt(cell) : game.solution[cell]}`);
  }
  await expect(page.getByText('All filled, but a clue does not hold.')).toBeVisible();
  await expect(
    page.getByText('Every square is filled, but not every clue holds yet.'),
  ).toBeAttached();
  await expect(page.getByRole('img', { name: 'does not hold' }).first()).toBeVisible();
  await expect(game.square(spoiled)).toHaveClass(/cn-broken/);
  await game.square(spoiled).click();
  await page.keyboard.press(`${game.solution[spoiled]}`);
  await game.expectFinished();
  // The clues can still be read.
  await page.getByText('Clues', { exact: true }).click();
  await expect(page.getByText(clueText(game.board.clues[last.id]!)).last()).toBeVisible();
});

test('the calculator lists what fits, writes it, and works out a line', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  const entry = game.entries.find(({ cells }) => cells.length === 3)!;
  await game.choose(entry);
  await page.keyboard.press('End');
  await page.keyboard.press('6');
  await game.button('Work out').click();
  await page.getByRole('combobox').selectOption({ label: 'Squares' });
  await expect(page.getByRole('status').filter({ hasText: '4 fit here.' })).toBeVisible();
  await game.button(`Write 256 into ${entryName(entry.id)}`).click();
  await expect
    .poll(async () => game.square(entry.cells[1]!).getAttribute('aria-label'))
    .toMatch(/, 5$/);
  await expect(page.getByRole('status').filter({ hasText: 'One fits here.' })).toBeVisible();
  await page.getByLabel('Arithmetic').fill('17 × (20 + 3)');
  await expect(page.getByText('= 391')).toBeVisible();
  await page.getByLabel('Arithmetic').fill('17 ×');
  await expect(page.getByText('Something is missing in this line.')).toBeVisible();
  await game.button('Undo').click();
  await expect(game.square(entry.cells[1]!)).toHaveAccessibleName(/, empty$/);
});

test('Work out begins with what the clue speaks of, and a list that is kept narrows', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const sorts: Record<string, string> = { square: 'Squares', cube: 'Cubes', prime: 'Primes' };
  const entry = game.entries.find(({ id }) => sorts[game.board.clues[id]?.[0] ?? ''])!;
  await game.choose(entry);
  await game.button('Work out').click();
  const list = page.getByRole('combobox', { name: new RegExp(entryName(entry.id)) });
  const chosen = list.locator('option:checked');
  await expect(chosen).toHaveText(sorts[game.board.clues[entry.id]![0]]!);
  const count = async () => page.locator('.cn-candidate').count();
  const before = await count();
  await game.button(`Keep the list on ${entryName(entry.id)}`).click();
  const crossing = game.entries.find(
    ({ id, cells }) => id !== entry.id && cells.some((cell) => entry.cells.includes(cell)),
  )!;
  const shared = crossing.cells.find((cell) => entry.cells.includes(cell))!;
  await game.choose(crossing);
  await expect(list).toBeVisible();
  await game.square(shared).click();
  await page.keyboard.press(`${game.solution[shared]}`);
  await expect.poll(count).toBeLessThan(before);
  await game.button(`Keep the list on ${entryName(entry.id)}`).click();
  await expect(list).toBeHidden();
  await expect(game.grid).toBeInViewport({ ratio: 1 });
});

test('a clue that is broken is told in one breath with the digit that breaks it', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const entry = game.entries.find(({ id }) => game.board.clues[id]?.[0] === 'square')!;
  await game.choose(entry);
  // No square ends in 2.
  for (const _ of entry.cells.slice(1)) await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(
    page.getByRole('status').filter({ hasText: `2. ${entryName(entry.id)} does not hold.` }),
  ).toBeAttached();
});

test('in forced colours the grid has lines and blocks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const game = new Crossnumber(page);
  await game.open();
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const lines = await ground(game.grid);
  expect(await ground(game.square(game.entries[0]!.cells[1]!))).not.toBe(lines);
  expect(await ground(page.locator('.cn-block').first())).toBe(lines);
});

test('clues stand in two columns on a desktop, and a hint scrolls to its clue', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = new Crossnumber(page, '55');
  await game.open();
  const [across, down] = await Promise.all(
    ['Across', 'Down'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  expect(across!.y).toBe(down!.y);
  expect(down!.x).toBeGreaterThanOrEqual(across!.x + across!.width);
  await game.button(/^Hint/).click();
  await expect(page.locator('button[data-hint]').first()).toBeInViewport({ ratio: 1 });
});

test('Work out closes with Escape', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  await game.button('Work out').click();
  await page.getByLabel('Arithmetic').press('Escape');
  await expect(page.getByLabel('Arithmetic')).toBeHidden();
});

test('the clue is spoken on coming to the grid, and so is what is pencilled in or a hint writes', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const [entry] = game.entries;
  await game.square(entry!.cells[0]!).focus();
  await expect(
    page.getByText(`${entryName(entry!.id)}: ${clueText(game.board.clues[entry!.id]!)}.`),
  ).toBeAttached();
  await page.keyboard.press('Shift+Digit3');
  await expect(page.getByText('Pencil 3.', { exact: true })).toBeAttached();
  await game.button(/^Hint/).click();
  await follow(game);
  await expect(
    page.getByText(/^\d+ (across|down)(: \d+|, digit \d of \d, (\d|empty, pencil [\d ]+))\./),
  ).toBeAttached();
});

test('the clue list and the grid go in step', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  const down = game.entries.filter(({ direction }) => direction === 'down');
  const list = page.getByRole('region', { name: 'Down' });
  for (const [i, entry] of down.entries()) {
    await list.getByRole('button').nth(i).click();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
      new RegExp(`^${entryName(entry.id)}, digit 1`),
    );
  }
  await game.square(game.entries[0]!.cells[1]!).click();
  await expect(game.current).toHaveCount(1);
  await expect(game.current).toBeInViewport();
});

test('beside the largest grid there is room for the clues, and nothing scrolls but they', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = new Crossnumber(page, '55');
  await game.open();
  for (const clue of (await page.locator('.cn-clue').all()).slice(0, 7)) {
    await expect(clue).toBeInViewport({ ratio: 1 });
  }
  for (const control of [game.grid, game.button('1'), game.button('0'), game.button(/^Hint/)]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
});

test('what was written and pencilled is still there after a reload', async ({ page }) => {
  const game = new Crossnumber(page);
  await game.open();
  const [first, second] = game.entries[0]!.cells;
  await game.choose(game.entries[0]!);
  await page.keyboard.press('4');
  await game.button('Pencil').click();
  await page.keyboard.press('1');
  await page.keyboard.press('7');
  await expect.poll(() => savedMoves(page, `crossnumber/${game.id}`)).toBe(3);
  await page.reload();
  await expect(game.square(first!)).toHaveAccessibleName(/, 4$/);
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 1 7$/);
});

withWorker('is finished without a network after the first visit', async ({ page, complaints }) => {
  await offlineAfterVisit(page, complaints);
  const game = new Crossnumber(page, THIS_WEEK);
  await game.open();
  await game.typeAll();
  await game.expectFinished();
});

/** Goes through the steps of the hint on the table, and takes its move. */
async function follow(game: Crossnumber): Promise<void> {
  const last = game.button(/^(Do it|Take it out)$/);
  const next = game.button('Next');
  for (;;) {
    await expect(last.or(next)).toBeVisible();
    if (await last.isVisible()) break;
    await next.click();
  }
  await last.click();
  await expect(game.hintCard).toBeHidden();
}

test('hints take out what is wrong, mark what they speak of, and lead to the end', async ({
  page,
}) => {
  const game = new Crossnumber(page);
  await game.open();
  const [first] = game.entries[0]!.cells;
  await game.square(first!).click();
  await page.keyboard.press(`${game.wrongAt(first!)}`);
  const ask = game.button(/^Hint/);
  await ask.click();
  await expect(game.hintCard).toContainText('A mistake');
  await expect(game.square(first!)).toHaveAttribute('data-hint', 'target');
  await expect(game.square(first!)).toHaveAccessibleName(/the hint is about this/);
  await follow(game);
  await expect(game.square(first!)).toHaveAccessibleName(/, empty$/);
  for (let i = 0; i < 60; i++) {
    await expect(ask.or(game.finished)).toBeVisible();
    if (await game.finished.isVisible()) break;
    await ask.click();
    await expect(page.locator('.cn-square[data-hint="target"]').first()).toBeVisible();
    await expect(page.locator('button[data-hint="evidence"]').first()).toBeVisible();
    await follow(game);
  }
  await game.expectFinished();
});

test('prints the grid and both lists of clues on one sheet', async ({ page }) => {
  const game = new Crossnumber(page, '55');
  await game.open();
  const paper = page.locator('.cn-paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  for (const { id } of game.entries) {
    const clue = game.board.clues[id];
    if (clue) await expect(paper).toContainText(clueText(clue));
  }
  await expect(game.grid).toBeVisible();
  await expect(game.button('1')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the clue bar is pulled to the next clue, and back', async ({ page }) => {
    const game = new Crossnumber(page);
    await game.open();
    const bar = page.locator('.cn-bar-clue');
    const names = game.entries.map(({ id }) => entryName(id));
    await expect(bar).toContainText(names[0]!);
    const { x, y, width, height } = (await bar.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const button = (await game.button('Next clue').boundingBox())!;
    const next = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    // A tap right after it counts too.
    await swipeAndTap(page, middle, { dx: -60, dy: 4 }, next);
    await expect(bar).toContainText(names[2]!);
    await swipeAndTap(page, middle, { dx: 60, dy: 4 }, middle);
    const across = game.entries[1]!;
    const turned = game.entries.find(
      (entry) => entry.direction !== across.direction && entry.cells.includes(across.cells[0]!),
    );
    await expect(bar).toContainText(entryName((turned ?? across).id));
  });

  test('by touch: all of it is in view, and a grid is filled', async ({ page }) => {
    const game = new Crossnumber(page);
    await game.open();
    for (const control of [
      game.grid,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => game.button(`${digit}`)),
      game.button('Pencil'),
      game.button('Erase'),
      game.button(/^Check/),
      game.button('Work out'),
      game.button(/^Clues/),
      game.button('Previous clue'),
      game.button('Next clue'),
      game.button('Undo'),
      game.button(/^Hint/),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const { x, width, height } = (await control.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    for (const cell of game.cells) {
      await game.square(cell).tap();
      await game.button(`${game.solution[cell]}`).tap();
    }
    await game.expectFinished();
  });

  test('the largest grid leaves room for all controls', async ({ page }) => {
    const game = new Crossnumber(page, '55');
    await game.open();
    for (const control of [game.grid, game.button('0'), game.button(/^Hint/)]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });

  test('large letters run over nothing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    const game = new Crossnumber(page, '55');
    await game.open();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const part of ['.cn-bar', '.cn-tools', '.cn-bar-clue']) {
      const over = await page
        .locator(part)
        .evaluate((box) =>
          Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight),
        );
      expect(over, part).toBeLessThanOrEqual(0);
      const { x, width } = (await page.locator(part).boundingBox())!;
      expect(x + width, part).toBeLessThanOrEqual(320);
    }
  });

  test('Work out leaves grid and keys in view, and the hint’s clue stays until another is chosen', async ({
    page,
  }) => {
    const game = new Crossnumber(page);
    await game.open();
    await game.button('Work out').tap();
    await expect(page.getByRole('region', { name: 'Work out' })).toBeVisible();
    for (const part of [game.grid, game.button('5')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await game.button('Work out').tap();
    await game.button(/^Hint/).tap();
    const bar = page.locator('.cn-bar-clue');
    await expect(bar).toHaveAttribute('data-hint', /./);
    const hinted = (await bar.locator('b').textContent())!;
    const other = game.entries.find(({ id }) => entryName(id) !== hinted)!;
    await game.square(other.cells[0]!).tap();
    await expect(bar.locator('b')).not.toHaveText(hinted);
  });

  test('the first tap on the square that is selected from the start does not turn', async ({
    page,
  }) => {
    const game = new Crossnumber(page);
    await game.open();
    const bar = page.locator('.cn-bar');
    const clue = (await bar.textContent())!;
    const first = game.square(game.entries[0]!.cells[0]!);
    await first.tap();
    await expect(first).toBeFocused();
    await expect(bar).toHaveText(clue);
    await first.tap();
    await expect(bar).not.toHaveText(clue);
  });

  test('a tap selects, another turns; the sheet lists the clues', async ({ page }) => {
    const game = new Crossnumber(page);
    await game.open();
    const crossed = game.cells.find(
      (cell) => game.entries.filter(({ cells }) => cells.includes(cell)).length === 2,
    )!;
    const [across, down] = game.entries.filter(({ cells }) => cells.includes(crossed));
    await game.square(crossed).tap();
    const bar = page.locator('.cn-bar');
    const before = await bar.textContent();
    await game.square(crossed).tap();
    await expect(bar).not.toHaveText(before!);
    await expect(bar).toContainText(new RegExp(`${entryName(across!.id)}|${entryName(down!.id)}`));
    await game.button(/^Clues/).tap();
    const list = page.getByRole('region', { name: 'Down' });
    await expect(list).toBeVisible();
    await expect(game.current).toBeInViewport();
    const lastDown = game.entries.at(-1)!;
    await list.getByRole('button').last().tap();
    await expect(bar).toContainText(entryName(lastDown.id));
    await expect(list).toBeHidden();
    expect(numberAt(game.solution, lastDown.cells)).not.toBeNull();
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', async ({ page }) => {
    const game = new Crossnumber(page);
    const check = async () => expect(await violationsIn(page)).toEqual([]);
    await game.open();
    await check();
    const { cells } = game.entries[0]!;
    await game.choose(game.entries[0]!);
    await page.keyboard.press(`${game.wrongAt(cells[0]!)}`);
    for (const cell of cells.slice(1)) await page.keyboard.press(`${game.solution[cell]}`);
    await game.choose(game.entries[0]!);
    await game.button(/^Check/).click();
    await expect(game.square(cells[0]!)).toHaveAccessibleName(/wrong$/);
    await game.square(game.cells.at(-1)!).click();
    await page.keyboard.press('Shift+Digit3');
    await check();
    await game.button('Work out').click();
    await expect(page.getByLabel('Arithmetic')).toBeVisible();
    await check();
    await game.button('Work out').click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('.cn-bar')).toBeVisible();
    await check();
    await game.button('Work out').click();
    await expect(page.getByRole('region', { name: 'Work out' })).toBeVisible();
    await check();
    await page.goto('/crossnumber');
    await expect(page.getByRole('grid')).toBeVisible();
    await check();
  });
});

test('the example of the rules can be finished', async ({ page }) => {
  await page.goto('/crossnumber');
  const grid = page.getByRole('grid');
  await grid.scrollIntoViewIfNeeded();
  for (const [i, digit] of [2, 5, 5, 1, 5, 2, 6].entries()) {
    await grid.getByRole('gridcell').nth(i).click();
    await page.keyboard.press(`${digit}`);
  }
  await expect(page.getByText('That is all there is to it.')).toBeVisible();
});

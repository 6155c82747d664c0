/** Helpers for Crossnumber's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { engine } from '../../../src/games/crossnumber/engine/engine.ts';
import { type Entry, entryName, gridOf } from '../../../src/games/crossnumber/rules/grid.ts';
import type { Board } from '../../../src/games/crossnumber/rules/types.ts';
import { digitIn, typingOrder } from '../../support/crossnumber.ts';
import { ROOT } from './builds.ts';
import { readTable, savedMoves } from './database.ts';

/** A small grid from the archive, and the smallest grid of the tests' month. */
const SMALL = '56';
const THIS_MONTH = '57';
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

/** The page of one week's grid, with its solution. */
export class Crossnumber {
  readonly page: Page;
  readonly id: string;
  readonly board: Board;
  readonly solution: readonly number[];
  readonly entries: readonly Entry[];
  readonly cells: readonly number[];
  readonly grid: Locator;
  readonly finished: Locator;

  constructor(page: Page, id = SMALL) {
    this.page = page;
    this.id = id;
    this.board = packedBoard(id);
    this.solution = engine.solve(this.board)!.digits;
    ({ entries: this.entries, cells: this.cells } = gridOf(this.board.rows));
    this.grid = page.getByRole('grid');
    this.finished = page.getByRole('region', { name: 'Your result' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/crossnumber/${this.id}`);
    await expect(this.grid).toBeVisible();
  }

  square(cell: number): Locator {
    return this.grid.getByRole('gridcell').nth(this.cells.indexOf(cell));
  }

  /** Selects an entry's first square in the entry's direction. */
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

  /** The squares' digits, without pencil marks. */
  async digits(): Promise<string[]> {
    const labels = await this.grid
      .getByRole('gridcell')
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? ''));
    return labels.map(digitIn);
  }

  /** Types all digits, relying on the cursor's automatic moves. */
  async typeAll(): Promise<void> {
    await this.choose(this.entries[0]!);
    for (const { entry, cells } of typingOrder(this.entries, this.cells)) {
      await expect(this.grid.locator(':focus')).toHaveAccessibleName(
        new RegExp(`^${entryName(entry.id)}, digit .*, empty$`),
      );
      for (const cell of cells) await this.page.keyboard.press(`${this.solution[cell]}`);
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

/** Plays a small grid to its end, with a reload on the way, and checks the stored result. */
export async function playCrossnumber(page: Page): Promise<void> {
  const game = new Crossnumber(page, THIS_MONTH);
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
  await expect(game.square(second!)).toHaveAccessibleName(/, empty, pencil 1, 7$/);
  for (let moves = 0; moves < 3; moves++) await game.button('Undo').click();
  await game.typeAll();
  await game.expectFinished();
}

/** Page objects of the players' app: all accessible names and roles that the tests rely on. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Board } from '../../../src/games/sudoku-shift/rules/types.ts';
import { blanksOf, keysToSolve } from '../../support/sudokuShift.ts';
import { type Complaints, FAILED_REQUEST } from './fixtures.ts';

export const GAME = 'Sudoku Shift';
export const BOARDS = ['Ristretto', 'Cortado', 'Latte', 'Mocha'] as const;

export class PuzzlePage {
  readonly page: Page;
  readonly board: Locator;
  readonly timer: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly hint: Locator;
  readonly hintCard: Locator;
  readonly finished: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('grid');
    this.timer = page.getByRole('timer');
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.redo = page.getByRole('button', { name: 'Redo' });
    this.hint = page.getByRole('button', { name: /^Hint/ });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
    this.finished = page.getByRole('region', { name: 'Your result' });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/sudoku-shift/${id}`);
    await expect(this.board).toBeVisible();
  }

  row(row: number): Locator {
    return this.board.getByRole('row').nth(row);
  }

  /**
   * A cell of the board.
   * @param row counted from 0.
   * @param column counted from 0 in the board's frame, wherever the row is slid.
   */
  cell(row: number, column: number): Locator {
    return this.row(row).getByRole('gridcell').nth(column);
  }

  /**
   * A cell's centre in px, by the frame of its row. The cells of a row that was just slid still
   * move; the frame does not.
   */
  private async placeOf(row: number, column: number): Promise<{ x: number; y: number }> {
    const cells = await this.row(row).getByRole('gridcell').count();
    const box = (await this.row(row).boundingBox())!;
    return { x: ((column + 0.5) * box.width) / cells, y: box.height / 2 };
  }

  async clickCell(row: number, column: number): Promise<void> {
    await this.row(row).click({ position: await this.placeOf(row, column) });
  }

  key(digit: number): Locator {
    return this.page.getByRole('button', { name: String(digit), exact: true });
  }

  /** The digits of every row in their displayed order, blanks as dots. */
  async digits(): Promise<string[]> {
    return this.board
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('[role=gridcell]')]
            .map((cell) => /: (\d)/.exec(cell.getAttribute('aria-label') ?? '')?.[1] ?? '.')
            .join(''),
        ),
      );
  }

  async time(): Promise<number> {
    const text = await this.timer.innerText();
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  }

  private get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Boards' });
  }

  tab(board: string): Locator {
    return this.tabs.getByRole('button', { name: new RegExp(`^${board}`) });
  }

  /** Waits for the board, which renders after its tab is selected. */
  async turnTo(board: string): Promise<void> {
    await this.tab(board).click();
    await expect(this.tabs).not.toHaveAttribute('data-coming');
    await expect(this.tab(board)).toHaveAttribute('aria-current', 'true');
  }

  doneWith(board: string): Locator {
    return this.page.getByRole('status').filter({ hasText: `${board} done` });
  }

  /** Fills in the only digit that a game of `almostDone` leaves blank. */
  async fillLast(board: Board): Promise<void> {
    const last = blanksOf(board).at(-1)!;
    await this.clickCell(last.row, last.column);
    await this.page.keyboard.press(String(last.digit));
  }

  /** Chooses an entry of the puzzle page's menu. */
  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.locator('#play-menu').getByText(entry, { exact: true }).click();
  }

  /** Solves the current board with arrow keys, Shift and digits only. */
  async solveByKeyboard(board: Board): Promise<void> {
    for (const key of keysToSolve(board)) await this.page.keyboard.press(key);
  }
}

/** Waits until the app has replaced the prerendered page, which does not react to presses. */
export async function appArrives(page: Page): Promise<void> {
  await expect(page.locator('main#main')).toBeVisible();
}

/** Opens the settings dialog from the page's header. */
export async function openSettings(page: Page): Promise<Locator> {
  await appArrives(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Sudoku Shift's card on the home page. */
export const homeCard = (page: Page) => page.getByRole('region', { name: GAME, exact: true });

/** The value of a figure in the statistics on a game's page, by its label. */
export const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

/** Asks the open hint, which shows its place, for its first step. */
export const askWhy = (page: Page) =>
  page
    .getByRole('region', { name: 'Hint' })
    .getByRole('button', { name: /^(?:Why|Which)/ })
    .click();

/** A service worker fetches the whole app, which a busy machine may not manage in a minute. */
export const INSTALL_MS = 150_000;

/** Waits until the service worker controls this page and has precached everything. */
export async function becomeOfflineReady(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration === undefined) return 'not registered';
      const { installing, waiting, active } = registration;
      if (active?.state !== 'activated')
        return (active ?? waiting ?? installing)?.state ?? 'failed';
      return navigator.serviceWorker.controller === null ? 'not in control' : 'ready';
    });
  await expect.poll(state, { timeout: INSTALL_MS }).toBe('ready');
}

/** Waits until the service worker has registered a background sync for the results to send. */
export async function workerWillSend(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const { sync } = registration as unknown as { sync: { getTags(): Promise<string[]> } };
        return sync.getTags();
      }),
    )
    .toEqual(['crema-outbox']);
}

/** Visits the home page until the service worker is ready, then goes offline. */
export async function offlineAfterVisit(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(FAILED_REQUEST);
  await page.goto('/');
  await becomeOfflineReady(page);
  await page.context().setOffline(true);
}

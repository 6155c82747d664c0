/** The taps of the paint bench on each page: real touches in sequence. */
import type { CDPSession, Locator, Page } from 'playwright';

export interface Tour {
  /** Resolves when the page shows its main content. */
  ready(page: Page): Promise<void>;
  taps(page: Page, session: CDPSession): Promise<void>;
}

/** Pause after a tap in ms: long enough for the response to be drawn and for animations to end. */
const PAUSE_MS = 250;

async function tap(target: Locator): Promise<void> {
  await target.tap();
  await target.page().waitForTimeout(PAUSE_MS);
}

/** Drags the row one cell to the right by touch. */
async function slide(page: Page, session: CDPSession, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not to be seen.');
  const cells = await row.getByRole('gridcell').count();
  const step = box.width / cells;
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const from = box.x + step / 2;
  await touch('touchStart', from);
  for (let part = 1; part <= 8; part++) {
    await touch('touchMove', from + (step * part) / 8);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await page.waitForTimeout(PAUSE_MS);
}

export const tourHome: Tour = {
  async ready(page) {
    await page.getByRole('region', { name: 'Sudoku Shift', exact: true }).waitFor();
  },
  async taps(page) {
    const games = page.getByRole('button', { name: 'Games' });
    await tap(games);
    await tap(games);
    await tap(page.getByRole('button', { name: 'Settings' }));
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    await tap(dialog.getByText('Dark', { exact: true }));
    await tap(dialog.getByRole('button', { name: 'Close' }));
  },
};

export const tourPuzzle: Tour = {
  async ready(page) {
    await page.getByRole('grid').waitFor();
  },
  async taps(page, session) {
    const board = page.getByRole('grid');
    // Play on the largest board, where a move repaints the most.
    await tap(page.getByRole('navigation', { name: 'Boards' }).getByRole('button').last());
    const blanks = await board.getByRole('gridcell', { name: ': empty' }).all();
    for (const [i, cell] of blanks.slice(0, 6).entries()) {
      await tap(cell);
      await tap(page.getByRole('button', { name: String((i % 9) + 1), exact: true }));
    }
    await tap(page.getByRole('button', { name: /pencil/i }));
    await tap(page.getByRole('button', { name: 'Mark 1', exact: true }));
    const rows = await board.getByRole('row').all();
    for (const row of rows.slice(1, 5)) await slide(page, session, row);
    const slideRight = page.getByRole('button', { name: /^Slide row \d right$/ });
    await tap(slideRight.first());
    await tap(page.getByRole('button', { name: 'Undo' }));
  },
};

/** Tours: the sequence of taps and key presses on each page whose response times are measured. */
import type { Locator, Page } from 'playwright';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { puzzlePath } from './app.ts';
import { SUPER_SUDOKU } from './peers.ts';

export interface Tour {
  readonly name: string;
  readonly path: string;
  /** Resolves when the page shows its main content. */
  ready(page: Page): Promise<void>;
  play(hand: Hand): Promise<void>;
}

/**
 * Pause after an action in ms: long enough for a response to be drawn and for animations to end.
 */
const PAUSE_MS = 350;

/** Acts on a page as a player does, by touches and keys. */
export class Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async #at(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to touch: ${target}.`);
    return box;
  }

  /** Taps the middle of an element's visible part: without scrolling or waiting, like a finger. */
  async tap(target: Locator): Promise<void> {
    const { x, y, width, height } = await this.#at(target);
    await this.tapAt(x + width / 2, y + height / 2);
  }

  async tapAt(x: number, y: number): Promise<void> {
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(PAUSE_MS);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.page.waitForTimeout(PAUSE_MS);
    }
  }

  /** Drags from the middle of an element, by some pixels. */
  async drag(target: Locator, right: number, down: number): Promise<void> {
    const { x, y, width, height } = await this.#at(target);
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [{ x: x + width / 2 + right * share, y: y + height / 2 + down * share }],
      });
    await send('touchStart', 0);
    for (let part = 1; part <= 8; part++) {
      await send('touchMove', part / 8);
      await this.page.waitForTimeout(16);
    }
    await send('touchEnd', 1);
    await session.detach();
    await this.page.waitForTimeout(PAUSE_MS);
  }
}

/** Number of cells tapped on every board of digits, including the peer's. */
const CELLS = 6;

/** Taps some cells, and after each cell the same digit. */
async function fill(hand: Hand, cells: readonly Locator[], digit: Locator): Promise<void> {
  for (const cell of cells.slice(0, CELLS)) {
    await hand.tap(cell);
    await hand.tap(digit);
  }
}

const nameOf = (game: GameId) => definitionOf(game).title;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

const home: Tour = {
  name: 'home',
  path: '/',
  ready: (page) => page.getByRole('region', { name: 'Sudoku Shift', exact: true }).waitFor(),
  async play(hand) {
    const { page } = hand;
    await hand.tap(button(page, 'Games'));
    await hand.tap(button(page, 'Games'));
    await hand.tap(button(page, 'Settings'));
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    await hand.tap(dialog.getByText('Dark', { exact: true }));
    await hand.tap(dialog.getByText('Light', { exact: true }));
    await hand.tap(dialog.getByRole('button', { name: 'Close' }));
    await hand.press('Tab', 'Tab', 'Tab');
    await hand.tap(page.getByRole('link', { name: /^(Play|Continue) Sudoku Shift$/ }));
    await page.getByRole('grid').waitFor();
  },
};

/** Fills blanks of Sudoku Shift's board. */
async function fillBlanks(hand: Hand): Promise<void> {
  const blanks = hand.page.getByRole('gridcell', { name: ': empty' });
  await fill(hand, await blanks.all(), button(hand.page, '3'));
}

/** Fills squares of Crossnumber's board that are not adjacent. */
async function fillSquares(hand: Hand): Promise<void> {
  const squares = await hand.page.getByRole('gridcell').all();
  const apart = squares.filter((_, i) => i % 4 === 0);
  await fill(hand, apart, button(hand.page, '3'));
}

const sudokuShift: Tour = {
  name: nameOf('sudoku-shift'),
  path: puzzlePath('sudoku-shift'),
  ready: (page) => page.getByRole('gridcell').first().waitFor(),
  async play(hand) {
    const { page } = hand;
    // Play on the largest board, where a move repaints the most.
    await hand.tap(page.getByRole('navigation', { name: 'Boards' }).getByRole('button').last());
    await fillBlanks(hand);
    await hand.tap(button(page, 'Pencil'));
    await hand.tap(button(page, 'Mark 4'));
    await hand.tap(button(page, /^Slide row \d right$/));
    await hand.drag(page.getByRole('row').nth(2), 40, 0);
    await hand.tap(button(page, 'Undo'));
    await hand.press('ArrowDown', 'ArrowRight', '5', 'Delete', 'Shift+ArrowRight');
    await hand.tap(button(page, /^Hint/));
  },
};

const yearlyDaily: Tour = {
  name: nameOf('yearly-daily'),
  path: puzzlePath('yearly-daily'),
  ready: (page) => page.getByRole('toolbar', { name: 'Pieces' }).waitFor(),
  async play(hand) {
    const { page } = hand;
    const pieces = page.getByRole('toolbar', { name: 'Pieces' }).getByRole('button');
    const squares = page.getByRole('grid').getByRole('gridcell');
    for (const [piece, square] of [
      [0, 15],
      [1, 30],
      [2, 24],
    ] as const) {
      await hand.tap(pieces.nth(piece));
      await hand.tap(button(page, 'Turn'));
      await hand.tap(button(page, 'Flip'));
      await hand.tap(squares.nth(square));
    }
    await hand.drag(pieces.nth(3), 0, -220);
    await hand.press('ArrowDown', 'ArrowRight', 'r', 'f', 'Enter');
    await hand.tap(button(page, 'Undo'));
  },
};

const crossnumber: Tour = {
  name: nameOf('crossnumber'),
  path: puzzlePath('crossnumber'),
  ready: (page) => page.getByRole('gridcell').first().waitFor(),
  async play(hand) {
    const { page } = hand;
    await fillSquares(hand);
    await hand.tap(button(page, 'Next clue'));
    await hand.tap(button(page, /^Clues/));
    await hand.press('Escape');
    await hand.press('ArrowDown', 'ArrowRight', '5', 'Backspace', 'Tab');
    await hand.tap(button(page, 'Undo'));
    await hand.tap(button(page, /^Hint/));
  },
};

const geografind: Tour = {
  name: nameOf('geografind'),
  path: puzzlePath('geografind'),
  ready: (page) => page.getByRole('combobox', { name: 'Country' }).waitFor(),
  async play(hand) {
    const { page } = hand;
    const field = page.getByRole('combobox', { name: 'Country' });
    const map = page.getByRole('application');
    await hand.tap(field);
    await hand.press('B', 'r', 'a', 'z');
    await hand.tap(page.getByRole('option', { name: 'Brazil' }));
    await hand.tap(button(page, 'Guess'));
    // Wait while the globe turns to the guessed country.
    await page.waitForTimeout(800);
    await hand.drag(map, 60, 10);
    await hand.drag(map, -60, 20);
    await hand.tap(map);
    await hand.tap(button(page, 'Zoom in'));
    await hand.tap(button(page, 'Zoom out'));
    await hand.tap(field);
    await hand.press('Control+a', 'I', 'n', 'd', 'i', 'a', 'Enter');
  },
};

const royalFamily: Tour = {
  name: nameOf('royal-family'),
  path: puzzlePath('royal-family'),
  ready: (page) => page.getByRole('toolbar', { name: 'Names' }).waitFor(),
  async play(hand) {
    const { page } = hand;
    const names = page.getByRole('toolbar', { name: 'Names' }).getByRole('button', {
      name: 'in the tray',
    });
    for (const sex of ['woman', 'man', 'woman']) {
      await hand.tap(names.and(page.getByRole('button', { name: `, ${sex},` })).first());
      const plate = page
        .locator('[data-plate]')
        .and(page.getByRole('button', { name: new RegExp(`\\b${sex}, empty`) }));
      await hand.tap(plate.first());
    }
    // The keys act on the focused plate, the one tapped last.
    await hand.press('ArrowDown', 'ArrowRight', 'Enter', 'Escape');
    await hand.tap(button(page, 'Zoom in'));
    await hand.drag(page.locator('.rf-surface'), 30, 20);
    await hand.tap(button(page, 'Show the whole tree'));
    await hand.tap(button(page, 'Undo'));
    await hand.tap(button(page, /^Hint/));
  },
};

export const TOURS: readonly Tour[] = [
  home,
  sudokuShift,
  yearlyDaily,
  crossnumber,
  geografind,
  royalFamily,
];

/**
 * Tours of our largest sudoku board and our other board of digits with the same taps as in the
 * peer's tour, for comparison.
 */
export const CELL_TOURS: readonly Tour[] = [
  {
    name: `${nameOf('sudoku-shift')}, cells and digits`,
    path: puzzlePath('sudoku-shift'),
    async ready(page) {
      await page.getByRole('navigation', { name: 'Boards' }).getByRole('button').last().click();
      await page.getByRole('gridcell').nth(80).waitFor();
    },
    play: fillBlanks,
  },
  {
    name: `${nameOf('crossnumber')}, cells and digits`,
    path: puzzlePath('crossnumber'),
    ready: crossnumber.ready,
    play: fillSquares,
  },
];

/**
 * Tour of super-sudoku (github.com/TN1ck/super-sudoku), on a board of 81 cells: six cells, and a
 * digit after each cell.
 */
export const PEER_TOUR: Tour = {
  name: SUPER_SUDOKU.name,
  path: SUPER_SUDOKU.puzzle,
  ready: (page) => page.locator(SUPER_SUDOKU.cells.selector).nth(80).waitFor(),
  async play(hand) {
    const { page } = hand;
    const cells = await page.locator(SUPER_SUDOKU.cells.selector).all();
    const blanks: Locator[] = [];
    for (const cell of cells) if (!/\d/.test((await cell.textContent()) ?? '')) blanks.push(cell);
    await fill(hand, blanks, page.getByTestId('sudoku-number-3'));
  },
};

/** Yearly Daily's tests: the calendar of 21 November 2026, a solution, and the controls. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { engine } from '../../../src/games/yearly-daily/engine/engine.ts';
import { PIECES } from '../../../src/games/yearly-daily/rules/pieces.ts';
import { movesTo } from '../../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Placement } from '../../../src/games/yearly-daily/rules/types.ts';
import { cellsIn, extentOf } from '../../../src/games/yearly-daily/view/turning.ts';
import { boxOf, isShown, mouse, type Point, press, stillMiddleOf } from './input.ts';
import { openAfter, readPuzzle, type Screen, showPuzzle, snapshotNow } from './play.tsx';

const open = await readPuzzle('yearly-daily', '2026-11-21');
export const board = open.session.puzzle.boards[0] as Board;
export const SOLUTION = engine.solve(board) as readonly Placement[];
export const pieces = [...PIECES.keys()];
/** Squares along each side of the frame. */
const SIDE = 7;

export const calendar = {
  grid: page.getByRole('grid', { name: 'Calendar, 21 November stays free' }),
  tray: page.getByRole('toolbar', { name: 'Pieces' }),
  finished: page.getByRole('region', { name: 'Your result' }),
  hint: page.getByRole('button', { name: /^Hint/ }),
  hintCard: page.getByRole('region', { name: 'Hint' }),

  async open(screen?: Screen): Promise<void> {
    await showPuzzle(open, screen);
    await expect.element(calendar.grid).toBeVisible();
  },

  /** Opens the calendar with all pieces but the first `left` in their places. */
  async openAllBut(left: number, screen?: Screen): Promise<void> {
    await showPuzzle(await openAfter(open, movesTo(board, SOLUTION).slice(left)), screen);
    for (const piece of pieces.slice(left)) await calendar.expectLaid(piece);
  },

  piece: (piece: number): Locator =>
    calendar.tray.getByRole('button', { name: new RegExp(`^${PIECES[piece]!.name},`, 'i') }),

  square: (name: string): Locator =>
    calendar.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) }),

  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),

  /** The grid's upper left corner and a square's side, in px. */
  frame(): Point & { readonly cell: number } {
    const { x, y, width } = boxOf(calendar.grid);
    return { x, y, cell: width / SIDE };
  },

  /** The centre of a piece in its solved place, in px. */
  middleOf(piece: number): Point {
    const { x, y, cell } = calendar.frame();
    const { orientation, row, col } = SOLUTION[piece]!;
    const { rows, cols } = extentOf(piece, orientation);
    return { x: x + (col + cols / 2) * cell, y: y + (row + rows / 2) * cell };
  },

  /** The point of a piece in its solved place that is nearest to its centre, in px. */
  innerPointOf(piece: number): Point {
    const { x, y, cell } = calendar.frame();
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
  },

  /** Expects a piece on the board, or the end after the last piece, which hides the tray. */
  async expectLaid(piece: number): Promise<void> {
    const isLaid = () =>
      calendar.piece(piece).query()?.ariaLabel?.endsWith('on the board') === true;
    await expect.poll(() => isShown(calendar.finished) || isLaid()).toBe(true);
  },
};

/** Checks a finished calendar and its result. */
export async function expectFinished(hints = 0): Promise<void> {
  await expect.element(calendar.finished).toMatchTextContent(/\d+:\d\d/);
  const result = snapshotNow().result as number[];
  expect(result).toEqual([expect.any(Number), hints, 0.1]);
  expect(Number.isInteger(result[0])).toBe(true);
  expect(result[0]).toBeGreaterThan(0);
}

export async function dragTo(from: Locator, to: Point): Promise<void> {
  const { x, y } = await stillMiddleOf(from);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x - 12, y - 12, 2);
  await mouse.move(to.x, to.y, 4);
  await mouse.up();
}

/** Takes a piece unless it is `taken`, turns it, moves it to its place and lays it down. */
export async function layByKeys(piece: number, taken = false): Promise<void> {
  const times = (key: string, count: number) => Array.from({ length: count }, () => key);
  const { orientation, row, col } = SOLUTION[piece]!;
  if (!taken) await press(String(piece + 1));
  await expect.element(calendar.grid.css(':focus')).toBeVisible();
  const { rows, cols } = extentOf(piece, orientation);
  await press(
    ...(orientation & 4 ? ['f'] : []),
    ...times('r', orientation & 3),
    // Move to the upper left corner first, wherever the piece is, then to its place.
    ...times('ArrowUp', SIDE - rows),
    ...times('ArrowLeft', SIDE - cols),
    ...times('ArrowDown', row),
    ...times('ArrowRight', col),
    'Enter',
  );
  await calendar.expectLaid(piece);
}

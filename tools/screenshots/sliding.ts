/** The README's moving picture: rows of a Sudoku Shift slide home. */
import type { Locator, Page } from 'playwright';
import { boardsOf } from '../../tests/e2e/support/day.ts';
import { solutionOf } from '../../tests/support/sudokuShift.ts';
import { type Frame, makeApng } from './apng.ts';

const PUZZLE = '515';
/** Index of the puzzle's board with six rows. */
const CORTADO = 1;
const STEPS = 10;
const STEP_MS = 45;
const PAUSE_MS = 700;
const LAST_MS = 2500;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The element's box in whole px, with a margin. */
async function boxOf(element: Locator, margin: number): Promise<Box> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const [left, top] = [Math.floor(x) - margin, Math.floor(y) - margin];
  return {
    ...{ x: left, y: top },
    width: Math.ceil(x + width) + margin - left,
    height: Math.ceil(y + height) + margin - top,
  };
}

/** The moving picture as APNG; the page is new, and its scale 1. */
export async function takeSliding(page: Page, address: string): Promise<Buffer> {
  await page.goto(`${address}/sudoku-shift/${PUZZLE}`);
  await page.getByRole('button', { name: /^Cortado/ }).click();
  await page.locator('.play-tabs nav:not([data-coming])').waitFor();
  const grid = await boxOf(page.getByRole('grid'), 7);
  const frames: Frame[] = [];
  const take = async (clip: Box, delay: number) => {
    const png = await page.screenshot({ clip });
    frames.push({ png, x: clip.x - grid.x, y: clip.y - grid.y, delay });
  };
  const board = boardsOf(PUZZLE)[CORTADO]!;
  const { slides } = solutionOf(board);
  const moved = [...slides.entries()].filter(([, by]) => by > 0);
  await take(grid, PAUSE_MS);
  for (const [row, by] of moved) {
    const clip = await boxOf(page.getByRole('row').nth(row), 2);
    const cell = (clip.width - 4) / board.size;
    const way = cell * (by > board.size / 2 ? by - board.size : by);
    const [x, y] = [clip.x + clip.width / 2, clip.y + clip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= STEPS; i++) {
      const share = (1 - Math.cos((Math.PI * i) / STEPS)) / 2;
      await page.mouse.move(x + way * share, y);
      await take(clip, STEP_MS);
    }
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await take(grid, PAUSE_MS);
  }
  const last = frames.pop()!;
  return makeApng([...frames, { ...last, delay: LAST_MS }]);
}

/** Sudoku Shift's board on the touch screen of a phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { solutionOf } from '../support/sudokuShift.ts';
import { boxOf, button, middleOf, swipeAndTap, tap } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { boards, CORTADO, MOCHA, shift } from './support/sudokuShift.ts';

test('handles are as wide as a finger, and take a press between them', async () => {
  await shift.open(CORTADO, PHONE);
  const board = boards[CORTADO]!;
  const loose = [...board.rows.keys()].filter((row) => !board.pinned.includes(row));
  for (const side of ['left', 'right'] as const) {
    for (const row of loose) {
      const { width, height, left, right } = boxOf(shift.handle(row, side));
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
  }
  const row = solutionOf(board).slides.findIndex((by) => by > 0);
  await tap(shift.handle(row, 'right'));
  await expect.element(page.getByText(/^1 of \d rows moved$/)).toBeVisible();
  await expect.element(shift.grid).toBeInViewport({ ratio: 1 });
});

test('what is tapped right after a row was flicked is pressed', async () => {
  await shift.open(CORTADO, PHONE);
  const board = boards[CORTADO]!;
  const before = shift.digits();
  const row = [...board.rows.keys()].find((one) => !board.pinned.includes(one))!;
  const undo = middleOf(shift.undo);
  await swipeAndTap(middleOf(shift.row(row)), { dx: 60, dy: 2 }, undo);
  await expect.element(shift.redo).toBeEnabled();
  expect(shift.digits()).toEqual(before);
});

test('board, keys and tools of the largest board are in view at once, and large enough for a thumb', async () => {
  await shift.open(MOCHA, PHONE);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(PHONE.height);
  expect(boxOf(shift.grid).width).toBeGreaterThanOrEqual(280);
  for (const control of [...['1', '9', 'Undo', 'Redo'].map(button), button(/^Hint/), shift.grid]) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
    expect(boxOf(control).height).toBeGreaterThanOrEqual(44);
  }
});

test('letters twice as large run over nothing', { tags: 'all' }, async () => {
  await shift.open(MOCHA, { ...PHONE, fontSize: '200%' });
  const tools = page.css('.pad-tool, .pad-key, .ss-moved').elements();
  expect(tools.length).toBeGreaterThan(boards[MOCHA]!.size);
  for (const tool of tools) {
    expect(tool.scrollWidth, tool.textContent).toBeLessThanOrEqual(tool.clientWidth);
  }
});

/** Sudoku Shift's board by mouse and keys: marks, peers, clashes, forced colours. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keysToSolve } from '../support/sudokuShift.ts';
import { button, click, emulateMedia, expectHidden, press } from './support/input.ts';
import { DESKTOP } from './support/play.tsx';
import { watchShifts } from './support/shifts.ts';
import { BLANK_ROW, boards, CORTADO, LOOSE_ROW, RISTRETTO, shift } from './support/sudokuShift.ts';

test('a digit takes the marks that it makes impossible, and one undo brings them back', async () => {
  await shift.open(CORTADO);
  const { row, cells, missing } = BLANK_ROW;
  const [first, second] = cells as [number, number];
  // A clashing digit would remove no marks.
  const [free, other] = missing as [string, string];
  const marked = shift.cell(row, second);
  await shift.clickCell(row, second);
  await press('p', free, other, 'p');
  await expect.element(marked).toHaveAccessibleName(new RegExp(`pencil ${free}, ${other}$`));
  await shift.clickCell(row, first);
  await press(free);
  await expect.element(marked).toHaveAccessibleName(new RegExp(`pencil ${other}$`));
  await click(shift.undo);
  await expect.element(marked).toHaveAccessibleName(new RegExp(`pencil ${free}, ${other}$`));
  await expect.element(shift.cell(row, first)).toHaveAccessibleName(/empty$/);
});

test('peers of the selected cell are shaded, those of loose rows are not', async () => {
  await shift.open(CORTADO);
  const board = boards[CORTADO]!;
  const pinned = board.pinned[0]!;
  const shaded = (row: number, column: number) => shift.cell(row, column).css('.ss-cell.ss-peer');
  await shift.clickCell(pinned, 0);
  for (let column = 1; column < board.size; column++) {
    await expect.element(shaded(pinned, column)).toHaveLength(1);
  }
  await expect.element(shaded(LOOSE_ROW, 0)).toHaveLength(0);
  await click(shift.handle(LOOSE_ROW, 'right'));
  await expect.element(shaded(LOOSE_ROW, 0)).toHaveLength(1);
});

test('it says how many rows were moved, and what clashes', async () => {
  await shift.open(CORTADO);
  const board = boards[CORTADO]!;
  const all = board.size - board.pinned.length;
  const moved = (rows: number) =>
    expect.element(page.getByText(`${rows} of ${all} rows moved`)).toBeVisible();
  await moved(0);
  await click(shift.handle(LOOSE_ROW, 'left'));
  await moved(1);
  await click(shift.undo);
  await moved(0);
  const { row, cells, given } = BLANK_ROW;
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await shift.clickCell(row, cells[0]!);
  await press(given);
  await expect.element(said(`${given} in row ${row + 1}`)).toMatchTextContent('It clashes.');
  await press('Backspace');
  await expect.element(said('Nothing clashes any more.')).toBeInTheDocument();
});

test('in forced colours there are lines, and clashes are hatched', { tags: 'all' }, async () => {
  await shift.open(CORTADO, { ...DESKTOP, media: { forcedColors: 'active' } });
  const row = shift.row(0).element();
  const [first] = row.querySelectorAll('.ss-cell');
  expect(getComputedStyle(row).boxShadow).toContain('inset');
  expect(getComputedStyle(first!).boxShadow).toContain('inset');
  expect(getComputedStyle(row, '::before').backgroundImage).toContain('gradient');
  const { row: at, cells, given } = BLANK_ROW;
  const cell = shift.cell(at, cells[0]!).css('.ss-cell');
  const background = () => getComputedStyle(cell.element()).backgroundImage;
  expect(background()).not.toContain('gradient');
  await shift.clickCell(at, cells[0]!);
  await press(given);
  await expect.poll(background).toContain('gradient');
});

test('nothing moves from the first digit to the last', { tags: 'all' }, async () => {
  await shift.open(RISTRETTO);
  const shifts = watchShifts();
  await press('ArrowRight');
  await press(...keysToSolve(boards[RISTRETTO]!));
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Ristretto done' }))
    .toBeVisible();
  await expect.element(page.getByText('Every row is home.')).toBeVisible();
  expect(await shifts.of('.play-board')).toEqual([]);
});

test('on paper the digits are dark', { tags: 'all' }, async () => {
  await shift.open(RISTRETTO);
  await emulateMedia({ media: 'print', colorScheme: 'dark' });
  const digits = [...document.querySelectorAll('.ss-given')];
  expect(digits.length).toBeGreaterThan(0);
  for (const digit of digits) {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(digit).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    expect((red! + green! + blue!) / 3).toBeLessThan(100);
  }
});

test('restart asks first, and undo brings everything back; the timer can be hidden and clashes left unmarked', async () => {
  await shift.open(CORTADO);
  const { row, cells, given } = BLANK_ROW;
  const start = shift.digits();
  const cell = shift.cell(row, cells[0]!);
  await shift.clickCell(row, cells[0]!);
  await press(given);
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true');
  const played = shift.digits();
  const fromMenu = async (entry: string) => {
    await click(button('Menu'));
    await click(page.css('#play-menu').getByText(entry, { exact: true }));
  };
  const question = page.getByRole('dialog', { name: 'Restart this board?' });
  await fromMenu('Restart this board');
  await click(question.getByRole('button', { name: 'Keep playing' }));
  await expectHidden(question);
  expect(shift.digits()).toEqual(played);
  await fromMenu('Restart this board');
  await click(question.getByRole('button', { name: 'Restart', exact: true }));
  await expect.poll(shift.digits).toEqual(start);
  await click(shift.undo);
  await expect.poll(shift.digits).toEqual(played);

  const timer = page.getByRole('timer');
  await expect.element(timer).toBeVisible();
  await fromMenu('Settings');
  await click(page.getByRole('switch', { name: /Show the timer/ }));
  await click(page.getByRole('switch', { name: /Mark clashes/ }));
  await press('Escape');
  await expectHidden(timer);
  await expect.element(cell).toHaveAttribute('aria-invalid', 'false');
});

/** Presses by mouse, by keys and by a screen reader. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, click, focus, press } from './support/input.ts';
import { open, openCrossnumber, squares } from './support/pressing.ts';

test('by mouse, by Enter and Space, and by a click without a pointer each press acts once', async () => {
  const square = await openCrossnumber();
  await click(button('Pencil'));
  const isMarked = (marks: string) =>
    expect
      .element(square(0))
      .toHaveAccessibleName(marks ? new RegExp(`, pencil ${marks}$`) : /, empty$/);
  const key = button('Mark 4');
  await click(key);
  await isMarked('4');
  await focus(key);
  await press('Enter');
  await isMarked('');
  await focus(key);
  await press('Space');
  await isMarked('4');
  // A click without a pointer, as from a screen reader.
  (key.element() as HTMLElement).click();
  await isMarked('');
  await open('sudoku-shift', '516');
  const cell = page.getByRole('gridcell', { name: /empty$/ }).last();
  await expect.element(cell).toBeVisible();
  (cell.element() as HTMLElement).click();
  await expect.element(cell).toHaveAttribute('aria-selected', 'true');
  await click(squares.first());
  await expect.element(squares.first()).toHaveAttribute('aria-selected', 'true');
});

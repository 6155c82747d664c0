/** Keyboards with other scripts, number pads and input methods. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp } from './support/app.tsx';
import { button, click, expectHidden, focus, press, pressForeign } from './support/input.ts';
import { open } from './support/pressing.ts';

const CTRL = 2;
const SHIFT = 8;

const empty = page.getByRole('gridcell', { name: /empty$/ });
const pencil = button('Pencil');

test('Sudoku Shift in Russian: P, H, Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y by their places', async () => {
  await open('sudoku-shift', '516');
  await expect.element(empty.first()).toBeVisible();
  const name = empty
    .first()
    .element()
    .ariaLabel!.replace(/empty$/, '');
  const cell = page.getByRole('gridcell', { name }).first();
  const isTwo = () => expect.element(cell).toHaveAccessibleName(/: 2, entered by you/);
  const isEmpty = () => expect.element(cell).toHaveAccessibleName(/empty$/);
  await click(cell);
  await pressForeign({ key: '۲', code: 'Digit2' });
  await isTwo();
  await pressForeign({ key: 'я', code: 'KeyZ', modifiers: CTRL });
  await isEmpty();
  await pressForeign({ key: 'Я', code: 'KeyZ', modifiers: CTRL + SHIFT });
  await isTwo();
  await pressForeign({ key: 'я', code: 'KeyZ', modifiers: CTRL });
  await isEmpty();
  await pressForeign({ key: 'н', code: 'KeyY', modifiers: CTRL });
  await isTwo();
  await pressForeign({ key: 'я', code: 'KeyZ', modifiers: CTRL });
  await pressForeign({ key: 'End', code: 'Numpad1', modifiers: SHIFT });
  await expect.element(cell).toHaveAccessibleName(/empty, pencil 1$/);
  await pressForeign({ key: 'з', code: 'KeyP' });
  await expect.element(pencil).toHaveAttribute('aria-pressed', 'true');
  await pressForeign({ key: 'р', code: 'KeyH' });
  await expect.element(page.getByRole('region', { name: /^Hint/ })).toBeVisible();
});

test('a digit that the board does not have is taken', async () => {
  const isTaken = async (key: string) => {
    let taken: boolean | undefined;
    addEventListener('keydown', (event) => (taken = event.defaultPrevented), { once: true });
    await press(key);
    return taken;
  };
  await open('sudoku-shift', '516');
  await click(empty.first());
  expect(await isTaken('7')).toBe(true);
  expect(await isTaken('x')).toBe(false);
  await open('yearly-daily', '2026-11-21');
  await expect.element(page.getByRole('toolbar', { name: 'Pieces' })).toBeVisible();
  expect(await isTaken('9')).toBe(true);
});

test('the Enter that ends a word of an input method guesses nothing', { tags: 'all' }, async () => {
  await open('geografind', '399');
  const field = page.getByRole('combobox', { name: 'Country' });
  const guesses = page.getByRole('list', { name: 'Guesses' }).getByText(/^Guess 1, /);
  await field.fill('Fiji');
  await focus(field);
  await pressForeign({ key: 'Enter', code: 'Enter', keyCode: 229 });
  await expect.element(field).toHaveValue('Fiji');
  await expect.element(guesses).toHaveLength(0);
  await pressForeign({ key: 'Enter', code: 'Enter', keyCode: 13 });
  await expect.element(guesses).toHaveLength(1);
});

test('a question mark, or the menu, opens the list of keys', async () => {
  await openApp('/sudoku-shift/516');
  await press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys).toMatchTextContent('slides the row');
  await expect.element(keys).toMatchTextContent('undo');
  await press('Escape');
  await expectHidden(keys);
  const menu = page.css('#play-menu');
  await click(button('Menu'));
  await click(menu.getByText('Keyboard shortcuts', { exact: true }));
  await expect.element(keys).toBeVisible();
  await press('Escape');
  // Switching off single-key shortcuts also disables the question mark.
  await goTo('/');
  await click(button('Settings'));
  await click(page.getByRole('switch', { name: /^Single-key shortcuts/ }));
  await goTo('/sudoku-shift/516');
  await press('Shift+?');
  await click(button('Menu'));
  await expect.element(menu).toBeVisible();
  await expectHidden(keys);
});

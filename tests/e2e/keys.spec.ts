/** Keyboards with other scripts, number pads and input methods. */
import type { Page } from '@playwright/test';
import { openSettings } from './support/app.ts';
import { TOMORROW } from './support/day.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const CTRL = 2;
const SHIFT = 8;

interface Key {
  readonly key: string;
  readonly code: string;
  readonly modifiers?: number;
  /** The legacy key code: 229 for a key processed by an input method. */
  readonly keyCode?: number;
}

/** A real key press in any layout. */
async function press(page: Page, { keyCode, ...key }: Key): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const event = { ...key, windowsVirtualKeyCode: keyCode ?? 0 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await session.detach();
}

const empty = (page: Page) => page.getByRole('gridcell', { name: /empty$/ });

test('Sudoku Shift in Russian: P, H, Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y by their places', async ({
  page,
}) => {
  await page.goto('/sudoku-shift/516');
  const name = (await empty(page).first().getAttribute('aria-label'))!.replace(/empty$/, '');
  const cell = page.getByRole('gridcell', { name }).first();
  await cell.click();
  await press(page, { key: '۲', code: 'Digit2' });
  await expect(cell).toHaveAccessibleName(/: 2, yours/);
  await press(page, { key: 'я', code: 'KeyZ', modifiers: CTRL });
  await expect(cell).toHaveAccessibleName(/empty$/);
  await press(page, { key: 'Я', code: 'KeyZ', modifiers: CTRL + SHIFT });
  await expect(cell).toHaveAccessibleName(/: 2, yours/);
  await press(page, { key: 'я', code: 'KeyZ', modifiers: CTRL });
  await press(page, { key: 'н', code: 'KeyY', modifiers: CTRL });
  await expect(cell).toHaveAccessibleName(/: 2, yours/);
  await press(page, { key: 'я', code: 'KeyZ', modifiers: CTRL });
  await press(page, { key: 'End', code: 'Numpad1', modifiers: SHIFT });
  await expect(cell).toHaveAccessibleName(/empty, marked 1$/);
  await press(page, { key: 'з', code: 'KeyP' });
  await expect(page.getByRole('button', { name: 'Pencil' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press(page, { key: 'р', code: 'KeyH' });
  await expect(page.getByRole('region', { name: /^Hint/ })).toBeVisible();
});

test('a digit that the board does not have is taken', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('keydown', (event) => {
      document.documentElement.dataset.taken = String(event.defaultPrevented);
    });
  });
  const isTaken = async (key: string) => {
    await page.keyboard.press(key);
    return (await page.locator('html').getAttribute('data-taken')) === 'true';
  };
  await page.goto('/sudoku-shift/516');
  await empty(page).first().click();
  expect(await isTaken('7')).toBe(true);
  expect(await isTaken('x')).toBe(false);
  await page.goto('/yearly-daily/2026-11-21');
  await expect(page.getByRole('toolbar', { name: 'Pieces' })).toBeVisible();
  expect(await isTaken('9')).toBe(true);
});

test('Yearly Daily in Greek: R turns, F flips; Royal Family in Hebrew: P is the pencil', async ({
  page,
}) => {
  await page.goto('/yearly-daily/2026-11-21');
  const slot = page.getByRole('toolbar', { name: 'Pieces' }).getByRole('button').nth(1);
  await expect(slot).toBeVisible();
  await press(page, { key: '2', code: 'Digit2' });
  await expect(slot).toHaveAttribute('aria-pressed', 'true');
  const shape = () => slot.locator('[data-piece]').innerHTML();
  for (const [key, code] of [
    ['ρ', 'KeyR'],
    ['φ', 'KeyF'],
  ]) {
    const before = await shape();
    await press(page, { key: key!, code: code! });
    await expect.poll(shape).not.toBe(before);
  }
  await page.goto('/royal-family/387');
  await expect(page.getByRole('toolbar', { name: 'Names' })).toBeVisible();
  await press(page, { key: 'פ', code: 'KeyP' });
  await expect(page.getByRole('button', { name: 'Pencil' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the Enter that ends a word of an input method guesses nothing', async ({ page }) => {
  await page.goto('/geografind/399');
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.fill('Fiji');
  await press(page, { key: 'Enter', code: 'Enter', keyCode: 229 });
  await expect(field).toHaveValue('Fiji');
  await expect(page.getByRole('list', { name: 'Guesses' }).getByText(/^Guess 1, /)).toHaveCount(0);
  await press(page, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await expect(page.getByRole('list', { name: 'Guesses' }).getByText(/^Guess 1, /)).toHaveCount(1);
});

test('a question mark, or the menu, opens the list of keys', async ({ page }) => {
  await page.goto('/sudoku-shift/516');
  // A page is drawn a moment before it hears keys; its clock runs when it does.
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('slides the row');
  await expect(keys).toContainText('undo');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#play-menu').getByText('Keys', { exact: true }).click();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  // Switching off single-key shortcuts also disables the question mark.
  await page.goto('/');
  const settings = await openSettings(page);
  await settings.getByRole('switch', { name: /^Single-key shortcuts/ }).click();
  await page.goto('/sudoku-shift/516');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Shift+?');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#play-menu')).toBeVisible();
  await expect(keys).toBeHidden();
});

test('the desk’s bench is undone by a Russian Ctrl+Z', async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  await page.goto(`/barista/sudoku?id=${TOMORROW}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Nothing against it')).toBeVisible();
  const counts = page.getByText(/\d+ digits, \d+ blanks/);
  const before = (await counts.textContent())!;
  await page.getByRole('button', { name: 'Blank one more' }).click();
  await expect(counts).not.toHaveText(before);
  await press(page, { key: 'я', code: 'KeyZ', modifiers: CTRL });
  await expect(counts).toHaveText(before);
});

/** The first day of a player who knows none of the games, on a desktop. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp } from './support/app.tsx';
import { TODAY } from './support/inApp.ts';
import { boxOf, button, click, middleOf, mouse, press } from './support/input.ts';
import { expectFirstTryInView } from './support/newcomer.ts';
import { DESKTOP } from './support/play.tsx';

test('Geografind’s first try shows map, answer and guesses at once', () =>
  expectFirstTryInView(DESKTOP));

test('Crossnumber’s first try stands in the middle, and begins with the clue that its words begin with', async () => {
  await openApp('/crossnumber/59', { newcomer: true });
  const small = page.getByRole('region', { name: 'Try a small one first' });
  await expect.element(small.css('.cn-board')).toBeVisible();
  expect(Math.abs(middleOf(small.css('.cn-board')).x - middleOf(small).x)).toBeLessThan(2);
  await expect.element(small.getByText(/Start with 2 down/)).toBeVisible();
  for (const digit of '512') await click(small.getByRole('button', { name: digit, exact: true }));
  await expect.element(small.getByText(/It could be 512/)).toBeVisible();
});

test('Geografind, which has no clock, stays in sight under its menu', { tags: 'all' }, async () => {
  await openApp('/geografind/399');
  await expect.element(page.getByRole('grid').or(page.css('.gf-map'))).toBeVisible();
  await click(button('Menu'));
  await expect.element(page.css('#play-menu')).toBeVisible();
  const board = getComputedStyle(document.querySelector('.play-board > div')!);
  await expect.poll(() => board.pointerEvents).toBe('none');
  expect(board.opacity).toBe('1');
  await expect.element(page.getByText('Paused')).toHaveLength(0);
});

test('the clock stands while a menu or a dialog hides the board', { tags: 'all' }, async () => {
  let ahead = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  const passAMinute = () => {
    ahead += 60_000;
  };
  await openApp(`/sudoku-shift/${TODAY}`);
  const timer = page.getByRole('timer');
  const opacity = () => getComputedStyle(document.querySelector('.play-board > div')!).opacity;
  await expect.element(timer).not.toHaveTextContent('0:00');
  await click(button('Menu'));
  await expect.poll(opacity).toBe('0');
  // No half of a button looks out from behind the menu.
  await expect.element(button('Continue')).toHaveLength(0);
  passAMinute();
  await click(button('How to play'));
  await expect.element(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  passAMinute();
  await press('Escape');
  await expect.poll(opacity).toBe('1');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(timer).toMatchTextContent(/^0:\d\d$/);
  passAMinute();
  await expect.element(timer).toMatchTextContent(/^1:\d\d$/);
});

test('a refusal is gone as soon as the next piece is taken up', async () => {
  await openApp('/yearly-daily/2026-11-21');
  const refusal = page.css('.yd-refusal');
  const tray = page.getByRole('toolbar', { name: 'Pieces' }).getByRole('button');
  await click(tray.first());
  const { x, y, width } = boxOf(page.css('.yd-board'));
  // Click a corner of the board where no piece fits.
  await mouse.move(x + width * 0.94, y + width * 0.1);
  await mouse.down();
  await mouse.up();
  await expect.element(refusal).toBeVisible();
  await click(tray.nth(1));
  await expect.element(refusal).toHaveLength(0);
});

test('home shows no digit of a Sudoku before it was opened', { tags: 'all' }, async () => {
  await openApp('/');
  const stamp = page.getByRole('region', { name: 'Sudoku Shift' }).css('[data-miniature]');
  await expect.element(stamp).toBeVisible();
  await expect.element(stamp.css('text')).toHaveLength(0);
  await click(page.getByRole('link', { name: 'Play Sudoku Shift' }));
  await click(page.getByRole('gridcell', { name: /empty/ }).first());
  await press('1');
  await click(page.getByRole('link', { name: /^Back/ }));
  await goTo('/');
  await expect.element(stamp.css('text').first()).toBeVisible();
});

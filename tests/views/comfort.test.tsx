/** A screen that stays on while a puzzle is played. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp } from './support/app.tsx';
import { TODAY } from './support/inApp.ts';
import { button, click, expectHidden, press } from './support/input.ts';
import { replace } from './support/replace.ts';
import { shift } from './support/sudokuShift.ts';

test('the screen stays on while a puzzle is played, if the player wants it', {
  tags: 'all',
}, async () => {
  const locks: string[] = [];
  class Lock extends EventTarget {
    released = false;
    async release() {
      this.released = true;
      locks.push('released');
    }
  }
  const request = async (type: string) => {
    locks.push(type);
    return new Lock();
  };
  replace(navigator, 'wakeLock', { request });
  await openApp(`/sudoku-shift/${TODAY}`);
  await expect.poll(() => locks).toEqual(['screen']);
  await click(button('Pause'));
  await expect.poll(() => locks).toEqual(['screen', 'released']);
  // A pause hides the board, as its time does not count.
  await expectHidden(shift.grid);
  await expect.element(shift.undo).toBeDisabled();
  await click(button('Continue').first());
  await expect.poll(() => locks).toEqual(['screen', 'released', 'screen']);

  await goTo('/');
  expect(locks.splice(0)).toEqual(['screen', 'released', 'screen', 'released']);
  await click(button('Settings'));
  await click(page.getByRole('switch', { name: /^Keep the screen on/ }));
  await goTo(`/sudoku-shift/${TODAY}`);
  await expect.element(shift.grid).toBeVisible();
  await press('Shift');
  expect(locks).toEqual([]);
});

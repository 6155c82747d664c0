/** Dialogs that a slip of the mouse leaves open, a focus that stays, and words that are heard again. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openApp } from './support/app.tsx';
import { TODAY } from './support/inApp.ts';
import {
  boxOf,
  button,
  click,
  expectHidden,
  focus,
  middleOf,
  mouse,
  press,
  typeText,
} from './support/input.ts';
import { shift } from './support/sudokuShift.ts';

test('a dialog closes only by a press that begins and ends outside', { tags: 'all' }, async () => {
  await openApp('/');
  await click(button('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const field = settings.css('input[type="date"]').last();
  await expect.element(field).toBeVisible();
  field.element().scrollIntoView({ block: 'center' });
  const inside = middleOf(field);
  const outside = { x: boxOf(settings).left - 40, y: inside.y };
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, 4);
    await mouse.up();
    await expect.element(settings).toBeVisible();
  }
  await mouse.move(outside.x, outside.y);
  await mouse.down();
  await mouse.up();
  await expectHidden(settings);
  // Opened again, it takes a key's click for no press outside.
  await focus(button('Settings'));
  await press('Enter');
  const choice = settings.getByRole('switch').first();
  await focus(choice);
  for (let time = 0; time < 2; time++) {
    const before = (choice.element() as HTMLInputElement).checked;
    await press('Space');
    await expect.poll(() => (choice.element() as HTMLInputElement).checked).toBe(!before);
    await expect.element(settings).toBeVisible();
  }
});

test('the last Undo by a key keeps the focus', async () => {
  await openApp(`/sudoku-shift/${TODAY}`);
  await click(page.getByRole('gridcell', { name: /empty/ }).first());
  await press('1');
  await focus(shift.undo);
  await press('Enter');
  await expect.element(shift.undo).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(shift.undo.element());
});

/** Counts the announcements of a live region from now on. */
function heard(region: Locator): () => number {
  let count = 0;
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) count++;
  });
  observer.observe(region.element(), { childList: true, subtree: true });
  return () => count;
}

test('a name that is no country is refused aloud each time', async () => {
  await openApp('/geografind/399');
  await click(page.getByRole('combobox', { name: 'Country' }));
  await typeText('zzzz');
  const refusals = heard(page.css('.gf-problem-place'));
  for (const times of [1, 2, 3]) {
    await press('Enter');
    await expect.poll(refusals).toBe(times);
  }
  await expect.element(page.css('#gf-problem')).toBeVisible();
});

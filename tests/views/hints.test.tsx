/**
 * Hints by mouse and keys on a desktop: their card, and their steps from the evidence to the move.
 * The engine's worker, which a player may stop: tests/e2e/hints.spec.ts.
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { askWhy, followHint, hintsPaid } from './support/hints.ts';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { hint, secondsShown, TODAY } from './support/inApp.ts';
import { button, click, expectHidden, focus, isShown, press, textOf } from './support/input.ts';
import { DESKTOP, showAgain } from './support/play.tsx';
import { open } from './support/pressing.ts';
import { shift } from './support/sudokuShift.ts';

const card = page.getByRole('region', { name: 'Hint' });
/** The hint's first sentence, which names the cell or row that the hint is about. */
const sentence = card.css('.hint-text');
const targets = page.css('[data-hint="target"]');
const focused = page.css(':focus');

async function openShift(): Promise<readonly string[]> {
  await open('sudoku-shift', TODAY);
  await expect.element(shift.grid).toBeVisible();
  return shift.digits();
}

test.for(WITH_CARD)(
  'nothing that a step of %s is about lies under its card',
  { tags: 'all' },
  (game) => expectHintsInView(game, DESKTOP, 2),
);

test('a hint shows its place for free, then is told step by step, and charged once', async () => {
  const start = await openShift();
  await click(hint);
  await expect.element(sentence).toMatchTextContent(/^Look at /);
  await expect.element(card).toMatchTextContent('Free so far');
  await expect.element(page.css('[data-hint="evidence"]').first()).toBeVisible();
  await expect.element(targets).toHaveLength(0);
  // The card hears Escape once it has the focus, a frame after it is seen.
  await expect.element(card).toHaveFocus();
  await press('Escape');
  await click(hint);
  await expect.element(card).toMatchTextContent('Free so far');
  expect(hintsPaid()).toBe(0);
  // The button shows the cost beforehand.
  await expect.element(card.getByRole('button', { name: /^Why/ })).toMatchTextContent('+20 s');
  await askWhy();
  await expect.element(card).toMatchTextContent('20 seconds added');
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(20);
  expect(textOf(sentence)).not.toBe('');
  await expect.element(targets.first()).toBeVisible();
  expect(shift.digits()).toEqual(start);

  await press('Escape');
  await expectHidden(card);
  await expect.element(page.css('[data-hint]')).toHaveLength(0);
  await click(hint);
  await followHint();
  expect(shift.digits()).not.toEqual(start);
  expect(hintsPaid()).toBe(1);
  await click(shift.undo);
  expect(shift.digits()).toEqual(start);

  // A hint that was paid for is free while the board is the same, and costs again after a move.
  await click(hint);
  await expect.element(card).toHaveFocus();
  await expect.element(card).toMatchTextContent('Already paid for');
  await press('Escape');
  // The focus returns to the hint button.
  await expect.element(hint).toHaveFocus();
  await click(shift.redo);
  await click(hint);
  await askWhy();
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(40);

  await showAgain();
  await expect.element(shift.grid).toBeVisible();
  await click(hint);
  await expect.element(card).toBeVisible();
  expect(secondsShown()).toBeGreaterThanOrEqual(40);
  expect(hintsPaid()).toBe(2);
});

test('a hint is walked by the keyboard, there and back, and to its places', async () => {
  const start = await openShift();
  const steps = card.getByText(/^Step \d of \d/);
  /** Asks for a hint, and for its first step. */
  async function ask() {
    await press('h');
    await expect.element(card).toMatchTextContent('Free so far');
    // Enter buys nothing: the one that opened the card may come twice.
    await press('Enter');
    await expect.element(card).toMatchTextContent('Free so far');
    await press('h');
    await expect.element(card).toMatchTextContent('seconds added');
  }
  // Search for a hint with several steps.
  await ask();
  for (let i = 0; i < 20 && !isShown(steps); i++) {
    await press('Enter');
    await expectHidden(card);
    await ask();
  }
  const first = textOf(sentence);
  await press('Enter');
  await expect.element(sentence).not.toHaveTextContent(first);
  await expect.element(steps).toMatchTextContent('Step 2');
  await press('ArrowLeft');
  await expect.element(steps).toMatchTextContent('Step 1');
  await focus(card.getByRole('button', { name: 'Show me on the board' }));
  await press('Enter');
  await expect.element(focused).toHaveAttribute('role', 'gridcell');
  // H moves on from any step.
  while (isShown(card)) await press('h');
  expect(shift.digits()).not.toEqual(start);
});

test('a mistake that the board shows already is told plainly, and free of charge', async () => {
  await openShift();
  // Repeat a given digit in its row.
  const cell = page.getByRole('gridcell', { name: /^Row 1.*: empty/ }).first();
  const given = page.getByRole('gridcell', { name: /^Row 1.*: \d/ }).first();
  const digit = /: (\d)/.exec(given.element().ariaLabel!)![1]!;
  await click(cell);
  await press(digit, 'h');
  await expect.element(sentence).toHaveTextContent(`Two ${digit}s in row 1.`);
  await expect.element(page.css('.ss-mistake [data-hint="target"]')).toHaveLength(1);
  await expect.element(page.css('[data-hint="evidence"]')).toHaveLength(1);
  await click(button('Remove it'));
  await expect.element(cell).toBeVisible();
  expect(hintsPaid()).toBe(0);
});

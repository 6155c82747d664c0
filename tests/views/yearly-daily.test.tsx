/**
 * Yearly Daily's board: pieces taken, turned and laid by mouse and keys, counts of solutions,
 * hints, sizes.
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { violations } from './support/axe.ts';
import { askWhy } from './support/hints.ts';
import {
  boxOf,
  click,
  comeToRest,
  expectHidden,
  focus,
  isShown,
  mouse,
  press,
} from './support/input.ts';
import { PHONE, showAgain, showLanding, snapshotNow } from './support/play.tsx';
import { watchShifts } from './support/shifts.ts';
import {
  board,
  calendar,
  dragTo,
  expectFinished,
  layByKeys,
  pieces,
  SOLUTION,
} from './support/yearlyDaily.ts';

test('by mouse: pieces are turned, dragged, and snap into place', async () => {
  await calendar.openAllBut(3);
  for (const piece of pieces.slice(0, 3)) {
    const { orientation } = SOLUTION[piece]!;
    await click(calendar.piece(piece));
    if (orientation & 4) await click(calendar.button('Flip'));
    for (let i = 0; i < (orientation & 3); i++) await click(calendar.button('Turn'));
    // A slightly misplaced drop snaps.
    const { x, y } = calendar.middleOf(piece);
    await dragTo(calendar.piece(piece), { x: x + 14, y: y - 17 });
    await calendar.expectLaid(piece);
  }
  await expectFinished();
});

test('a dragged piece that does not fit goes home, and one dragged off the board too', {
  tags: 'all',
}, async () => {
  await calendar.open();
  const napkin = 5;
  const { x, y, cell } = calendar.frame();
  // Drop the napkin on the wooden frame beside the square 31.
  await dragTo(calendar.piece(napkin), { x: x + 5.5 * cell, y: y + 6.5 * cell });
  const refusal = page.css('.yd-refusal');
  await expect.element(refusal).toHaveTextContent('The napkin would stick out over the edge.');
  // The message must cover no square: it starts right of the square 31 and below the row of squares
  // above.
  const told = boxOf(refusal);
  expect(told.x).toBeGreaterThanOrEqual(x + 3 * cell);
  expect(told.y).toBeGreaterThanOrEqual(y + 6 * cell - 1);
  await expect.element(calendar.piece(napkin)).toHaveAccessibleName(/in the tray$/);
  // Drop the napkin in the lower left corner, on the squares 15, 22, 29, 30 and 31.
  await dragTo(calendar.piece(napkin), { x: x + 1.5 * cell, y: y + 5.5 * cell });
  await calendar.expectLaid(napkin);
  // The wave's middle is a little too high for its place at the board's upper edge: it snaps in.
  await dragTo(calendar.piece(2), { x: x + 2 * cell, y: y + 0.8 * cell });
  await calendar.expectLaid(2);
  await showAgain();
  await calendar.expectLaid(napkin);
  await expect.element(calendar.square('January')).toHaveAccessibleName('January, the wave');
  await expect.element(calendar.square('29')).toHaveAccessibleName('29, the napkin');
  await dragTo(calendar.square('29'), { x: x + 8.5 * cell, y: y + 3 * cell });
  await expect.element(calendar.piece(napkin)).toHaveAccessibleName(/in the tray$/);
  await expect.element(calendar.square('29')).toHaveAccessibleName('29, free');
});

test('R turns a dragged piece, and Escape sends it home', { tags: 'all' }, async () => {
  await calendar.open();
  const spoon = 1;
  const { x, y, cell } = calendar.frame();
  const box = boxOf(calendar.piece(spoon));
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(x + 2 * cell, y + 4 * cell, 4);
  await expect.element(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
  // Once lifted, the piece is centred under the pointer.
  await comeToRest();
  const flying = boxOf(page.css('.yd-flying svg'));
  expect(Math.abs(flying.x + flying.width / 2 - (x + 2 * cell))).toBeLessThan(cell / 4);
  expect(Math.abs(flying.y + flying.height / 2 - (y + 4 * cell))).toBeLessThan(cell / 4);
  // H must not buy a hint during a drag.
  await press('h');
  await press('Escape');
  await mouse.up();
  await expectHidden(calendar.hintCard);
  await expect.element(calendar.piece(spoon)).toHaveAccessibleName(/in the tray$/);
  await expect.element(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'false');

  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(x + 2 * cell, y + 4 * cell, 4);
  await expect.element(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
  await press('r');
  await mouse.move(x + 2 * cell, y + 4.1 * cell);
  await mouse.up();
  await calendar.expectLaid(spoon);
  // The upright spoon covers the squares 2, 3, 9, 16 and 23.
  await expect.element(calendar.square('23')).toHaveAccessibleName('23, the spoon');
  // The click that ends a drag is ignored, but the next click takes the piece.
  await click(calendar.piece(spoon));
  await expect.element(calendar.piece(spoon)).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard: a piece is taken, moved, turned, flipped and laid, and nothing else moves', async () => {
  await calendar.openAllBut(3);
  const shifts = watchShifts();
  // Reach the first piece by arrow keys, the other pieces by their numbers.
  await focus(calendar.piece(1));
  await press('ArrowLeft');
  await expect.element(calendar.piece(0)).toHaveFocus();
  await press('Enter');
  await layByKeys(0, true);
  for (const piece of [1, 2]) await layByKeys(piece);
  await expectFinished();
  expect(await shifts.of('.play-board')).toEqual([]);
});

test('Escape lets go, Delete puts back, undo and redo follow', async () => {
  await calendar.open();
  await press('6');
  await expect.element(calendar.piece(5)).toHaveAttribute('aria-pressed', 'true');
  await press('Escape');
  await expect.element(calendar.piece(5)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(calendar.piece(5)).toHaveFocus();
  await press('Enter');
  await press('Enter');
  await calendar.expectLaid(5);
  await press('Control+z');
  await expect.element(calendar.piece(5)).toHaveAccessibleName(/in the tray$/);
  await press('Control+y');
  await calendar.expectLaid(5);
  await press('6');
  await press('Delete');
  await expect.element(calendar.piece(5)).toHaveAccessibleName(/in the tray$/);
});

test('a piece in hand follows when it is turned by undo and redo', { tags: 'all' }, async () => {
  await calendar.open();
  // Lay the napkin in the middle of the days, where it has room to turn.
  await press('6');
  await press('Enter');
  await calendar.expectLaid(5);
  const lies = () =>
    calendar.grid
      .getByRole('gridcell', { name: /napkin/ })
      .elements()
      .map((square) => square.ariaLabel)
      .join();
  const first = lies();
  await click(calendar.grid.getByRole('gridcell', { name: /napkin/ }).first());
  await click(calendar.button('Turn'));
  await expect.poll(lies).not.toBe(first);
  const turned = lies();
  await press('Control+z');
  await expect.poll(lies).toBe(first);
  await click(calendar.button('Turn'));
  await expect.poll(lies).toBe(turned);
});

test('the ways are explained, and counted from the present position at the price of a hint', {
  tags: 'all',
}, async () => {
  await calendar.open();
  const words = page.getByRole('button', { name: /^\d+ ways.*: what this means$/ });
  const dialog = page.getByRole('dialog', { name: /^\d+ ways$/ });
  const count = dialog.getByRole('button', { name: /^Count the solutions left/ });
  await click(words);
  await expect
    .element(dialog)
    .toMatchTextContent(`cover everything except 21 November in ${board.solutions} ways`);
  // An empty board has no button for counting: its number of solutions is displayed already.
  await expectHidden(count);
  await calendar.openAllBut(1);
  await click(words);
  await click(count);
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('There is 1 solution from here.');
  await expectHidden(count);
  await press('Escape');
  await expect.element(page.getByRole('timer')).toMatchTextContent(/0:[2-5]\d|1:/);
  // Counting the remaining solutions again costs nothing while the pieces lie the same.
  await click(words);
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('There is 1 solution from here.');
  await press('Escape');
  await layByKeys(0);
  await expectFinished(1);
});

test('a hint on a spoiled calendar says which piece to take back, and that leads on', async () => {
  await calendar.open();
  const { x, y, cell } = calendar.frame();
  // A mug on the squares 22, 23, 24, 29 and 30 isolates the square 31.
  await dragTo(calendar.piece(3), { x: x + 1.5 * cell, y: y + 6 * cell });
  await calendar.expectLaid(3);
  await click(calendar.hint);
  await expect.element(calendar.hintCard).toMatchTextContent('Look around 31.');
  await expect.element(calendar.square('31')).toHaveAttribute('data-hint', 'evidence');
  await askWhy();
  await expect
    .element(calendar.hintCard)
    .toMatchTextContent('The mug leaves a hole of one square at 31: too small for any piece.');
  await expect.element(calendar.square('31')).toHaveAttribute('data-hint', 'evidence');
  await expect.element(calendar.square('29')).toHaveAccessibleName('29, the mug, hint target');
  await click(calendar.button('Next'));
  await expect.element(calendar.hintCard).toMatchTextContent('Take the mug away, and there are');
  await click(calendar.button('Remove it'));
  await expect.element(calendar.piece(3)).toHaveAccessibleName(/in the tray$/);
  await click(calendar.hint);
  await expect.element(calendar.hintCard).toBeVisible();
  await askWhy();
  while (isShown(calendar.button('Next'))) await click(calendar.button('Next'));
  // A ghost shows the piece's place.
  await expect.element(page.css('.yd-hint-ghost-target')).toBeVisible();
  expect(await violations('dark')).toEqual([]);
  await click(calendar.button('Do it'));
  await expectHidden(calendar.hintCard);
});

test('a key is taken from the moment the board stands', async () => {
  // On a busy machine a key press may come after the board's first paint but before its effects.
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.yd-grid')) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '6', bubbles: true }));
  });
  observer.observe(document, { childList: true, subtree: true });
  await calendar.open();
  await expect.element(calendar.piece(5)).toHaveAttribute('aria-pressed', 'true');
});

test('however they are turned, pieces keep within their places', { tags: 'all' }, async () => {
  await calendar.open({ width: 320, height: 740 });
  for (const piece of pieces) {
    await click(calendar.piece(piece));
    await click(calendar.button('Turn'));
    await comeToRest();
    const place = boxOf(calendar.piece(piece));
    const body = boxOf(calendar.piece(piece).css('.yd-face'));
    for (const edge of [
      body.x - place.x,
      body.y - place.y,
      place.right - body.right,
      place.bottom - body.bottom,
    ]) {
      expect(edge, PIECES[piece]!.name).toBeGreaterThanOrEqual(4);
    }
  }
});

test('letters twice as large run over nothing', { tags: 'all' }, async () => {
  await calendar.open({ ...PHONE, fontSize: '200%' });
  const parts = page.css('.yd-slot, .yd-tool').elements();
  expect(parts.length).toBeGreaterThan(pieces.length);
  for (const part of parts) {
    expect(part.scrollWidth, part.ariaLabel ?? '').toBeLessThanOrEqual(part.clientWidth);
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(PHONE.width);
  }
});

test('the example of the rules can be finished', { tags: 'all' }, async () => {
  await showLanding('yearly-daily');
  const grid = page.getByRole('grid', { name: 'Calendar, 24 December stays free' });
  const square = (name: RegExp) => grid.getByRole('gridcell', { name });
  const slot = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  await click(slot('Croissant'));
  await click(square(/^18,/));
  await click(slot('Bowl'));
  await click(square(/^27,/));
  await click(slot('Mug'));
  await click(calendar.button('Flip'));
  for (let i = 0; i < 3; i++) await click(slot('Mug'));
  await click(square(/^13,/));
  await expect.element(page.getByText('Solved! Only December and 24 still show.')).toBeVisible();
});

test('the extra opens its meaning, and a hint towards it', async () => {
  await calendar.open();
  await click(page.getByRole('button', { name: /^Extra: with / }));
  const dialog = page.getByRole('dialog', { name: 'The extra' });
  await expect.element(dialog).toMatchTextContent(/Finish with .+You don’t have to/);
  await click(dialog.getByRole('button', { name: /^Hint towards the extra/ }));
  await expectHidden(dialog);
  await expect.element(calendar.hintCard).toMatchTextContent(/For the extra, look at the \w+\./);
  await click(calendar.hintCard.getByRole('button', { name: /^Why/ }));
  await expect
    .element(calendar.hintCard)
    .toMatchTextContent(/Of the \d+ ways to finish, \d+ ends? with /);
  expect(snapshotNow().session.boards[0]?.hints).toBe(1);
  await click(calendar.hintCard.getByRole('button', { name: 'Next' }));
  await click(calendar.hintCard.getByRole('button', { name: 'Do it' }));
  await expect.poll(() => snapshotNow().session.log.at(-1)?.[2]).toMatchObject({ type: 'place' });
});

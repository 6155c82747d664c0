/** Yearly Daily's board on the touch screen of a phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, makeFingers, middleOf, tap, tapAt } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { calendar, expectFinished, pieces, SOLUTION } from './support/yearlyDaily.ts';

test('by touch: a piece is tapped, then the board; all of it is in view', async () => {
  await calendar.open(PHONE);
  const controls = [
    calendar.grid,
    ...pieces.map((piece) => calendar.piece(piece)),
    calendar.button('Turn'),
    calendar.button('Flip'),
    calendar.button('To tray'),
    page.getByRole('button', { name: 'Undo' }),
    calendar.hint,
  ];
  for (const control of controls) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
    const { left, right, height } = boxOf(control);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
  expect(calendar.frame().cell).toBeGreaterThanOrEqual(44);

  await calendar.openAllBut(3, PHONE);
  for (const piece of pieces.slice(0, 3)) {
    const { orientation } = SOLUTION[piece]!;
    await tap(calendar.piece(piece));
    await expect.element(calendar.piece(piece)).toHaveAttribute('aria-pressed', 'true');
    if (orientation & 4) await tap(calendar.button('Flip'));
    // A further tap turns the piece.
    for (let i = 0; i < (orientation & 3); i++) await tap(calendar.piece(piece));
    await tapAt(calendar.innerPointOf(piece));
    await calendar.expectLaid(piece);
  }
  await expectFinished();
});

test('a finger drags a piece above itself, and a second finger turns it', async () => {
  await calendar.open(PHONE);
  const fingers = makeFingers();
  await fingers.down('one', calendar.piece(1));
  const from = middleOf(calendar.piece(1));
  const { x, y, cell } = calendar.frame();
  const to = { x: x + 3 * cell, y: y + 5.3 * cell };
  await fingers.moveTo('one', { ...from, y: from.y - 20 });
  await fingers.moveTo('one', to);
  await expect.element(calendar.piece(1)).toHaveAttribute('aria-pressed', 'true');
  // Rotating a second finger around the first turns the lying spoon upright.
  const around = (angle: number) => ({
    x: to.x + 2.5 * cell * Math.cos(angle),
    y: to.y + 2.5 * cell * Math.sin(angle),
  });
  await fingers.down('other', around(-0.3));
  await fingers.moveTo('other', around(0.1));
  await fingers.moveTo('other', around(0.8));
  await fingers.upAll();
  await calendar.expectLaid(1);
  const covered = calendar.grid.getByRole('gridcell', { name: /the spoon$/ }).elements();
  expect(covered).toHaveLength(5);
  const boxes = covered.map((one) => one.getBoundingClientRect());
  const columns = new Set(boxes.map((one) => Math.round(one.x / 10)));
  const rows = new Set(boxes.map((one) => Math.round(one.y / 10)));
  expect([rows.size, columns.size]).toEqual([4, 2]);
  // The piece is centred above the finger.
  const middle =
    (Math.min(...boxes.map((b) => b.y)) + Math.max(...boxes.map((b) => b.y + cell))) / 2;
  expect(middle).toBeLessThan(to.y - cell / 2);
});

/** Quick overlapping presses by two thumbs; each press must act exactly once. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  bringIntoView,
  button,
  makeFingers,
  middleOf,
  nextFrame,
  tap,
  unzoom,
} from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { nameOf, open, openCrossnumber, squares } from './support/pressing.ts';
import { family, names, SOLUTION, sexOf } from './support/royalFamily.ts';
import { CORTADO, LOOSE_ROW, shift } from './support/sudokuShift.ts';

test('Crossnumber: two keys, or a square and a key, that are down at once act in the order of pressing', async () => {
  const square = await openCrossnumber(PHONE);
  const fingers = makeFingers();
  await fingers.down('1', button('1'));
  await fingers.down('9', button('9'));
  // The one that was pressed later is lifted first.
  await fingers.up('9');
  await fingers.up('1');
  await expect.element(square(0)).toHaveAccessibleName(/, 1$/);
  await expect.element(square(1)).toHaveAccessibleName(/, 9$/);
  await expect.element(square(2)).toHaveAccessibleName(/, empty$/);

  await openCrossnumber(PHONE);
  await fingers.down('square', squares.nth(2));
  await fingers.down('key', button('7'));
  await fingers.up('square');
  await fingers.up('key');
  await expect.element(squares.nth(2)).toHaveAccessibleName(/, 7$/);
  // If the key is pressed first, it writes at the old cursor.
  const selected = nameOf(page.css('[role=gridcell][aria-selected=true]'));
  await fingers.down('key', button('3'));
  await fingers.down('square', squares.nth(0));
  await fingers.up('key');
  await fingers.up('square');
  const written = selected.replace(/, empty$/, ', 3');
  expect(written).not.toBe(selected);
  await expect.element(page.getByLabelText(written, { exact: true })).toBeVisible();
  await expect.element(squares.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('a tap, a long press and quick taps on one key act once each', async () => {
  const square = await openCrossnumber(PHONE);
  await tap(button('Pencil'));
  await expect.element(button('Mark 4')).toBeVisible();
  for (let i = 0; i < 3; i++) await tap(button('Mark 4'));
  await expect.element(square(0)).toHaveAccessibleName(/, pencil 4$/);
  const fingers = makeFingers();
  await fingers.down('key', button('Mark 4'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  await fingers.up('key');
  await expect.element(square(0)).toHaveAccessibleName(/, empty$/);
  // A finger that is pulled off a key writes nothing.
  await tap(button('Pencil'));
  await fingers.down('key', button('5'));
  await fingers.move('key', { dx: 0, dy: -120 });
  await fingers.up('key');
  await tap(button('6'));
  await expect.element(square(0)).toHaveAccessibleName(/, 6$/);
  await expect.element(square(1)).toHaveAccessibleName(/, empty$/);
});

test('no click follows a finger: it would press what has come in the place', async () => {
  await open('royal-family', '387', PHONE);
  await expect.element(button('Pencil')).toBeVisible();
  const clicks: string[] = [];
  const hear = ({ target }: Event) => clicks.push(String((target as Element).className));
  addEventListener('click', hear);
  await tap(button('Pencil'));
  await expect.element(button('Pencil')).toHaveAttribute('aria-pressed', 'true');
  removeEventListener('click', hear);
  expect(clicks).toEqual([]);
});

test('on a page that scrolls, scrolling from a key scrolls, and writes nothing', async () => {
  const square = await openCrossnumber({ width: 360, height: 420 });
  bringIntoView(button('8').element());
  const before = scrollY;
  expect(before).toBeGreaterThan(0);
  const fingers = makeFingers();
  await fingers.down('key', button('8'));
  await fingers.move('key', { dx: 0, dy: 80 });
  await fingers.up('key');
  await expect.poll(() => scrollY).toBeLessThan(before);
  await expect.element(square(0)).toHaveAccessibleName(/, empty$/);
});

/** Expects that two fingers have zoomed the page, and takes that back. */
async function expectZoom(): Promise<void> {
  const scale = () => top!.visualViewport!.scale;
  await expect.poll(scale).toBeGreaterThan(1.1);
  // The end of the zoom may arrive some frames after it was taken back.
  const unzoomed = async () => {
    await unzoom();
    for (let frame = 0; frame < 6; frame++) await nextFrame();
    return scale();
  };
  await expect.poll(unzoomed).toBe(1);
}

test('Sudoku Shift: two fingers over a row zoom, and end a slide without a move', async () => {
  await shift.open(CORTADO, PHONE);
  const before = shift.digits();
  const row = shift.row(LOOSE_ROW);
  const { x, y } = middleOf(row);
  const fingers = makeFingers();
  await fingers.down('left', { x: x - 20, y });
  await fingers.down('right', { x: x + 20, y });
  await fingers.move('left', { dx: -60, dy: 0 });
  await fingers.move('right', { dx: 60, dy: 0 });
  await fingers.upAll();
  await expectZoom();
  await fingers.down('slides', { x, y });
  await fingers.move('slides', { dx: 70, dy: 0 });
  await expect.element(row).toHaveAttribute('data-dragging');
  // The fingers approach each other: moving apart could zoom the page, and the tap would miss.
  await fingers.down('second', { x: x + 150, y: y + 60 });
  await expect.element(row).not.toHaveAttribute('data-dragging');
  await fingers.move('slides', { dx: 40, dy: 0 });
  await fingers.upAll();
  await tap(button('Pencil'));
  await expect.element(button('Pencil')).toHaveAttribute('aria-pressed', 'true');
  expect(shift.digits()).toEqual(before);
  await expect.element(shift.undo).toBeDisabled();
});

test('Royal Family: two fingers on a placed name zoom the tree, and end the drag of a name', {
  tags: 'all',
}, async () => {
  await family.open(PHONE);
  const [name, other] = names.filter((one) => sexOf(one) === sexOf(0)) as [number, number];
  await tap(family.name(name));
  await tap(family.plate(SOLUTION[name]!));
  await family.expectPlaced(name);
  const ground = page.css('.rf-surface');
  const width = () => boxOf(family.plate(SOLUTION[name]!)).width;
  const before = width();
  const fingers = makeFingers();
  const { x, y } = middleOf(family.plate(SOLUTION[name]!));
  await fingers.down('one', { x, y });
  await fingers.down('two', { x: boxOf(ground).x + 8, y });
  await fingers.move('one', { dx: 50, dy: 10 });
  await fingers.upAll();
  await expect.poll(width).toBeGreaterThan(before + 2);
  await family.expectPlaced(name);
  await tap(family.button('Show the whole tree'));
  await fingers.down('name', family.name(other));
  const to = middleOf(family.plate(SOLUTION[other]!));
  await fingers.moveTo('name', { x: to.x, y: to.y + 80 });
  await fingers.moveTo('name', to);
  await expect.element(page.css('.rf-flying')).toBeVisible();
  await fingers.down('second', { x: to.x, y: to.y + 100 });
  await expect.element(page.css('.rf-flying')).toHaveLength(0);
  await fingers.upAll();
  await expect.element(family.name(other)).toHaveAccessibleName(/in the tray$/);
});

/** Crossnumber's board on the touch screen of a phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { entryName, numberAt } from '../../src/games/crossnumber/rules/grid.ts';
import { Crossnumber, large } from './support/crossnumber.ts';
import { boxOf, expectHidden, stillMiddleOf, swipeAndTap, tap, textOf } from './support/input.ts';
import { PHONE } from './support/play.tsx';

test('on a phone the clue bar is pulled to the next clue, and back', async () => {
  const game = new Crossnumber();
  await game.open(PHONE);
  const bar = page.css('.cn-bar-clue');
  const names = game.entries.map(({ id }) => entryName(id));
  await expect.element(bar).toMatchTextContent(names[0]!);
  // On a busy machine the bar moves until the fonts have come: a swipe beside it would be lost.
  const middle = await stillMiddleOf(bar);
  const next = await stillMiddleOf(game.button('Next clue'));
  // A tap right after a swipe must act, too.
  await swipeAndTap(middle, { dx: -60, dy: 4 }, next);
  await expect.element(bar).toMatchTextContent(names[2]!);
  await swipeAndTap(middle, { dx: 60, dy: 4 }, middle);
  const across = game.entries[1]!;
  const turned = game.entries.find(
    (entry) => entry.direction !== across.direction && entry.cells.includes(across.cells[0]!),
  );
  await expect.element(bar).toMatchTextContent(entryName((turned ?? across).id));
});

test('on a phone by touch: all of the largest grid is in view, and squares are filled', async () => {
  const game = new Crossnumber(large);
  await game.open(PHONE);
  for (const control of [
    game.grid,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => game.button(`${digit}`)),
    game.button('Pencil'),
    game.button('Erase'),
    game.button(/^Check/),
    game.button('Numbers'),
    game.button(/^Clues/),
    game.button('Previous clue'),
    game.button('Next clue'),
    game.button('Undo'),
    game.button(/^Hint/),
  ]) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
    const { x, width, height } = boxOf(control);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  for (const cell of game.entries[0]!.cells) {
    await tap(game.square(cell));
    await tap(game.button(`${game.solution[cell]}`));
    await expect
      .element(game.square(cell))
      .toHaveAccessibleName(new RegExp(`, ${game.solution[cell]}$`));
  }
});

test('on a phone large letters run over nothing', async () => {
  const game = new Crossnumber(large);
  await game.open({ ...PHONE, width: 320, fontSize: '200%' });
  for (const part of ['.cn-bar', '.cn-tools', '.cn-bar-clue']) {
    const box = page.css(part).element();
    expect(box.scrollWidth, part).toBeLessThanOrEqual(box.clientWidth);
    expect(box.scrollHeight, part).toBeLessThanOrEqual(box.clientHeight);
    expect(boxOf(page.css(part)).right, part).toBeLessThanOrEqual(320);
  }
});

test('on a phone the list of numbers leaves grid and keys in view, and the hint’s clue stays until another is chosen', async () => {
  const game = new Crossnumber();
  await game.open(PHONE);
  await tap(game.button('Numbers'));
  await expect.element(page.getByRole('region', { name: 'Numbers' })).toBeVisible();
  for (const part of [game.grid, game.button('5')]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  await tap(game.button('Numbers'));
  await tap(game.button(/^Hint/));
  const bar = page.css('.cn-bar-clue');
  await expect.element(bar).toHaveAttribute('data-hint');
  const hinted = textOf(bar.css('b'));
  const other = game.entries.find(({ id }) => entryName(id) !== hinted)!;
  await tap(game.square(other.cells[0]!));
  await expect.element(bar.css('b')).not.toHaveTextContent(hinted);
});

test('on a phone the first tap on the square that is selected from the start does not turn', async () => {
  const game = new Crossnumber();
  await game.open(PHONE);
  const bar = page.css('.cn-bar');
  const clue = textOf(bar);
  const first = game.square(game.entries[0]!.cells[0]!);
  await tap(first);
  await expect.element(first).toHaveFocus();
  await expect.element(bar).toHaveTextContent(clue);
  await tap(first);
  await expect.element(bar).not.toHaveTextContent(clue);
});

test('on a phone a tap selects, another turns; the sheet lists the clues', async () => {
  const game = new Crossnumber();
  await game.open(PHONE);
  const crossed = game.cells.find(
    (cell) => game.entries.filter(({ cells }) => cells.includes(cell)).length === 2,
  )!;
  const [across, down] = game.entries.filter(({ cells }) => cells.includes(crossed));
  await tap(game.square(crossed));
  const bar = page.css('.cn-bar');
  const before = textOf(bar);
  await tap(game.square(crossed));
  await expect.element(bar).not.toHaveTextContent(before);
  await expect
    .element(bar)
    .toMatchTextContent(new RegExp(`${entryName(across!.id)}|${entryName(down!.id)}`));
  await tap(game.button(/^Clues/));
  const list = page.getByRole('region', { name: 'Down' });
  await expect.element(list).toBeVisible();
  await expect.element(game.current).toBeInViewport();
  const lastDown = game.entries.at(-1)!;
  await tap(list.getByRole('button').last());
  await expect.element(bar).toMatchTextContent(entryName(lastDown.id));
  await expectHidden(list);
  expect(numberAt(game.solution, lastDown.cells)).not.toBeNull();
});

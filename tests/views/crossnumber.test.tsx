/** Crossnumber's board: grid, clues, keys, check, calculator, hints, by every input method. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Entry, entryName } from '../../src/games/crossnumber/rules/grid.ts';
import { clueText } from '../../src/games/crossnumber/rules/sentences.ts';
import { violations } from './support/axe.ts';
import { Crossnumber, large } from './support/crossnumber.ts';
import { askWhy, followHint, hintsPaid } from './support/hints.ts';
import { secondsShown } from './support/inApp.ts';
import { boxOf, click, expectHidden, focus, isShown, press } from './support/input.ts';
import { DESKTOP, showLanding } from './support/play.tsx';
import { watchShifts } from './support/shifts.ts';

test('by keyboard: Tab goes from clue to clue, digits run along the entry, and nothing else moves', async () => {
  const game = new Crossnumber();
  await game.open();
  const shifts = watchShifts();
  await focus(game.square(game.entries[0]!.cells[0]!));
  for (const { id } of game.entries) {
    const clue = game.board.clues[id];
    await expect.element(game.current).toMatchTextContent(clue ? clueText(clue) : 'No clue');
    if (id !== game.entries.at(-1)!.id) await press('Tab');
  }
  await game.typeAll();
  await game.expectFinished();
  expect(await shifts.of('.play-board')).toEqual([]);
});

test('arrows turn and move, Space turns, Backspace goes back, Escape and Tab leave', async () => {
  const game = new Crossnumber();
  await game.open();
  const crossing = game.entries.find(
    ({ direction, cells }) =>
      direction === 'across' &&
      cells.length > 2 &&
      game.entries.some((other) => other.direction === 'down' && other.cells[0] === cells[0]),
  )!;
  const [first, second] = crossing.cells;
  const down = game.entries.find((e) => e.direction === 'down' && e.cells[0] === first)!;
  const named = (entry: Entry, digit: number) =>
    new RegExp(`^${entryName(entry.id)}, digit ${digit} of ${entry.cells.length}`);
  const focused = game.grid.css(':focus');

  await game.choose(crossing);
  await expect.element(focused).toHaveAccessibleName(named(crossing, 1));
  await press('ArrowDown');
  await expect.element(focused).toHaveAccessibleName(named(down, 1));
  await press('ArrowDown');
  await expect.element(focused).toHaveAccessibleName(named(down, 2));
  await press('ArrowUp');
  await press(' ');
  await expect.element(focused).toHaveAccessibleName(named(crossing, 1));
  await press('7');
  await expect.element(focused).toHaveAccessibleName(named(crossing, 2));
  await expect.element(game.square(first!)).toHaveAccessibleName(/, 7$/);
  await press('Backspace');
  await expect.element(focused).toHaveAccessibleName(named(crossing, 1));
  await expect.element(game.square(first!)).toHaveAccessibleName(/, empty$/);
  await press('End');
  await expect.element(focused).toHaveAccessibleName(named(crossing, crossing.cells.length));
  await press('Home');
  await press('ArrowRight');
  // Shift and a digit toggle a pencil mark.
  await press('Shift+Digit3');
  await press('Shift+Digit8');
  await expect.element(game.square(second!)).toHaveAccessibleName(/, empty, pencil 3, 8$/);
  await press('Shift+Digit3');
  await expect.element(game.square(second!)).toHaveAccessibleName(/, empty, pencil 8$/);
  await press('Control+z');
  await expect.element(game.square(second!)).toHaveAccessibleName(/, empty, pencil 3, 8$/);
  await press('Escape');
  await press('Tab');
  await expect.element(focused).toHaveLength(0);
  await press('Shift+Tab');
  await expect.element(game.square(second!)).toHaveFocus();
});

test('an entry is checked: right and wrong digits are told, and it costs 20 seconds', async () => {
  const game = new Crossnumber();
  await game.open();
  const { cells, id } = game.entries[0]!;
  const [first, ...rest] = cells;
  const check = game.button('Check +20 s: see if this entry is right');
  await expect.element(check).toBeDisabled();
  await game.choose(game.entries[0]!);
  await press(`${game.wrongAt(first!)}`);
  for (const cell of rest) await press(`${game.solution[cell]}`);
  await game.choose(game.entries[0]!);
  await expect.element(check).toBeEnabled();
  await click(check);
  await expect.element(game.square(first!)).toHaveAccessibleName(/, checked, wrong$/);
  await expect.element(game.square(rest[0]!)).toHaveAccessibleName(/, checked, right$/);
  await expect.element(page.getByText(`${entryName(id)} has 1 wrong digit.`)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(20);
  // An unchanged entry cannot be checked again, so a second press costs no time.
  await expect.element(check).toBeDisabled();
  expect(hintsPaid()).toBe(1);
  await game.choose(game.entries[0]!);
  await press(`${game.solution[first!]}`);
  await expect
    .element(game.square(first!))
    .toHaveAccessibleName(/digit 1 of \d(, crossing [^,]+)?, \d$/);
  // A correction of a full entry stays in it.
  await expect.element(game.square(rest[0]!)).toHaveFocus();
  await expect.element(game.square(rest[0]!)).toHaveAccessibleName(new RegExp(`^${entryName(id)}`));
});

test('a full grid that does not hold says so, and marks the place by more than a colour', async () => {
  const game = new Crossnumber();
  const last = game.entries.find(({ id }) => game.board.clues[id]?.length === 1)!;
  const spoiled = last.cells.at(-1)!;
  await game.openFilled((cell) => cell !== spoiled);
  await click(game.square(spoiled));
  await click(game.button(`${game.wrongAt(spoiled)}`));
  const words = 'Every square is filled, but not every number fits its clue yet.';
  await expect.element(page.getByLabelText('Clues').getByText(words)).toBeVisible();
  await expect.element(page.getByRole('status').getByText(words)).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'clue broken' }).first()).toBeVisible();
  await expect.element(game.square(spoiled)).toHaveClass('cn-broken');
  await click(game.square(spoiled));
  await press(`${game.solution[spoiled]}`);
  await game.expectFinished();
  // The clues can still be opened after the end.
  await click(page.getByText('Clues', { exact: true }));
  await expect.element(page.getByText(clueText(game.board.clues[last.id]!)).last()).toBeVisible();
});

test('the calculator lists what fits, writes it, works out a line', { tags: 'all' }, async () => {
  const game = new Crossnumber();
  await game.open();
  const entry = game.entries.find(({ cells }) => cells.length === 3)!;
  await game.choose(entry);
  await press('End');
  await press('6');
  await click(game.button('Numbers'));
  await page.getByRole('combobox').selectOptions('Squares');
  await expect.element(page.getByRole('status').filter({ hasText: '4 fit here.' })).toBeVisible();
  await click(game.button(`256 into ${entryName(entry.id)}`));
  await expect.element(game.square(entry.cells[1]!)).toHaveAccessibleName(/, 5$/);
  await expect.element(page.getByRole('status').filter({ hasText: '1 fits here.' })).toBeVisible();
  await page.getByLabelText('Arithmetic').fill('17 × (20 + 3)');
  await expect.element(page.getByText('= 391')).toBeVisible();
  await page.getByLabelText('Arithmetic').fill('17 ×');
  await expect.element(page.getByText('Something is missing.')).toBeVisible();
  expect(await violations('dark')).toEqual([]);
  await focus(page.getByLabelText('Arithmetic'));
  await press('Escape');
  await expectHidden(page.getByLabelText('Arithmetic'));
  await click(game.button('Undo'));
  await expect.element(game.square(entry.cells[1]!)).toHaveAccessibleName(/, empty$/);
});

test('the list of numbers begins with what the clue speaks of, and a list that is kept narrows', async () => {
  const game = new Crossnumber();
  await game.open();
  const sorts: Record<string, string> = { square: 'Squares', cube: 'Cubes', prime: 'Primes' };
  const entry = game.entries.find(({ id }) => sorts[game.board.clues[id]?.[0] ?? ''])!;
  await game.choose(entry);
  await click(game.button('Numbers'));
  const list = page.getByRole('combobox', { name: new RegExp(entryName(entry.id)) });
  const chosen = list.css('option:checked');
  await expect.element(chosen).toHaveTextContent(sorts[game.board.clues[entry.id]![0]]!);
  const count = () => page.css('.cn-candidate').elements().length;
  const before = count();
  await click(game.button(`Pin this list to ${entryName(entry.id)}`));
  const crossing = game.entries.find(
    ({ id, cells }) => id !== entry.id && cells.some((cell) => entry.cells.includes(cell)),
  )!;
  const shared = crossing.cells.find((cell) => entry.cells.includes(cell))!;
  await game.choose(crossing);
  await expect.element(list).toBeVisible();
  await click(game.square(shared));
  await press(`${game.solution[shared]}`);
  await expect.poll(count).toBeLessThan(before);
  await click(game.button(`Pin this list to ${entryName(entry.id)}`));
  await expectHidden(list);
  await expect.element(game.grid).toBeInViewport({ ratio: 1 });
});

test('a clue that is broken is told in one breath with the digit that breaks it', async () => {
  const game = new Crossnumber();
  await game.open();
  const entry = game.entries.find(({ id }) => game.board.clues[id]?.[0] === 'square')!;
  await game.choose(entry);
  // No square number ends in 2.
  for (const _ of entry.cells.slice(1)) await press('1');
  await press('2');
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: `2. The clue for ${entryName(entry.id)} is broken.` }),
    )
    .toBeInTheDocument();
});

test('in forced colours the grid has lines and blocks', { tags: 'all' }, async () => {
  const game = new Crossnumber();
  await game.open({ ...DESKTOP, media: { forcedColors: 'active' } });
  const ground = (locator: Locator) => getComputedStyle(locator.element()).backgroundColor;
  const lines = ground(game.grid);
  expect(ground(game.square(game.entries[0]!.cells[1]!))).not.toBe(lines);
  expect(ground(page.css('.cn-block').first())).toBe(lines);
});

test('beside the largest grid the clues stand in two columns, the page does not scroll, and a hint scrolls to its clue', async () => {
  const game = new Crossnumber(large);
  await game.open();
  for (let clue = 0; clue < 7; clue++) {
    await expect.element(page.css('.cn-clue').nth(clue)).toBeInViewport({ ratio: 1 });
  }
  for (const control of [game.grid, game.button('1'), game.button('0'), game.button(/^Hint/)]) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
  }
  expect(document.documentElement.scrollHeight - window.innerHeight).toBeLessThanOrEqual(0);
  const [across, down] = ['Across', 'Down'].map((name) =>
    boxOf(page.getByRole('region', { name })),
  );
  expect(across!.y).toBe(down!.y);
  expect(down!.x).toBeGreaterThanOrEqual(across!.x + across!.width);
  await click(game.button(/^Hint/));
  await expect.element(page.css('button[data-hint]').first()).toBeInViewport({ ratio: 1 });
});

test('the clue is spoken on coming to the grid, and so is what is pencilled in or a hint writes', async () => {
  const game = new Crossnumber();
  await game.open();
  const [entry] = game.entries;
  await focus(game.square(entry!.cells[0]!));
  await expect
    .element(page.getByText(`${entryName(entry!.id)}: ${clueText(game.board.clues[entry!.id]!)}.`))
    .toBeInTheDocument();
  await press('Shift+Digit3');
  await expect.element(page.getByText('Pencil mark 3 added.', { exact: true })).toBeInTheDocument();
  await click(game.button(/^Hint/));
  await followHint();
  await expect
    .element(
      page.getByText(/^\d+ (across|down)(: \d+|, digit \d of \d, (\d|empty, pencil [\d, ]+))\./),
    )
    .toBeInTheDocument();
});

test('the clue list and the grid go in step', async () => {
  const game = new Crossnumber();
  await game.open();
  const down = game.entries.filter(({ direction }) => direction === 'down');
  const list = page.getByRole('region', { name: 'Down' });
  for (const [i, entry] of down.entries()) {
    await click(list.getByRole('button').nth(i));
    await expect
      .element(page.getByRole('gridcell', { selected: true }))
      .toHaveAccessibleName(new RegExp(`^${entryName(entry.id)}, digit 1`));
  }
  await click(game.square(game.entries[0]!.cells[1]!));
  await expect.element(game.current).toHaveLength(1);
  await expect.element(game.current).toBeInViewport();
});

test('hints take out what is wrong, mark what they speak of, and lead to the end', async () => {
  const game = new Crossnumber();
  await game.open();
  const [first] = game.entries[0]!.cells;
  await click(game.square(first!));
  await press(`${game.wrongAt(first!)}`);
  const ask = game.button(/^Hint/);
  await click(ask);
  await expect.element(game.hintCard).toMatchTextContent('Look at ');
  await askWhy();
  await expect.element(game.hintCard).toMatchTextContent('A mistake');
  await expect.element(game.square(first!)).toHaveAttribute('data-hint', 'target');
  await expect.element(game.square(first!)).toHaveAccessibleName(/hint target/);
  await followHint();
  await expect.element(game.square(first!)).toHaveAccessibleName(/, empty$/);
  // The proofs of hints follow them from the start to the end.
  await game.openFilled((_, i) => i < game.cells.length - 4);
  for (let i = 0; i < 60; i++) {
    await expect.element(ask.or(game.finished)).toBeVisible();
    if (isShown(game.finished)) break;
    await click(ask);
    await askWhy();
    await expect.element(page.css('.cn-square[data-hint="target"]').first()).toBeVisible();
    await expect.element(page.css('button[data-hint="evidence"]').first()).toBeVisible();
    await followHint();
  }
  await game.expectFinished();
});

test('the example of the rules can be finished', { tags: 'all' }, async () => {
  await showLanding('crossnumber');
  const squares = page.getByRole('grid').getByRole('gridcell');
  for (const [i, digit] of [2, 5, 5, 1, 5, 2, 6].entries()) {
    await click(squares.nth(i));
    await press(`${digit}`);
  }
  await expect
    .element(page.getByText('Solved! Every number fits its clue and its crossings.'))
    .toBeVisible();
});

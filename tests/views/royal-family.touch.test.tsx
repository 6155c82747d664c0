/** Royal Family's board on the touch screen of a phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hint } from '../../src/games/royal-family/engine/hints.ts';
import { printClue } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { apply, start } from '../../src/games/royal-family/rules/rules.ts';
import { unwrap } from '../../src/lib/result.ts';
import { askWhy } from './support/hints.ts';
import {
  boxOf,
  comeToRest,
  expectHidden,
  makeFingers,
  middleOf,
  swipe,
  swipeAndTap,
  tap,
} from './support/input.ts';
import { PHONE } from './support/play.tsx';
import {
  board,
  called,
  expectFinished,
  family,
  names,
  SOLUTION,
  sexOf,
  WRONG_PLACES,
} from './support/royalFamily.ts';

test('by touch on a phone: all is in view, clues slide up, the tree zooms, to the end', async () => {
  await family.open(PHONE);
  const controls = [
    ...[...board.plates.keys()].map((plate) => family.plate(plate)),
    family.button('Pencil'),
    family.button('Return to tray'),
    family.button('Zoom in'),
    family.sheet,
    page.getByRole('button', { name: 'Undo' }),
    family.hint,
  ];
  for (const control of controls) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
    const { width, height } = boxOf(control);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(PHONE.height);
  expect(scrollWidth).toBeLessThanOrEqual(PHONE.width);

  await expectHidden(family.clue(0));
  await tap(family.sheet);
  await expect.element(family.clue(0)).toBeVisible();
  await tap(family.tick(1));
  await expect.element(family.sheet).toMatchTextContent(`1 of ${board.clues.length} ticked off`);
  await tap(family.sheet);
  await expectHidden(family.clue(0));

  const small = boxOf(family.plate(0)).width;
  await tap(family.button('Zoom in'));
  await expect.poll(() => boxOf(family.plate(0)).width).toBeGreaterThan(small * 1.4);
  await tap(family.button('Show the whole tree'));
  await expect.poll(() => boxOf(family.plate(0)).width).toBeCloseTo(small, 0);

  // Alternate between tapping the name first and tapping the plate first.
  await family.openAllBut(4, PHONE);
  for (const name of names.slice(-4)) {
    const steps = [family.name(name), family.plate(SOLUTION[name]!)];
    for (const step of name % 2 === 0 ? steps : steps.reverse()) await tap(step);
    if (name < names.length - 1) await family.expectPlaced(name);
  }
  await expectFinished();
});

test('on a phone a hint leaves the tree as it is, and its clue stands on the bar', async () => {
  await family.open(PHONE);
  const sizeOf = (plate: number) => {
    const { width, height } = boxOf(family.plate(plate));
    return { width, height };
  };
  // The first move removes the link to the rules.
  const move = { type: 'place', plate: SOLUTION[0]!, name: 0 } as const;
  await tap(family.name(0));
  await tap(family.plate(SOLUTION[0]!));
  await family.expectPlaced(0);
  const before = sizeOf(0);
  await tap(family.hint);
  await askWhy();
  const { evidence, target } = unwrap(hint(board, unwrap(apply(board, start(board), move))))
    .steps[0]!;
  for (const one of target) {
    if ('plate' in one) {
      await expect.element(family.plate(one.plate)).toHaveAccessibleName(/ Hint target\.$/);
      await expect.element(family.plate(one.plate)).toBeInViewport();
    }
  }
  for (const one of evidence) {
    if ('clue' in one) {
      const words = printClue(board.clues[one.clue]!, board);
      await expect.element(family.sheet).toMatchTextContent(words);
    }
  }
  expect(sizeOf(0)).toEqual(before);
  // With forced colours, only the outlines' shapes distinguish a hint's targets from its evidence.
  const style = (role: string) => {
    const all = page.css(`.rf-plate[data-hint="${role}"], .rf-slip[data-hint="${role}"]`);
    return [...new Set(all.elements().map((one) => getComputedStyle(one).outlineStyle))];
  };
  expect(style('target')).toEqual(['solid']);
  expect(style('evidence').filter((one) => one !== 'dashed')).toEqual([]);
});

test('on a phone nothing hides the tree when all have a place and a clue is broken', async () => {
  await family.openAllBut(1, PHONE, WRONG_PLACES);
  await tap(family.name(names.length - 1));
  await tap(family.plate(WRONG_PLACES.at(-1)!));
  await expect.element(family.sheet).toMatchTextContent('Not yet: ');
  for (const plate of board.plates.keys()) {
    await expect
      .poll(() => {
        const { x, y } = middleOf(family.plate(plate));
        return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-plate]')?.dataset.plate;
      })
      .toBe(String(plate));
  }
  // All names must have the same font size and fit their plates.
  const types = () =>
    page
      .css('.rf-plate .rf-name')
      .elements()
      .map((name) => ({
        size: getComputedStyle(name).fontSize,
        spare: name.parentElement!.clientWidth - name.getBoundingClientRect().width,
        ems: Number(name.parentElement!.style.getPropertyValue('--ems')),
      }));
  const usual = () => types().filter(({ ems }) => ems <= 4.1);
  await expect.poll(() => new Set(usual().map(({ size }) => size)).size).toBe(1);
  await expect.poll(() => Math.min(...types().map(({ spare }) => spare))).toBeGreaterThanOrEqual(0);
});

test('on a phone pencil marks stay between year and title', { tags: 'all' }, async () => {
  await family.open(PHONE);
  const plate = board.plates.findIndex(({ title }) => title !== '');
  const fit = names.filter((name) => sexOf(name) === board.plates[plate]!.sex);
  await tap(family.button('Pencil'));
  await tap(family.plate(plate));
  for (const [i, name] of fit.entries()) {
    await tap(family.name(name));
    await expect.element(family.plate(plate)).toHaveAccessibleName(new RegExp(called(name)));
    const marks = family.plate(plate).css('.rf-marks').element();
    const room = marks.getBoundingClientRect();
    const isInside = (mark: Element) => {
      const { top, bottom, left, right } = mark.getBoundingClientRect();
      const slack = 1;
      return (
        top >= room.top - slack &&
        bottom <= room.bottom + slack &&
        left >= room.left - slack &&
        right <= room.right + slack
      );
    };
    // The visible pencil marks and the displayed number of hidden marks must add up.
    const seen = [...marks.querySelectorAll('.rf-mark:not([hidden])')];
    const rest = marks.querySelector<HTMLElement>('.rf-mark-rest')!;
    expect(seen.filter((mark) => !isInside(mark))).toEqual([]);
    expect(seen.length + (rest.hidden ? 0 : Number(rest.textContent))).toBe(i + 1);
    const year = marks.previousElementSibling!.getBoundingClientRect();
    expect(room.top - year.bottom).toBeGreaterThanOrEqual(-1);
  }
});

test('a finger drags a name up from the tray, and pans a tree that is zoomed', async () => {
  await family.open(PHONE);
  const finger = makeFingers();
  await finger.down('one', family.name(0));
  const from = middleOf(family.name(0));
  const to = middleOf(family.plate(SOLUTION[0]!));
  await finger.moveTo('one', { ...from, y: from.y - 20 });
  // The dragged name floats above the finger.
  await finger.moveTo('one', { x: to.x, y: to.y + 44 });
  await expect.element(page.css('.rf-flying')).toBeVisible();
  await finger.up('one');
  await family.expectPlaced(0);

  const small = boxOf(family.plate(0)).width;
  // The second step starts where the first one ends, also while the tree still glides there.
  await tap(family.button('Zoom in'));
  await tap(family.button('Zoom in'));
  await expect.poll(() => boxOf(family.plate(0)).width).toBeGreaterThan(small * 2);
  await comeToRest();
  const middle = middleOf(family.tree);
  const before = boxOf(family.plate(0));
  await swipe([middle, { ...middle, x: middle.x + 20 }, { ...middle, x: middle.x + 60 }]);
  await expect.poll(() => boxOf(family.plate(0)).x - before.x).toBeGreaterThan(30);
  // A tap right after a quick pan must act, too.
  const whole = middleOf(family.button('Show the whole tree'));
  await swipeAndTap(middle, { dx: -40, dy: 0 }, whole);
  await expect.poll(() => boxOf(family.plate(0)).width).toBeLessThan(small * 1.1);
});

test('the clue bar of a phone shows one clue at a time, forth and back by buttons and by swipe', async () => {
  await family.open(PHONE);
  const words = (clue: number) => printClue(board.clues[clue]!, board);
  await expect.element(family.sheet).toMatchTextContent(words(0));
  await tap(family.button('Next clue'));
  await expect.element(family.sheet).toMatchTextContent(words(1));
  await expect.element(page.getByRole('status').filter({ hasText: words(1) })).toHaveLength(1);
  // The persons in the clue are marked, as when the clue is tapped in the list.
  await expect.element(family.spoken.first()).toBeVisible();
  await tap(family.button('Previous clue'));
  await expect.element(family.sheet).toMatchTextContent(words(0));
  const { x, y } = middleOf(family.sheet);
  await swipe([
    { x, y },
    { x: x - 30, y },
    { x: x - 60, y: y + 4 },
  ]);
  await expect.element(family.sheet).toMatchTextContent(words(1));
  // A tap opens the list, even right after a swipe; ticked-off clues are skipped.
  await expectHidden(family.clue(1));
  const bar = middleOf(family.sheet);
  await swipeAndTap(bar, { dx: 60, dy: 4 }, bar);
  await expect.element(family.clue(1)).toBeVisible();
  await tap(family.tick(2));
  await expect.element(family.tick(2)).toBeChecked();
  await tap(family.sheet);
  await expect.element(family.sheet).toMatchTextContent(words(0));
  await tap(family.button('Next clue'));
  await expect.element(family.sheet).toMatchTextContent(words(2));
});

test('on a phone on its side the tools are in view, and the clues scroll on their own', {
  tags: 'all',
}, async () => {
  await family.open({ width: 740, height: 360 });
  for (const tool of [family.hint, page.getByRole('button', { name: 'Undo' })]) {
    await expect.element(tool).toBeInViewport({ ratio: 1 });
  }
  const clue = family.clue(board.clues.length - 1);
  await tap(clue.getByRole('button'));
  await expect.element(clue).toBeInViewport({ ratio: 1 });
  expect(scrollY).toBe(0);
});

test('on a small phone the clue bar shows every clue to the end', { tags: 'all' }, async () => {
  await family.open({ width: 360, height: 640 });
  const bar = page.css('.rf-pinned');
  for (const clue of board.clues) {
    await expect.element(bar).toMatchTextContent(printClue(clue, board));
    const note = bar.css('.rf-clue-note').element();
    const boxes = [note, bar.element()].map((part) => part.getBoundingClientRect());
    const around = bar.element().closest('button')!.getBoundingClientRect();
    for (const { top, bottom } of boxes) {
      expect(top).toBeGreaterThanOrEqual(around.top - 1);
      expect(bottom).toBeLessThanOrEqual(around.bottom + 1);
    }
    await tap(family.button('Next clue'));
  }
});

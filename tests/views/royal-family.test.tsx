/** Royal Family's board: placing names by every input method, clues, hints, sizes. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { hint } from '../../src/games/royal-family/engine/hints.ts';
import { layoutOf } from '../../src/games/royal-family/rules/layout.ts';
import { apply, start } from '../../src/games/royal-family/rules/rules.ts';
import { treeOf } from '../../src/games/royal-family/rules/tree.ts';
import { stepTo } from '../../src/games/royal-family/view/walk.ts';
import { unwrap } from '../../src/lib/result.ts';
import { violations } from './support/axe.ts';
import { askWhy } from './support/hints.ts';
import {
  boxOf,
  bringIntoView,
  click,
  comeToRest,
  drag,
  expectHidden,
  middleOf,
  press,
} from './support/input.ts';
import { changeSettings, DESKTOP, PHONE, showAgain } from './support/play.tsx';
import {
  BROKEN_CLUE,
  board,
  called,
  expectFinished,
  family,
  names,
  SOLUTION,
  sexOf,
  WRONG_NAME,
  WRONG_PLATE,
} from './support/royalFamily.ts';
import { watchShifts } from './support/shifts.ts';

test('by mouse: names are dragged to their plates, to the end; the page counts them', async () => {
  await family.openAllBut(3);
  await expect
    .element(page.getByText(`${names.length - 3} of ${names.length} placed`))
    .toBeVisible();
  for (const name of names.slice(-3)) {
    await drag(family.name(name), middleOf(family.plate(SOLUTION[name]!)));
    if (name < names.length - 1) await family.expectPlaced(name);
  }
  await expectFinished();
  expect(await violations('dark')).toEqual([]);
});

test('a name is dragged from plate to plate, changes places, and back to the tray', {
  tags: 'all',
}, async () => {
  await family.open();
  const [one, other] = names.filter((name) => sexOf(name) === sexOf(0));
  const [here, there] = [SOLUTION[one!]!, SOLUTION[other!]!];
  await drag(family.name(one!), middleOf(family.plate(there)));
  await family.expectPlaced(one!, there);
  await drag(family.name(other!), middleOf(family.plate(here)));
  await drag(family.plate(there), middleOf(family.plate(here)));
  await family.expectPlaced(one!, here);
  await family.expectPlaced(other!, there);
  // A plate of the other sex rejects the name, which returns to its former plate.
  const unfit = SOLUTION[names.find((name) => sexOf(name) !== sexOf(0))!]!;
  await drag(family.plate(here), middleOf(family.plate(unfit)));
  await expect.element(page.css('.rf-notice')).toMatchTextContent(`${called(one!)} can’t go here`);
  await family.expectPlaced(one!, here);
  await drag(family.plate(here), middleOf(family.tray));
  await expect.element(family.plate(here)).toHaveAccessibleName(/empty/);
  await expect.element(family.name(one!)).toHaveAccessibleName(/in the tray$/);
});

/** The arrow keys to press for moving the focus from one plate to another. */
function pathBetween(from: number, to: number): readonly string[] {
  const tree = treeOf(board);
  const layout = layoutOf(board);
  const paths = new Map<number, readonly string[]>([[from, []]]);
  for (const [plate, path] of paths) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = stepTo(tree, layout, plate, key);
      if (next !== null && !paths.has(next)) paths.set(next, [...path, key]);
    }
  }
  return paths.get(to)!;
}

/** The name in the tray that has the focus. */
const focusedName = () => family.tray.css(':focus').element().getAttribute('data-name');

test('by keyboard: plates are walked to, names chosen, to the end', async () => {
  await family.openAllBut(4);
  (family.button('Show the whole tree').element() as HTMLElement).focus();
  await press('Tab');
  let at = board.monarch;
  await expect.element(family.plate(at)).toHaveFocus();
  for (const name of names.slice(-4)) {
    await press(...pathBetween(at, SOLUTION[name]!));
    at = SOLUTION[name]!;
    await expect.element(family.plate(at)).toHaveFocus();
    await press('Enter');
    await expect.element(family.tray.css(':focus')).toBeVisible();
    for (let i = 0; i < names.length && focusedName() !== String(name); i++) {
      await press('ArrowRight');
    }
    await press('Enter');
    if (name < names.length - 1) {
      await family.expectPlaced(name);
      await expect.element(family.plate(at)).toHaveFocus();
    }
  }
  await expectFinished();
});

test('Escape lets go, Delete puts back, P takes the pencil, undo and redo follow', async () => {
  await family.open();
  const [name, plate] = [0, SOLUTION[0]!];
  (family.name(name).element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(family.name(name)).toHaveAttribute('aria-pressed', 'true');
  await press('Escape');
  await expect.element(family.name(name)).toHaveAttribute('aria-pressed', 'false');
  await family.place(name);
  await family.expectPlaced(name);
  await press('Control+z');
  await expect.element(family.plate(plate)).toHaveAccessibleName(/empty/);
  await press('Control+y');
  await family.expectPlaced(name);
  (family.plate(plate).element() as HTMLElement).focus();
  await press('Delete');
  await expect.element(family.plate(plate)).toHaveAccessibleName(/empty/);
  await press('p');
  await expect.element(family.button('Pencil')).toHaveAttribute('aria-pressed', 'true');
  await family.place(name);
  await expect
    .element(family.plate(plate))
    .toHaveAccessibleName(new RegExp(`empty, pencilled ${called(name)}\\.`));
  // A second tap on the plate rules the pencilled name out, and a third tap removes the mark.
  await click(family.plate(plate));
  await expect
    .element(family.plate(plate))
    .toHaveAccessibleName(new RegExp(`empty, ruled out ${called(name)}\\.`));
  await expect.element(family.plate(plate).css('.rf-mark-struck')).toHaveLength(1);
  await click(family.plate(plate));
  await expect.element(family.plate(plate)).not.toHaveAccessibleName(new RegExp(called(name)));
  await click(family.plate(plate));
  // Placing a name removes its pencil marks.
  await press('p');
  await click(family.plate(plate));
  await family.expectPlaced(name);
});

test('a broken clue is marked, unless marks are not wanted; a full tree says that something is amiss', async () => {
  await family.open();
  await family.place(WRONG_NAME, WRONG_PLATE);
  await expect.element(family.clue(BROKEN_CLUE)).toMatchTextContent('broken');
  // Selecting a clue marks its persons.
  await click(family.clue(BROKEN_CLUE).getByRole('button'));
  await expect.element(family.spoken.first()).toBeVisible();

  // Place all names correctly, except two that are swapped.
  const swapped = SOLUTION.findIndex(
    (plate, name) =>
      plate !== WRONG_PLATE && name !== WRONG_NAME && sexOf(name) === sexOf(WRONG_NAME),
  );
  for (const name of names) {
    const like = name === WRONG_NAME ? swapped : name === swapped ? WRONG_NAME : name;
    await family.place(name, SOLUTION[like]);
  }
  const verdict = page.css('.rf-verdict');
  await expect.element(verdict).toMatchTextContent(/^Not yet: (1 clue is|\d+ clues are) broken$/);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'something’s wrong' }))
    .toMatchTextContent(/Clues? \d/);
  await expectHidden(family.finished);

  changeSettings({ markConflicts: false });
  await expect.element(page.css('.rf-clue-broken')).toHaveLength(0);
  await expect.element(verdict).toMatchTextContent(/^Not yet: a clue is broken$/);
  // Moving a name to the other name's plate swaps the two names.
  await click(family.plate(SOLUTION[swapped]!));
  await click(family.plate(SOLUTION[WRONG_NAME]!));
  await expectFinished();
});

test('hints, step by step: a mistake first, then one clue at a time', async () => {
  await family.open();
  await family.place(WRONG_NAME, WRONG_PLATE);
  await click(family.hint);
  await expect
    .element(family.hintCard)
    .toMatchTextContent(/What the board shows.*Clue \d+, “.+”, can no longer be true/);
  await askWhy();
  expect(await violations()).toEqual([]);
  await expect.element(family.hintCard).toMatchTextContent(/Clue \d+(, “.+”)?: .+, so /);
  const marked = page.css('.rf-plate[data-hint="target"]');
  await expect.element(marked).toHaveLength(1);
  await expect
    .element(marked)
    .toHaveAccessibleName(new RegExp(`^\\d+ ${called(WRONG_NAME)}\\b.* Hint target\\.$`));
  await click(family.button('Remove it'));
  await expect.element(family.plate(WRONG_PLATE)).toHaveAccessibleName(/empty/);

  // Names that a hint rules out are drawn and marked as its targets.
  const go = family.hintCard.getByRole('button', { name: /^(Next|Do it)$/ });
  let struck = 0;
  for (let state = start(board); struck === 0; ) {
    const { steps, move } = unwrap(hint(board, state));
    await click(family.hint);
    await askWhy();
    for (const { text } of steps) {
      await expect.element(family.hintCard).toMatchTextContent(text);
      await expect.element(page.css('[data-hint="target"]').first()).toBeVisible();
      struck += page.css('.rf-mark-out').elements().length;
      await click(go);
    }
    state = unwrap(apply(board, state, move));
    await expectHidden(family.hintCard);
  }
});

test('on a phone the tree stays as it is from the first move to the end', {
  tags: 'all',
}, async () => {
  await family.open(PHONE);
  await comeToRest();
  const shifts = watchShifts();
  const boxes = () => [0, board.plates.length - 1].map((plate) => boxOf(family.plate(plate)));
  const before = boxes();
  for (const name of names) {
    await family.place(name);
    if (name === 0) {
      await family.expectPlaced(0);
      expect(boxes()).toEqual(before);
    }
  }
  await expectFinished();
  await comeToRest();
  scrollTo(0, 0);
  expect(boxes()).toEqual(before);
  // Only the tray's slips, a plate's contents and the timer may move.
  const moved = (await shifts.take()).filter((line) =>
    line
      .replace(/^\S+ /, '')
      .split(' | ')
      .some((one) => !/^<(div [^>]*class="rf-(tray|names)|button|header)/.test(one)),
  );
  expect(moved).toEqual([]);
});

test('opened again on a phone’s side, a finished tree is whole', { tags: 'all' }, async () => {
  await family.openAllBut(1, { width: 740, height: 360 });
  await family.place(names.length - 1);
  await expectFinished();
  const cropped = () => {
    const surface = document.querySelector('.rf-surface')!;
    const room = surface.getBoundingClientRect();
    return [...surface.querySelectorAll<HTMLElement>('[data-plate]')].flatMap((plate) => {
      const { top, bottom } = plate.getBoundingClientRect();
      return top < room.top || bottom > room.bottom ? [plate.dataset.plate] : [];
    });
  };
  await expect.poll(cropped).toEqual([]);
  await showAgain();
  await expect.element(family.finished).toBeVisible();
  await expect.poll(cropped).toEqual([]);
});

test('in forced colours lines, plates and the choice are seen', { tags: 'all' }, async () => {
  await family.open({ ...DESKTOP, media: { forcedColors: 'active' } });
  const system = (colour: string) => {
    const probe = document.createElement('i');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const style = (locator: Locator, property: string) =>
    getComputedStyle(locator.element()).getPropertyValue(property);
  expect(style(page.css('.rf-lines path').first(), 'stroke')).toBe(system('CanvasText'));
  const plate = family.plate(SOLUTION[0]!);
  expect(style(plate, 'border-top-style')).toBe('solid');
  await click(family.name(0));
  await expect.poll(() => style(family.name(0), 'outline-style')).toBe('solid');
  expect(style(family.name(0), 'outline-color')).toBe(system('Highlight'));
  const unfit = family.plate(SOLUTION[names.find((name) => sexOf(name) !== sexOf(0))!]!);
  expect(style(unfit, 'border-top-style')).toBe('dotted');
});

test('at 320 px and with letters twice as large every name can be had, and nothing is wider than the page', {
  tags: 'all',
}, async () => {
  const width = 320;
  await family.open({ width, height: 740, fontSize: '200%' });
  for (const name of names) {
    // The tray may still be settling, and take the scrolling back.
    await expect
      .poll(() => {
        bringIntoView(family.name(name).element());
        const { left, right } = boxOf(family.name(name));
        return left >= -5 && right <= width + 5;
      })
      .toBe(true);
  }
  // With arrow keys the tray scrolls along with the focus.
  (family.name(0).element() as HTMLElement).focus();
  const isSeen = () => {
    const slip = family.tray.css(':focus').element();
    const [one, row] = [slip, slip.parentElement!].map((it) => it.getBoundingClientRect());
    return one!.left >= row!.left - 1 && one!.right <= row!.right + 1;
  };
  for (const _ of names) {
    await expect
      .poll(async () => {
        if (isSeen()) return true;
        // The tray was still settling: the same name is reached once more.
        await press('ArrowLeft');
        await press('ArrowRight');
        return isSeen();
      })
      .toBe(true);
    await press('ArrowRight');
  }
  await expect.element(family.name(0)).toHaveFocus();
  await click(family.button('Next clue'));
  for (const part of ['.rf-board', '.rf-controls', '.rf-tray']) {
    expect(boxOf(page.css(part)).right, part).toBeLessThanOrEqual(width);
  }
});

/** Royal Family, played to the end in every way that a player has. */
import type { Locator, Page } from '@playwright/test';
import { hint } from '../../src/games/royal-family/engine/hints.ts';
import { solutionOf } from '../../src/games/royal-family/engine/solver.ts';
import { printClue } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { parsePuzzle } from '../../src/games/royal-family/rules/codec.ts';
import { layoutOf } from '../../src/games/royal-family/rules/layout.ts';
import { apply, brokenClues, start, status } from '../../src/games/royal-family/rules/rules.ts';
import { treeOf } from '../../src/games/royal-family/rules/tree.ts';
import type { Board } from '../../src/games/royal-family/rules/types.ts';
import { stepTo } from '../../src/games/royal-family/view/walk.ts';
import { unwrap } from '../../src/lib/result.ts';
import { offlineAfterVisit, openSettings } from './support/app.ts';
import { comeToRest, violationsIn } from './support/axe.ts';
import { readTable, savedMoves } from './support/database.ts';
import { packed } from './support/day.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { shiftsSince, watchShifts } from './support/shifts.ts';
import { swipeAndTap } from './support/touch.ts';

/** Saturday 21 November 2026. */
const TODAY = '392';

const board = unwrap(parsePuzzle(packed('royal-family', '2026-11', TODAY))).boards[0] as Board;
/** By name: its plate. */
const SOLUTION = solutionOf(board)!;
const names = [...board.names.keys()];
const called = (name: number) => board.names[name]!.name;
const sexOf = (name: number) => board.names[name]!.sex;

/** A name, and a plate of its sex where it breaks a clue at once. */
const [WRONG_NAME, WRONG_PLATE, BROKEN_CLUE] = (() => {
  for (const name of names) {
    for (const plate of board.plates.keys()) {
      const next = apply(board, start(board), { type: 'place', plate, name });
      const broken = next.ok ? brokenClues(board, next.value).indexOf(true) : -1;
      if (broken >= 0) return [name, plate, broken] as const;
    }
  }
  throw new Error('No place breaks a clue at once.');
})();

/** Of such, one whose broken clue stands furthest down in the list. */
const LATE_WRONG = (() => {
  const all = names.flatMap((name) =>
    [...board.plates.keys()].flatMap((plate) => {
      const next = apply(board, start(board), { type: 'place', plate, name });
      const broken = next.ok ? brokenClues(board, next.value).indexOf(true) : -1;
      return broken < 0 ? [] : [[name, plate, broken] as const];
    }),
  );
  return all.toSorted((a, b) => b[2] - a[2])[0]!;
})();

/** By name: everyone has a place, but two have each other's. */
const WRONG_PLACES = (() => {
  const [one, other] = names.filter((name) => sexOf(name) === sexOf(0));
  return names.map((name) => SOLUTION[name === one ? other! : name === other ? one! : name]!);
})();

class Family {
  readonly page: Page;
  readonly tree: Locator;
  readonly tray: Locator;
  readonly finished: Locator;
  readonly hintCard: Locator;
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('group', { name: `Family tree of the House of ${board.house}` });
    this.tray = page.getByRole('toolbar', { name: 'Names' });
    this.finished = page.getByRole('region', { name: 'Your result' });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
    this.sheet = page.getByRole('button', { name: 'Clues' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/royal-family/${TODAY}`);
    await expect(this.tree).toBeVisible();
  }

  /** By its year, which no two share. */
  plate(plate: number): Locator {
    return this.tree.getByRole('button', { name: `born ${board.plates[plate]!.born}` });
  }

  name(name: number): Locator {
    return this.tray.getByRole('button', { name: new RegExp(`^${called(name)},`) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  clue(clue: number): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: printClue(board.clues[clue]!, board) });
  }

  async expectPlaced(name: number, plate = SOLUTION[name]!): Promise<void> {
    await expect(this.plate(plate)).toHaveAccessibleName(new RegExp(`^${called(name)},`));
  }
}

/** What is true after every finished family. */
async function expectFinished({ page, finished, tree }: Family): Promise<void> {
  await expect(finished).toBeVisible();
  await expect(finished).toContainText(/\d+:\d\d/);
  await expect(finished).toContainText('Saved on this device.');
  const results = await readTable(page, 'rfTimes');
  expect(Object.keys(results)).toEqual([TODAY]);
  expect((results[TODAY] as { result: number[] }).result).toEqual([expect.any(Number), 1]);
  expect(await readTable(page, 'progress')).toEqual({});
  // The tree is shown with everyone in it, and there is a last word on the house.
  for (const name of names) await expect(tree).toContainText(called(name));
  await expect(page.getByText(`the house of ${board.house} is in order again`)).toBeVisible();
}

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const begin = await middleOf(from);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x + 10, begin.y - 10, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('by mouse: every name is dragged to its plate', async ({ page }) => {
  const family = new Family(page);
  await family.open();
  for (const name of names) {
    await drag(page, family.name(name), await middleOf(family.plate(SOLUTION[name]!)));
    if (name < names.length - 1) await family.expectPlaced(name);
  }
  await expectFinished(family);
});

test('a name is dragged from plate to plate, changes places, and back to the tray', async ({
  page,
}) => {
  const family = new Family(page);
  await family.open();
  const [one, other] = names.filter((name) => sexOf(name) === sexOf(0));
  const [here, there] = [SOLUTION[one!]!, SOLUTION[other!]!];
  await drag(page, family.name(one!), await middleOf(family.plate(there)));
  await family.expectPlaced(one!, there);
  await drag(page, family.name(other!), await middleOf(family.plate(here)));
  await drag(page, family.plate(there), await middleOf(family.plate(here)));
  await family.expectPlaced(one!, here);
  await family.expectPlaced(other!, there);
  // A plate of the other sex refuses, and the name stays where it was.
  const unfit = SOLUTION[names.find((name) => sexOf(name) !== sexOf(0))!]!;
  await drag(page, family.plate(here), await middleOf(family.plate(unfit)));
  await expect(page.locator('.rf-notice')).toContainText(`${called(one!)} cannot be here`);
  await family.expectPlaced(one!, here);
  await drag(page, family.plate(here), await middleOf(family.tray));
  await expect(family.plate(here)).toHaveAccessibleName(/empty/);
  await expect(family.name(one!)).toHaveAccessibleName(/in the tray$/);
});

/** The arrows from one plate to another. */
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

test('by keyboard: plates are walked to, names chosen, to the end', async ({ page }) => {
  test.slow();
  const family = new Family(page);
  const { keyboard } = page;
  await family.open();
  await family.button('Show the whole tree').focus();
  await keyboard.press('Tab');
  let at = board.monarch;
  await expect(family.plate(at)).toBeFocused();
  for (const name of names) {
    for (const key of pathBetween(at, SOLUTION[name]!)) await keyboard.press(key);
    at = SOLUTION[name]!;
    await expect(family.plate(at)).toBeFocused();
    await keyboard.press('Enter');
    await expect(family.tray.locator(':focus')).toBeVisible();
    for (let i = 0; i < names.length; i++) {
      if ((await family.tray.locator(':focus').getAttribute('data-name')) === String(name)) break;
      await keyboard.press('ArrowRight');
    }
    await keyboard.press('Enter');
    if (name < names.length - 1) {
      await family.expectPlaced(name);
      await expect(family.plate(at)).toBeFocused();
    }
  }
  await expectFinished(family);
});

test('Escape lets go, Delete puts back, P takes the pencil, undo and redo follow', async ({
  page,
}) => {
  const family = new Family(page);
  const { keyboard } = page;
  await family.open();
  const [name, plate] = [0, SOLUTION[0]!];
  await family.name(name).focus();
  await keyboard.press('Enter');
  await expect(family.name(name)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Escape');
  await expect(family.name(name)).toHaveAttribute('aria-pressed', 'false');
  await family.name(name).click();
  await family.plate(plate).click();
  await family.expectPlaced(name);
  await keyboard.press('Control+z');
  await expect(family.plate(plate)).toHaveAccessibleName(/empty/);
  await keyboard.press('Control+y');
  await family.expectPlaced(name);
  await family.plate(plate).focus();
  await keyboard.press('Delete');
  await expect(family.plate(plate)).toHaveAccessibleName(/empty/);
  await keyboard.press('p');
  await expect(family.button('Pencil')).toHaveAttribute('aria-pressed', 'true');
  await family.name(name).click();
  await family.plate(plate).click();
  await expect(family.plate(plate)).toHaveAccessibleName(
    new RegExp(`empty, pencilled ${called(name)}\\.`),
  );
  // A second tap strikes the name, and a third rubs it out.
  await family.plate(plate).click();
  await expect(family.plate(plate)).toHaveAccessibleName(
    new RegExp(`empty, struck ${called(name)}\\.`),
  );
  await expect(family.plate(plate).locator('.rf-mark-struck')).toHaveCount(1);
  await family.plate(plate).click();
  await expect(family.plate(plate)).not.toHaveAccessibleName(new RegExp(called(name)));
  await family.plate(plate).click();
  // Once it has a place, it is pencilled nowhere.
  await keyboard.press('p');
  await family.plate(plate).click();
  await family.expectPlaced(name);
});

test('arrows with Alt, Control or Meta are the browser’s', async ({ page }) => {
  const family = new Family(page);
  await family.open();
  const plate = family.plate(board.monarch);
  await plate.focus();
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      document.body.dataset.taken = String(event.defaultPrevented);
    });
  });
  for (const keys of ['Alt+ArrowDown', 'Control+ArrowDown', 'Meta+ArrowDown', 'Alt+Delete']) {
    await page.keyboard.press(keys);
    await expect(plate).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-taken', 'false');
  }
  await page.keyboard.press('ArrowDown');
  await expect(plate).not.toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'true');
});

test('what is placed, pencilled and ticked off is still there after a reload', async ({ page }) => {
  const family = new Family(page);
  await family.open();
  const [one, other] = names.filter((name) => sexOf(name) === sexOf(0));
  await family.name(one!).click();
  await family.plate(SOLUTION[one!]!).click();
  await family.button('Pencil').click();
  await family.plate(SOLUTION[other!]!).click();
  await family.name(other!).click();
  await page.getByRole('checkbox', { name: 'Tick off clue 2' }).check();
  await expect.poll(() => savedMoves(page, `royal-family/${TODAY}`)).toBe(3);
  await page.reload();
  await family.expectPlaced(one!);
  await expect(family.plate(SOLUTION[other!]!)).toHaveAccessibleName(
    new RegExp(`pencilled ${called(other!)}`),
  );
  await expect(page.getByRole('checkbox', { name: 'Tick off clue 2' })).toBeChecked();
  await expect(page.getByText(`1 of ${board.clues.length} ticked off`)).toBeVisible();
});

test('a broken clue is marked, unless marks are not wanted; a full tree says what is amiss', async ({
  page,
}) => {
  const family = new Family(page);
  await family.open();
  await family.name(WRONG_NAME).click();
  await family.plate(WRONG_PLATE).click();
  await expect(family.clue(BROKEN_CLUE)).toContainText('broken');
  // Whom it is about is shown in the tree.
  await family.clue(BROKEN_CLUE).getByRole('button').click();
  await expect(page.locator('.rf-slip.rf-spoken, .rf-plate.rf-spoken').first()).toBeVisible();

  // Everyone at their place but two, who have changed theirs.
  const swapped = SOLUTION.findIndex(
    (plate, name) =>
      plate !== WRONG_PLATE && name !== WRONG_NAME && sexOf(name) === sexOf(WRONG_NAME),
  );
  const places = names.map((name) =>
    name === WRONG_NAME
      ? SOLUTION[swapped]!
      : name === swapped
        ? SOLUTION[WRONG_NAME]!
        : SOLUTION[name]!,
  );
  for (const name of names) {
    await family.name(name).click();
    await family.plate(places[name]!).click();
  }
  await expect(page.locator('.rf-verdict')).toHaveText(
    /^Not yet: (1 clue is|\d+ clues are) broken$/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'something is amiss' })).toContainText(
    /Clues? \d/,
  );
  await expect(family.finished).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = await openSettings(page);
  await dialog.getByRole('switch', { name: /Mark clashes/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rf-clue-broken')).toHaveCount(0);
  await expect(page.locator('.rf-verdict')).toHaveText('Not yet: not every clue holds');
  // The two change places: a name on the other's plate.
  await family.plate(SOLUTION[swapped]!).click();
  await family.plate(SOLUTION[WRONG_NAME]!).click();
  await expectFinished(family);
});

test('hints, step by step: a mistake first, then one clue at a time, to the end', async ({
  page,
}) => {
  test.slow();
  const family = new Family(page);
  await family.open();
  await family.name(WRONG_NAME).click();
  await family.plate(WRONG_PLATE).click();
  const ask = page.getByRole('button', { name: /^Hint/ });
  await ask.click();
  await expect(family.hintCard).toContainText(/Clue \d+, “.+”, (is broken|cannot hold any more)/);
  const marked = page.locator('.rf-plate[data-hint="target"]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAccessibleName(
    new RegExp(`^${called(WRONG_NAME)},.* The hint is about this\\.$`),
  );
  await family.button('Take it out').click();
  await expect(family.plate(WRONG_PLATE)).toHaveAccessibleName(/empty/);

  // To the end by hints alone; what a step rules out is drawn, and marked as what it is about.
  const go = family.hintCard.getByRole('button', { name: /^(Next|Do it)$/ });
  let struck = 0;
  for (let state = start(board); status(board, state) === 'playing'; ) {
    const { steps, move } = unwrap(hint(board, state));
    await ask.click();
    for (const { text } of steps) {
      await expect(family.hintCard).toContainText(text);
      await expect(page.locator('[data-hint="target"]').first()).toBeVisible();
      struck += await page.locator('.rf-mark-out').count();
      await go.click();
    }
    state = unwrap(apply(board, state, move));
    await expect(family.hintCard).toBeHidden();
  }
  expect(struck).toBeGreaterThan(0);
  await expectFinished(family);
});

withWorker('is finished without a network after the first visit', async ({ page, complaints }) => {
  await offlineAfterVisit(page, complaints);
  const family = new Family(page);
  await family.open();
  for (const name of names) {
    await family.name(name).click();
    await family.plate(SOLUTION[name]!).click();
  }
  await expectFinished(family);
});

test('prints the empty tree, names and clues on one sheet', async ({ page }, { outputDir }) => {
  const family = new Family(page);
  await family.open();
  // What is pencilled is not printed: the line to write on is.
  const pencilled = SOLUTION[0]!;
  await family.button('Pencil').click();
  await family.name(0).click();
  await family.plate(pencilled).click();
  const paper = page.locator('.rf-paper');
  await expect(paper).toBeHidden();
  // A4 within margins of a centimetre.
  const [width, height] = [718, 1047];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  await expect(family.tray).toBeHidden();
  for (const clue of board.clues) await expect(paper).toContainText(printClue(clue, board));
  for (const name of names) await expect(paper).toContainText(called(name));
  const drawn = (plate: number) => page.locator(`[data-plate="${plate}"]`);
  await expect(drawn(pencilled).locator('.rf-blank')).toBeVisible();
  await expect(drawn(pencilled).locator('.rf-marks')).toBeHidden();
  // The tree is whole, above the names, and within the sheet; so are the clues with their numbers.
  const tree = (await page.locator('.rf-tree').boundingBox())!;
  const lists = (await paper.boundingBox())!;
  expect(tree.y + tree.height).toBeLessThan(lists.y);
  expect(lists.y + lists.height).toBeLessThan(height);
  const parts = [...board.plates.keys()].map(drawn);
  for (const part of [...parts, ...(await paper.getByRole('listitem').all())]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  const number = (await paper.locator('.rf-paper-number').last().boundingBox())!;
  const clue = (await paper.getByRole('listitem').last().boundingBox())!;
  expect(number.x).toBeGreaterThanOrEqual(clue.x);

  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin, path: `${outputDir}/family.pdf` });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('axe finds nothing, in light and in dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const family = new Family(page);
  const expectNothing = async (state: string) => {
    expect.soft(await violationsIn(page), state).toEqual([]);
  };
  await family.open();
  await expectNothing('new');
  await family.name(WRONG_NAME).click();
  await family.plate(WRONG_PLATE).click();
  await page.getByRole('checkbox', { name: 'Tick off clue 1', exact: true }).check();
  await expectNothing('a clue broken, a clue ticked off');
  const ask = page.getByRole('button', { name: /^Hint/ });
  await ask.click();
  await expect(family.hintCard).toBeVisible();
  await expectNothing('a mistake that is told');
  await family.button('Take it out').click();
  await ask.click();
  await expect(page.locator('.rf-mark-out').first()).toBeVisible();
  await expectNothing('a hint');
  await family.button('Close the hint').click();
  await family.button('Pencil').click();
  const fit = names.filter((name) => name !== WRONG_NAME && sexOf(name) === sexOf(WRONG_NAME));
  const empty = board.plates.findIndex(
    ({ sex }, plate) => sex === sexOf(WRONG_NAME) && plate !== WRONG_PLATE,
  );
  await family.plate(empty).click();
  for (const name of fit.slice(0, 3)) await family.name(name).click();
  await expectNothing('pencil marks on a chosen plate');
  await page.goto('/royal-family');
  await expect(page.getByRole('group', { name: 'Family tree of the House of Vell' })).toBeVisible();
  await expectNothing('how to play');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('by touch: all is in view, clues slide up, the tree zooms, to the end', async ({ page }) => {
    test.slow();
    const family = new Family(page);
    await family.open();
    const controls = [
      ...[...board.plates.keys()].map((plate) => family.plate(plate)),
      family.button('Pencil'),
      family.button('Put back'),
      family.button('Zoom in'),
      family.sheet,
      page.getByRole('button', { name: 'Undo' }),
      page.getByRole('button', { name: /^Hint/ }),
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const { width, height } = (await control.boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      740,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    await expect(family.clue(0)).toBeHidden();
    await family.sheet.tap();
    await expect(family.clue(0)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Tick off clue 1', exact: true }).tap();
    await expect(family.sheet).toContainText(`1 of ${board.clues.length} ticked off`);
    await family.sheet.tap();
    await expect(family.clue(0)).toBeHidden();

    const small = (await family.plate(0).boundingBox())!.width;
    await family.button('Zoom in').tap();
    await expect
      .poll(async () => (await family.plate(0).boundingBox())!.width)
      .toBeGreaterThan(small * 1.4);
    await family.button('Show the whole tree').tap();
    await expect
      .poll(async () => (await family.plate(0).boundingBox())!.width)
      .toBeCloseTo(small, 0);

    // Name, then plate; and every other time plate, then name.
    for (const name of names) {
      const steps = [family.name(name), family.plate(SOLUTION[name]!)];
      for (const step of name % 2 === 0 ? steps : steps.reverse()) await step.tap();
      if (name < names.length - 1) await family.expectPlaced(name);
    }
    await expectFinished(family);
  });

  test('the clue that is looked at stands on the bar, and the tree is in view', async ({
    page,
  }) => {
    const family = new Family(page);
    await family.open();
    await family.sheet.tap();
    await family.clue(1).getByRole('button').tap();
    await expect(family.clue(1)).toBeHidden();
    await expect(family.sheet).toContainText(printClue(board.clues[1]!, board));
    const spoken = page.locator('.rf-slip.rf-spoken, .rf-plate.rf-spoken');
    await expect(spoken.first()).toBeVisible();
    // Once more, and nobody is marked.
    await family.sheet.tap();
    await family.clue(1).getByRole('button').tap();
    await expect(spoken).toHaveCount(0);
    await expect(family.sheet).toContainText(`0 of ${board.clues.length} ticked off`);
  });

  test('a hint leaves the tree as it is, and its clue stands on the bar', async ({ page }) => {
    const family = new Family(page);
    await family.open();
    const sizeOf = async (plate: number) => {
      const { width, height } = (await family.plate(plate).boundingBox())!;
      return { width, height };
    };
    // With the first move, the link to the rules goes.
    const move = { type: 'place', plate: SOLUTION[0]!, name: 0 } as const;
    await family.name(0).tap();
    await family.plate(SOLUTION[0]!).tap();
    await family.expectPlaced(0);
    const before = await sizeOf(0);
    await page.getByRole('button', { name: /^Hint/ }).tap();
    await expect(family.hintCard).toBeVisible();
    const { evidence, target } = unwrap(hint(board, unwrap(apply(board, start(board), move))))
      .steps[0]!;
    for (const one of target) {
      if ('plate' in one) {
        await expect(family.plate(one.plate)).toHaveAccessibleName(/ The hint is about this\.$/);
        await expect(family.plate(one.plate)).toBeInViewport();
      }
    }
    for (const one of evidence) {
      if ('clue' in one) {
        await expect(family.sheet).toContainText(printClue(board.clues[one.clue]!, board));
      }
    }
    expect(await sizeOf(0)).toEqual(before);
    // Without colours, it is the shapes that tell.
    const style = (role: string) =>
      page
        .locator(`.rf-plate[data-hint="${role}"], .rf-slip[data-hint="${role}"]`)
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).outlineStyle))]);
    expect(await style('target')).toEqual(['solid']);
    expect((await style('evidence')).filter((one) => one !== 'dashed')).toEqual([]);
  });

  test('a name that is chosen makes way for the tree; what is broken is told and scrolled to', async ({
    page,
  }) => {
    const family = new Family(page);
    await family.open();
    const [name, plate, clue] = LATE_WRONG;
    await family.sheet.tap();
    await expect(family.clue(0)).toBeVisible();
    await family.name(name).tap();
    await expect(family.clue(0)).toBeHidden();
    await family.plate(plate).tap();
    await expect(family.sheet).toContainText(/\d broken/);
    await family.sheet.tap();
    await expect(family.clue(clue)).toBeInViewport({ ratio: 1 });
  });

  test('nothing hides the tree when all have a place and a clue is broken', async ({ page }) => {
    const family = new Family(page);
    await family.open();
    for (const [name, plate] of WRONG_PLACES.entries()) {
      await family.name(name).tap();
      await family.plate(plate).tap();
    }
    await expect(family.sheet).toContainText('Not yet: ');
    for (const plate of board.plates.keys()) {
      const { x, y } = await middleOf(family.plate(plate));
      const top = await page.evaluate(
        ([left, down]) =>
          document.elementFromPoint(left!, down!)?.closest<HTMLElement>('[data-plate]')?.dataset
            .plate,
        [x, y],
      );
      expect(top).toBe(String(plate));
    }
    // All names are of one size, and within their plates.
    const type = await page.locator('.rf-name').evaluateAll((all) =>
      all.map((name) => ({
        size: getComputedStyle(name).fontSize,
        spare: name.parentElement!.clientWidth - name.getBoundingClientRect().width,
        ems: Number(name.parentElement!.style.getPropertyValue('--ems')),
      })),
    );
    for (const { spare } of type) expect(spare).toBeGreaterThanOrEqual(0);
    const usual = type.filter(({ ems }) => ems <= 4.1);
    expect(new Set(usual.map(({ size }) => size)).size).toBe(1);
  });

  test('pencil marks stay between year and title, however many there are', async ({ page }) => {
    const family = new Family(page);
    await family.open();
    const plate = board.plates.findIndex(({ title }) => title !== '');
    const fit = names.filter((name) => sexOf(name) === board.plates[plate]!.sex);
    await family.button('Pencil').tap();
    await family.plate(plate).tap();
    const marks = family.plate(plate).locator('.rf-marks');
    for (const [i, name] of fit.entries()) {
      await family.name(name).tap();
      await expect(family.plate(plate)).toHaveAccessibleName(new RegExp(called(name)));
      // Those that are to be seen, and the count of the rest, are all of them.
      const shown = await marks.evaluate((all) => {
        const room = all.getBoundingClientRect();
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
        const seen = [...all.querySelectorAll('.rf-mark:not([hidden])')];
        const rest = all.querySelector<HTMLElement>('.rf-mark-rest')!;
        return {
          inside: seen.filter(isInside).length,
          seen: seen.length,
          rest: rest.hidden ? 0 : Number(rest.textContent),
          year: room.top - all.previousElementSibling!.getBoundingClientRect().bottom,
        };
      });
      expect(shown.inside).toBe(shown.seen);
      expect(shown.seen + shown.rest).toBe(i + 1);
      expect(shown.year).toBeGreaterThanOrEqual(-1);
    }
  });

  test('a finger drags a name up from the tray, and pans a tree that is zoomed', async ({
    page,
  }) => {
    const family = new Family(page);
    await family.open();
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: points });
    await family.name(0).scrollIntoViewIfNeeded();
    const from = await middleOf(family.name(0));
    const to = await middleOf(family.plate(SOLUTION[0]!));
    await touch('touchStart', from);
    await touch('touchMove', { ...from, y: from.y - 20 });
    // The name is held above the finger.
    await touch('touchMove', { x: to.x, y: to.y + 44 });
    await expect(page.locator('.rf-flying')).toBeVisible();
    await touch('touchEnd');
    await family.expectPlaced(0);

    const small = (await family.plate(0).boundingBox())!.width;
    await family.button('Zoom in').tap();
    await family.button('Zoom in').tap();
    await expect
      .poll(async () => (await family.plate(0).boundingBox())!.width)
      .toBeGreaterThan(small * 1.4);
    await comeToRest(page);
    const surface = (await family.tree.boundingBox())!;
    const before = (await family.plate(0).boundingBox())!;
    const start = { x: surface.x + surface.width / 2, y: surface.y + surface.height / 2 };
    await touch('touchStart', start);
    await touch('touchMove', { x: start.x + 20, y: start.y });
    await touch('touchMove', { x: start.x + 60, y: start.y });
    await touch('touchEnd');
    await expect
      .poll(async () => (await family.plate(0).boundingBox())!.x - before.x)
      .toBeGreaterThan(30);
    // A tap right after a quick pan is one.
    const whole = await middleOf(family.button('Show the whole tree'));
    await swipeAndTap(page, start, { dx: -40, dy: 0 }, whole);
    await expect
      .poll(async () => (await family.plate(0).boundingBox())!.width)
      .toBeLessThan(small * 1.1);
  });
});

/** Where a plate is on the page. */
const boxOf = async (family: Family, plate: number) => (await family.plate(plate).boundingBox())!;

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`on ${where} the tree stays as it is from the first move to the end`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const family = new Family(page);
    await family.open();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await comeToRest(page);
    await watchShifts(page);
    const [first, last] = [0, board.plates.length - 1];
    const before = [await boxOf(family, first), await boxOf(family, last)];
    for (const name of names) {
      await family.name(name).click();
      await family.plate(SOLUTION[name]!).click();
      if (name === 0) {
        await family.expectPlaced(0);
        expect([await boxOf(family, first), await boxOf(family, last)]).toEqual(before);
      }
    }
    await expectFinished(family);
    await comeToRest(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect([await boxOf(family, first), await boxOf(family, last)]).toEqual(before);
    // The slips of the tray close up, a plate makes room for its name, the clock goes: all else stays.
    const moved = (await shiftsSince(page)).filter((line) =>
      line
        .replace(/^\S+ /, '')
        .split(' | ')
        .some((one) => !/^<(div [^>]*class="rf-(tray|names)|button|header)/.test(one)),
    );
    expect(moved).toEqual([]);
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]) {
  test(`a finished tree is whole when it is opened again, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const family = new Family(page);
    await family.open();
    for (const name of names) {
      await family.name(name).click();
      await family.plate(SOLUTION[name]!).click();
    }
    await expectFinished(family);
    const cropped = () =>
      page.locator('.rf-surface').evaluate((surface) => {
        const room = surface.getBoundingClientRect();
        return [...surface.querySelectorAll<HTMLElement>('[data-plate]')].flatMap((plate) => {
          const { top, bottom } = plate.getBoundingClientRect();
          return top < room.top || bottom > room.bottom ? [plate.dataset.plate] : [];
        });
      });
    await expect.poll(cropped).toEqual([]);
    await page.reload();
    await expect(family.finished).toBeVisible();
    await expect.poll(cropped).toEqual([]);
  });
}

test('how many have a place is counted, and is no share', async ({ page }) => {
  const family = new Family(page);
  await family.open();
  await expect(page.getByText(`0 of ${names.length} placed`)).toBeVisible();
  await family.name(0).click();
  await family.plate(SOLUTION[0]!).click();
  await expect(page.getByText(`1 of ${names.length} placed`)).toBeVisible();
});

test('in forced colours lines, plates and what is chosen are drawn by the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const family = new Family(page);
  await family.open();
  const system = (colour: string) =>
    page.evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.color = name;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, colour);
  const style = (locator: Locator, property: string) =>
    locator.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  expect(await style(page.locator('.rf-lines path').first(), 'stroke')).toBe(
    await system('CanvasText'),
  );
  const plate = family.plate(SOLUTION[0]!);
  expect(await style(plate, 'border-top-style')).toBe('solid');
  await family.name(0).click();
  await expect.poll(() => style(family.name(0), 'outline-style')).toBe('solid');
  expect(await style(family.name(0), 'outline-color')).toBe(await system('Highlight'));
  const unfit = family.plate(SOLUTION[names.find((name) => sexOf(name) !== sexOf(0))!]!);
  expect(await style(unfit, 'border-top-style')).toBe('dotted');
});

test.describe('in the clue bar of a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('one clue at a time, forth and back by buttons and by swipe', async ({ page }) => {
    const family = new Family(page);
    await family.open();
    const words = (clue: number) => printClue(board.clues[clue]!, board);
    await expect(family.sheet).toContainText(words(0));
    await family.button('Next clue').tap();
    await expect(family.sheet).toContainText(words(1));
    await expect(page.getByRole('status').filter({ hasText: words(1) })).toHaveCount(1);
    // Whom it is about is marked, as from the list.
    await expect(page.locator('.rf-slip.rf-spoken, .rf-plate.rf-spoken').first()).toBeVisible();
    await family.button('Previous clue').tap();
    await expect(family.sheet).toContainText(words(0));
    const swipe = async (dx: number) => {
      const session = await page.context().newCDPSession(page);
      const { x, y } = await middleOf(family.sheet);
      const touch = (type: string, ...points: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', {
          type: type as 'touchMove',
          touchPoints: points,
        });
      await touch('touchStart', { x, y });
      await touch('touchMove', { x: x + dx / 2, y });
      await touch('touchMove', { x: x + dx, y: y + 4 });
      await touch('touchEnd');
    };
    await swipe(-60);
    await expect(family.sheet).toContainText(words(1));
    // The list is one tap away, right after a swipe too, and what is ticked off there is passed over.
    await expect(family.clue(1)).toBeHidden();
    const bar = await middleOf(family.sheet);
    await swipeAndTap(page, bar, { dx: 60, dy: 4 }, bar);
    await expect(family.clue(1)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Tick off clue 2', exact: true }).tap();
    await family.sheet.tap();
    await expect(family.sheet).toContainText(words(0));
    await family.button('Next clue').tap();
    await expect(family.sheet).toContainText(words(2));
  });

  test('a finger lets a name go where it is itself, too', async ({ page }) => {
    const family = new Family(page);
    await family.open();
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: points });
    // The slip is then above the tree, where no plate is.
    const name = names.find((one) => layoutOf(board).plates[SOLUTION[one]!]!.y === 0)!;
    await family.name(name).scrollIntoViewIfNeeded();
    const from = await middleOf(family.name(name));
    const to = await middleOf(family.plate(SOLUTION[name]!));
    await touch('touchStart', from);
    await touch('touchMove', { ...from, y: from.y - 20 });
    await touch('touchMove', to);
    await expect(page.locator('.rf-flying')).toBeVisible();
    await touch('touchEnd');
    await family.expectPlaced(name);
  });
});

for (const [width, type] of [
  [320, '100%'],
  [360, '200%'],
  [320, '200%'],
] as const) {
  test(`at ${width} px and ${type} text every name can be had, and nothing is wider than the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, type);
    const family = new Family(page);
    await family.open();
    for (const name of names) {
      await family.name(name).scrollIntoViewIfNeeded();
      await expect(family.name(name)).toBeInViewport({ ratio: 0.95 });
    }
    // By keys as well: the row goes along with the focus.
    await family.name(0).focus();
    for (const _ of names) {
      const here = family.tray.locator(':focus');
      await expect
        .poll(() =>
          here.evaluate((slip) => {
            const [one, row] = [slip, slip.parentElement!].map((it) => it.getBoundingClientRect());
            return one!.left >= row!.left - 1 && one!.right <= row!.right + 1;
          }),
        )
        .toBe(true);
      await page.keyboard.press('ArrowRight');
    }
    await expect(family.name(0)).toBeFocused();
    await family.button('Next clue').click();
    for (const part of ['.rf-board', '.rf-controls', '.rf-tray']) {
      const { x, width: across } = (await page.locator(part).boundingBox())!;
      expect(x + across, part).toBeLessThanOrEqual(width);
    }
  });
}

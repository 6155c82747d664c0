/** Royal Family's page: storage, network, print, accessibility. tests/views has its board. */
import type { Locator, Page } from '@playwright/test';
import { solutionOf } from '../../src/games/royal-family/engine/solver.ts';
import { printClue } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { parsePuzzle } from '../../src/games/royal-family/rules/codec.ts';
import { apply, brokenClues, start } from '../../src/games/royal-family/rules/rules.ts';
import type { Board } from '../../src/games/royal-family/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';
import { askWhy, offlineAfterVisit } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { readTable, savedMoves } from './support/database.ts';
import { packed } from './support/day.ts';
import { expect, test, withWorker } from './support/fixtures.ts';

/** Saturday 21 November 2026. */
const TODAY = '392';

const board = unwrap(parsePuzzle(packed('royal-family', '2026-11', TODAY))).boards[0] as Board;
/** For each name of the board, the plate on which it belongs. */
const SOLUTION = solutionOf(board)!;
const names = [...board.names.keys()];
const called = (name: number) => board.names[name]!.name;
const sexOf = (name: number) => board.names[name]!.sex;

/** A name, and a plate where it breaks a clue at once. */
const [WRONG_NAME, WRONG_PLATE] = (() => {
  for (const name of names) {
    for (const plate of board.plates.keys()) {
      const next = apply(board, start(board), { type: 'place', plate, name });
      if (next.ok && brokenClues(board, next.value).includes(true)) return [name, plate] as const;
    }
  }
  throw new Error('No place breaks a clue at once.');
})();

class Family {
  readonly page: Page;
  readonly tree: Locator;
  readonly tray: Locator;
  readonly finished: Locator;
  readonly hintCard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('group', { name: `Family tree of the House of ${board.house}` });
    this.tray = page.getByRole('toolbar', { name: 'Names' });
    this.finished = page.getByRole('region', { name: 'Your result' });
    this.hintCard = page.getByRole('region', { name: 'Hint' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/royal-family/${TODAY}`);
    await expect(this.tree).toBeVisible();
  }

  /** Finds a plate by its label, the year of birth, which no other plate has. */
  plate(plate: number): Locator {
    return this.tree.getByRole('button', { name: `born ${board.plates[plate]!.born}` });
  }

  name(name: number): Locator {
    return this.tray.getByRole('button', { name: new RegExp(`^${called(name)},`) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async expectPlaced(name: number, plate = SOLUTION[name]!): Promise<void> {
    await expect(this.plate(plate)).toHaveAccessibleName(new RegExp(`^${called(name)},`));
  }
}

/** Checks a finished family on the page and in the database. */
async function expectFinished({ page, finished, tree }: Family): Promise<void> {
  await expect(finished).toBeVisible();
  await expect(finished).toContainText(/\d+:\d\d/);
  await expect(finished).toContainText('Saved on this device.');
  const results = await readTable(page, 'rfTimes');
  expect(Object.keys(results)).toEqual([TODAY]);
  expect((results[TODAY] as { result: number[] }).result).toEqual([expect.any(Number), 1]);
  expect(await readTable(page, 'progress')).toEqual({});
  // The tree shows all names, with a closing sentence on the house.
  for (const name of names) await expect(tree).toContainText(called(name));
  await expect(page.getByText(`the house of ${board.house} is in order again`)).toBeVisible();
}

withWorker(
  'is finished without a network after the first visit, and after a reload with names, pencil marks and ticks',
  async ({ page, complaints }) => {
    await offlineAfterVisit(page, complaints);
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
    for (const name of names.filter((name) => name !== one)) {
      await family.name(name).click();
      await family.plate(SOLUTION[name]!).click();
    }
    await expectFinished(family);
  },
);

test('prints the empty tree, names and clues on one sheet', async ({ page }, { outputDir }) => {
  const family = new Family(page);
  await family.open();
  // The print shows blank lines instead of pencil marks.
  const pencilled = SOLUTION[0]!;
  await family.button('Pencil').click();
  await family.name(0).click();
  await family.plate(pencilled).click();
  const paper = page.locator('.rf-paper');
  await expect(paper).toBeHidden();
  // A4 with margins of 1 cm, in px.
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
  // The sheet must hold the whole tree, then the names and the numbered clues.
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
  await expectNothing('the place of a hint');
  await askWhy(page);
  await expectNothing('a mistake that is told');
  await family.button('Take it out').click();
  await ask.click();
  await askWhy(page);
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

/** Helpers for Royal Family's page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { solutionOf } from '../../../src/games/royal-family/engine/solver.ts';
import { parsePuzzle } from '../../../src/games/royal-family/rules/codec.ts';
import type { Board } from '../../../src/games/royal-family/rules/types.ts';
import { unwrap } from '../../../src/lib/result.ts';
import { readTable, savedMoves } from './database.ts';
import { packed } from './day.ts';

/** Saturday 21 November 2026. */
const TODAY = '392';

export const board = unwrap(parsePuzzle(packed('royal-family', '2026-11', TODAY)))
  .boards[0] as Board;
/** For each name of the board, the plate on which it belongs. */
export const SOLUTION = solutionOf(board)!;
export const names = [...board.names.keys()];
export const called = (name: number) => board.names[name]!.name;
export const sexOf = (name: number) => board.names[name]!.sex;

export class Family {
  readonly page: Page;
  readonly tree: Locator;
  readonly tray: Locator;
  readonly finished: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('group', { name: `Family tree of the House of ${board.house}` });
    this.tray = page.getByRole('toolbar', { name: 'Names' });
    this.finished = page.getByRole('region', { name: 'Your result' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/royal-family/${TODAY}`);
    await expect(this.tree).toBeVisible();
  }

  /** Finds a plate by its label, the year of birth, which no other plate has. */
  plate(plate: number): Locator {
    return this.tree.getByRole('button', { name: new RegExp(`^${board.plates[plate]!.born}\\b`) });
  }

  name(name: number): Locator {
    return this.tray.getByRole('button', { name: new RegExp(`^${called(name)},`) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async expectPlaced(name: number, plate = SOLUTION[name]!): Promise<void> {
    await expect(this.plate(plate)).toHaveAccessibleName(new RegExp(`^\\d+ ${called(name)}\\b`));
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

/** Plays today's family to its end, with a reload on the way, and checks the stored result. */
export async function playRoyalFamily(page: Page): Promise<void> {
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
}

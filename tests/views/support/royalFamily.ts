/** Royal Family's tests: the board of 21 November 2026, its solution, and its controls. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { solutionOf } from '../../../src/games/royal-family/engine/solver.ts';
import { printClue } from '../../../src/games/royal-family/rules/clues/kinds.ts';
import { apply, brokenClues, start } from '../../../src/games/royal-family/rules/rules.ts';
import type { Board } from '../../../src/games/royal-family/rules/types.ts';
import { click } from './input.ts';
import { openAfter, readPuzzle, type Screen, showPuzzle, snapshotNow } from './play.tsx';

/** Saturday 21 November 2026. */
export const open = await readPuzzle('royal-family', '392');
export const board = open.session.puzzle.boards[0] as Board;
/** For each name of the board, the plate on which it belongs. */
export const SOLUTION = solutionOf(board)!;
export const names = [...board.names.keys()];
export const called = (name: number) => board.names[name]!.name;
export const sexOf = (name: number) => board.names[name]!.sex;

/** A name, a plate where it breaks a clue at once, and the broken clue's index. */
export const [WRONG_NAME, WRONG_PLATE, BROKEN_CLUE] = (() => {
  for (const name of names) {
    for (const plate of board.plates.keys()) {
      const next = apply(board, start(board), { type: 'place', plate, name });
      const broken = next.ok ? brokenClues(board, next.value).indexOf(true) : -1;
      if (broken >= 0) return [name, plate, broken] as const;
    }
  }
  throw new Error('No place breaks a clue at once.');
})();

/** For each name, its plate in the solution, except that two names are swapped. */
export const WRONG_PLACES = (() => {
  const [one, other] = names.filter((name) => sexOf(name) === sexOf(0));
  return names.map((name) => SOLUTION[name === one ? other! : name === other ? one! : name]!);
})();

export const family = {
  tree: page.getByRole('group', { name: `Family tree of the House of ${board.house}` }),
  tray: page.getByRole('toolbar', { name: 'Names' }),
  finished: page.getByRole('region', { name: 'Your result' }),
  hintCard: page.getByRole('region', { name: 'Hint' }),
  hint: page.getByRole('button', { name: /^Hint/ }),
  sheet: page.getByRole('button', { name: 'Clues' }),

  async open(screen?: Screen): Promise<void> {
    await showPuzzle(open, screen);
    await expect.element(family.tree).toBeVisible();
  },

  /** Opens the tree with the last `left` names in the tray, the others in `places`. */
  async openAllBut(left: number, screen?: Screen, places = SOLUTION): Promise<void> {
    const moves = names
      .slice(0, -left)
      .map((name) => ({ type: 'place', plate: places[name], name }));
    await showPuzzle(await openAfter(open, moves), screen);
    await expect.element(family.tree).toBeVisible();
  },

  /** Finds a plate by its label, the year of birth, which no other plate has. */
  plate: (plate: number): Locator =>
    family.tree.getByRole('button', { name: new RegExp(`^${board.plates[plate]!.born}\\b`) }),

  name: (name: number): Locator =>
    family.tray.getByRole('button', { name: new RegExp(`^${called(name)},`) }),

  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),

  clue: (clue: number): Locator =>
    page.getByRole('listitem').filter({ hasText: printClue(board.clues[clue]!, board) }),

  tick: (clue: number): Locator =>
    page.getByRole('checkbox', { name: `Tick off clue ${clue}`, exact: true }),

  spoken: page.css('.rf-slip.rf-spoken, .rf-plate.rf-spoken'),

  async expectPlaced(name: number, plate = SOLUTION[name]!): Promise<void> {
    await expect
      .element(family.plate(plate))
      .toHaveAccessibleName(new RegExp(`^\\d+ ${called(name)}\\b`));
  },

  async place(name: number, plate = SOLUTION[name]!): Promise<void> {
    await click(family.name(name));
    await click(family.plate(plate));
  },
};

/** Checks a finished family and its result. */
export async function expectFinished(): Promise<void> {
  await expect.element(family.finished).toMatchTextContent(/\d+:\d\d/);
  expect(snapshotNow().result).toEqual([expect.any(Number), 1]);
  // The tree shows all names, with a closing sentence on the house.
  for (const name of names) await expect.element(family.tree).toMatchTextContent(called(name));
  await expect
    .element(page.getByText(`the house of ${board.house} is in order again`))
    .toBeVisible();
}

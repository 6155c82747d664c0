/** A move re-renders only the parts that it changes. */
import type { Page } from '@playwright/test';
import { PuzzlePage } from './support/app.ts';
import { savedMoves } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

interface Drawn {
  /** The accessible labels of the changed parts of the board, read after the change. */
  readonly changed: readonly string[];
  /** The CSS transitions that started, and a note if cells were duplicated, as in a moving row. */
  readonly animated: readonly string[];
}

/**
 * Records DOM changes from now on. The returned function gives them, and first waits until `moves`
 * moves are saved, so that late and transient changes are included.
 */
async function watchBoard(
  page: Page,
  part: string,
  puzzle: string,
): Promise<(moves: number) => Promise<Drawn>> {
  await page.evaluate((selector) => {
    const changed = new Set<Element>();
    const animated: string[] = [];
    addEventListener('transitionrun', ({ target, propertyName }) => {
      animated.push(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`);
    });
    new MutationObserver((records) => {
      if (document.querySelector('.ss-copies')) animated.push('cells stand twice');
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const found = element?.closest(selector);
        if (found) changed.add(found);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { changed, animated });
  }, part);
  return async (moves) => {
    await expect.poll(() => savedMoves(page, puzzle)).toBe(moves);
    return page.evaluate(() => {
      const { changed, animated } = globalThis as unknown as {
        readonly changed: Set<Element>;
        readonly animated: readonly string[];
      };
      const labels = [...changed].map((element) => element.ariaLabel ?? element.textContent);
      return { changed: labels, animated };
    });
  };
}

test('Sudoku Shift: a digit draws its own cell, and nothing fades or runs for a finger', async ({
  page,
}) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.turnTo('Mocha', 'tap');
  const blanks = page.getByRole('gridcell', { name: ': empty' });
  const digit = page.getByRole('button', { name: '3', exact: true });
  await blanks.first().tap();
  await digit.tap();
  await expect(puzzle.undo).toBeEnabled();

  await blanks.first().tap();
  const drawn = await watchBoard(page, '[role=gridcell]', `sudoku-shift/${TODAY}`);
  await digit.tap();
  const { changed, animated } = await drawn(2);
  expect(animated).toEqual([]);
  expect(changed).not.toEqual([]);
  // The cell itself, and the cells with the newly selected digit.
  for (const label of changed) expect(label).toMatch(/: 3/);
  await page
    .getByRole('button', { name: /^Slide row \d right$/ })
    .first()
    .tap();
  // Cells are duplicated only while their row moves.
  expect((await drawn(3)).animated).toContain('cells stand twice');
  await expect(page.locator('.ss-copies')).toHaveCount(0);
});

test('Crossnumber: a digit draws its own square and the next', async ({ page }) => {
  await page.goto('/crossnumber/59');
  // An entry of at least three squares: a full entry would move the cursor to another entry.
  const squares = page.getByRole('gridcell', { name: /digit 1 of [3-6],.* empty/ });
  const digit = page.getByRole('button', { name: '3', exact: true });
  await squares.first().tap();
  await digit.tap();
  const drawn = await watchBoard(page, '[role=gridcell], .cn-list li', 'crossnumber/59');
  await digit.tap();
  const { changed } = await drawn(2);
  expect(changed).not.toEqual([]);
  expect(changed.length).toBeLessThanOrEqual(3);
});

test('Royal Family: a name draws its plate, and none of the others', async ({ page }) => {
  await page.goto('/royal-family/392');
  const names = page.getByRole('toolbar', { name: 'Names' });
  await names
    .getByRole('button', { name: /woman, in the tray/ })
    .first()
    .tap();
  const plate = page
    .locator('[data-plate]')
    .and(page.getByRole('button', { name: /woman, born \d+, empty/i }));
  const drawn = await watchBoard(page, '.rf-name', 'royal-family/392');
  await plate.first().tap();
  const { changed, animated } = await drawn(1);
  expect(changed).toHaveLength(1);
  expect(animated).toEqual([]);
});

/** The selected cell is restored when a puzzle is reopened. */
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { expect, test } from './support/fixtures.ts';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

for (const game of ['sudoku-shift', 'crossnumber'] as const) {
  const details = game === 'crossnumber' ? {} : { tag: '@all' };
  test(`in ${game} the chosen cell is found again`, details, async ({ page }) => {
    const puzzle = `/${game}/${idFor(definitionOf(game).schedule, DAY)}`;
    await page.goto(puzzle);
    const cells = page.locator('main').getByRole('gridcell');
    const chosen = page.locator('main [aria-selected="true"]');
    const cell = cells.nth(9);
    const label = (await cell.getAttribute('aria-label')) as string;
    await cell.click();
    await expect(chosen).toHaveAttribute('aria-label', label);
    await page.reload();
    await expect(chosen).toHaveAttribute('aria-label', label);
    await page.goto('/');
    await page.goto(puzzle);
    await expect(chosen).toHaveAttribute('aria-label', label);
    await page.getByRole('button', { name: /3$/ }).first().click();
    await expect(cells.nth(9)).toHaveAttribute('aria-label', /3/);
  });
}

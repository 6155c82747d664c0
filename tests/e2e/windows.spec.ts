/**
 * A puzzle in two windows: the window whose moves are outdated stops saving, and can take over the
 * game.
 */
import { solutionOf } from '../support/sudokuShift.ts';
import { PuzzlePage } from './support/app.ts';
import { savedSession } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

const [ristretto] = boardsOf(TODAY);
const loose = solutionOf(ristretto!).slides.findIndex((_, row) => !ristretto!.pinned.includes(row));

test('two windows with one puzzle never write over each other', async ({ page, context }) => {
  const first = new PuzzlePage(page);
  await first.open(TODAY);
  const other = await context.newPage();
  const second = new PuzzlePage(other);
  await second.open(TODAY);
  const slide = (window: typeof page) =>
    window.getByRole('button', { name: `Slide row ${loose + 1} right` });
  const elsewhere = (window: typeof page) =>
    window.getByText('This puzzle is open in another tab or window.');
  const moves = async () => (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.length;

  await slide(page).click();
  await expect(elsewhere(other)).toBeVisible();
  await expect.poll(moves).toBe(1);
  await expect(elsewhere(page)).toHaveCount(0);
  await slide(page).click();
  await expect.poll(moves).toBe(2);

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await expect(new PuzzlePage(page).tab('Cortado')).toBeDisabled();
  await expect.poll(() => second.digits()).not.toEqual(ristretto!.rows);
  await slide(other).click();
  await expect.poll(moves).toBe(3);

  // The outdated window writes nothing, even on page exit.
  await page.goto('/');
  await expect.poll(moves).toBe(3);
  await expect(elsewhere(other)).toHaveCount(0);
  await slide(other).click();
  await expect.poll(moves).toBe(4);
});

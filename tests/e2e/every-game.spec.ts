/** A first day in a real build, with a reload. Every game's: tests/views/every-game.test.tsx. */
import { GAME, PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ newcomer: true });

test('from home to a puzzle, its small example, its menu, and once more without the example', async ({
  page,
}) => {
  const example = page.getByRole('heading', { name: 'A small one first' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.goto('/');
  await page.getByRole('link', { name: GAME, exact: true }).first().click();
  await expect(page).toHaveURL('/sudoku-shift');
  await page.getByRole('link', { name: 'Play today’s' }).click();
  await expect(page).toHaveURL(`/sudoku-shift/${TODAY}`);
  await expect(example).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Skip' }).click();
  await new PuzzlePage(page).choose('How to play');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(menu).toBeVisible();
  await expect(example).toHaveCount(0);
});

/**
 * Crossnumber's page: print and accessibility. tests/views has its board, playedOffline.spec.ts
 * plays it.
 */
import { clueText } from '../../src/games/crossnumber/rules/sentences.ts';
import { violationsIn } from './support/axe.ts';
import { Crossnumber } from './support/crossnumber.ts';
import { expect, test } from './support/fixtures.ts';
import { expectOneSheet } from './support/print.ts';

test('prints the grid and both lists of clues on one sheet', async ({ page }) => {
  const game = new Crossnumber(page, '55');
  await game.open();
  const paper = page.locator('.cn-paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  for (const { id } of game.entries) {
    const clue = game.board.clues[id];
    if (clue) await expect(paper).toContainText(clueText(clue));
  }
  await expect(game.grid).toBeVisible();
  await expect(game.button('1')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await expectOneSheet(page);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', { tag: '@all' }, async ({ page }) => {
    const game = new Crossnumber(page);
    const check = async () => expect(await violationsIn(page)).toEqual([]);
    await game.open();
    await check();
    const { cells } = game.entries[0]!;
    await game.choose(game.entries[0]!);
    await page.keyboard.press(`${game.wrongAt(cells[0]!)}`);
    for (const cell of cells.slice(1)) await page.keyboard.press(`${game.solution[cell]}`);
    await game.choose(game.entries[0]!);
    await game.button(/^Check/).click();
    await expect(game.square(cells[0]!)).toHaveAccessibleName(/wrong$/);
    await game.square(game.cells.at(-1)!).click();
    await page.keyboard.press('Shift+Digit3');
    await check();
    await game.button('Work out').click();
    await expect(page.getByLabel('Arithmetic')).toBeVisible();
    await check();
    await game.button('Work out').click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('.cn-bar')).toBeVisible();
    await check();
    await game.button('Work out').click();
    await expect(page.getByRole('region', { name: 'Work out' })).toBeVisible();
    await check();
    await page.goto('/crossnumber');
    await expect(page.getByRole('grid')).toBeVisible();
    await check();
  });
});

/**
 * Crossnumber's page: print and accessibility. tests/views has its board, playedOffline.spec.ts
 * plays it.
 */
import { clueText } from '../../src/games/crossnumber/rules/sentences.ts';
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

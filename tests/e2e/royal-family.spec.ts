/**
 * Royal Family's page: print and accessibility. tests/views has its board, playedOffline.spec.ts
 * plays it.
 */
import { printClue } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { expect, test } from './support/fixtures.ts';
import { expectOneSheet } from './support/print.ts';
import { board, called, Family, names, SOLUTION } from './support/royalFamily.ts';

test('prints the empty tree, names and clues on one sheet', { tag: '@all' }, async ({ page }) => {
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

  await expectOneSheet(page);
});

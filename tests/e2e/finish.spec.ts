/**
 * After the last digit, what the content security policy of the pages could forbid: a picture of
 * the result, and confetti. All else about the end is in tests/views/finish.test.tsx.
 */
import { PuzzlePage } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { almostDone } from './support/solution.ts';

test('a picture is shared as a file, in colours of its own', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => {
        const picture = await createImageBitmap(files[0]!);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0);
        const { data } = context.getImageData(0, 0, picture.width, picture.height);
        const colors = new Set<number>();
        for (let i = 0; i < data.length; i += 4) {
          colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
        }
        const { name, type } = files[0]!;
        const { width, height } = picture;
        // #047857 is the game's hue in light mode, resolved from a CSS variable.
        shared.push({ name, type, width, height, hue: colors.has(0x047857) });
      },
    });
  });
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await Promise.all([
    // The confetti lasts three seconds.
    page.locator('canvas.confetti').waitFor({ state: 'attached' }),
    puzzle.fillLast(boardsOf(TODAY)[3]!),
  ]);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  await puzzle.finished.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await expect(dialog.getByRole('img', { name: /^A picture of your result/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toBeHidden();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([
    {
      name: 'crema-sudoku-shift-516.png',
      type: 'image/png',
      width: 1080,
      height: 1080,
      hue: true,
    },
  ]);
});

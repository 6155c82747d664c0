/** Quick overlapping presses by two thumbs; each press must act exactly once. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fingersOn } from './support/touch.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const label = (locator: Locator) => locator.getAttribute('aria-label');

const squares = (page: Page) => page.getByRole('grid').getByRole('gridcell');

/** Opens a grid; returns the squares along the selected entry, from the selected one on. */
async function openCrossnumber(page: Page): Promise<(step: number) => Locator> {
  await page.goto('/crossnumber/56');
  await expect(squares(page).first()).toBeVisible();
  const at = await squares(page).evaluateAll((all) =>
    all.findIndex((square) => square.getAttribute('aria-selected') === 'true'),
  );
  return (step) => squares(page).nth(at + step);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const first of ['1', '9']) {
    test(`two keys that are down at once write in the order of pressing, ${first} lifted first`, async ({
      page,
    }) => {
      const square = await openCrossnumber(page);
      const fingers = await fingersOn(page);
      await fingers.down('1', button(page, '1'));
      await fingers.down('9', button(page, '9'));
      await fingers.up(first);
      await fingers.up(first === '1' ? '9' : '1');
      await expect(square(0)).toHaveAccessibleName(/, 1$/);
      await expect(square(1)).toHaveAccessibleName(/, 9$/);
      await expect(square(2)).toHaveAccessibleName(/, empty$/);
    });
  }

  test('Crossnumber: a square and a key that are down at once', async ({ page }) => {
    await openCrossnumber(page);
    const fingers = await fingersOn(page);
    await fingers.down('square', squares(page).nth(2));
    await fingers.down('key', button(page, '7'));
    await fingers.up('square');
    await fingers.up('key');
    await expect(squares(page).nth(2)).toHaveAccessibleName(/, 7$/);
    // If the key is pressed first, it writes at the old cursor.
    const selected = await label(page.locator('[role=gridcell][aria-selected=true]'));
    await fingers.down('key', button(page, '3'));
    await fingers.down('square', squares(page).nth(0));
    await fingers.up('key');
    await fingers.up('square');
    await expect(
      page.getByLabel(selected!.replace(/, empty$/, ', 3'), { exact: true }),
    ).toBeVisible();
    await expect(squares(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  });

  test('Sudoku Shift: a cell and a key, and a key and a cell of another row', async ({ page }) => {
    await page.goto('/sudoku-shift/516');
    const empty = page.getByRole('gridcell', { name: /empty$/ });
    const name = (await label(empty.first()))!;
    const cell = page.getByLabel(name.replace(/empty$/, '')).first();
    const fingers = await fingersOn(page);
    await fingers.down('cell', cell);
    await fingers.down('key', button(page, '2'));
    await fingers.up('key');
    await fingers.up('cell');
    await expect(cell).toHaveAccessibleName(/: 2, yours/);
    const last = empty.last();
    const lastName = (await label(last))!.replace(/empty$/, '');
    await fingers.down('key', button(page, 'Pencil'));
    await fingers.down('cell', last);
    await fingers.up('key');
    await fingers.up('cell');
    await fingers.down('key', button(page, 'Mark 1'));
    await fingers.down('key 2', button(page, 'Mark 3'));
    await fingers.up('key');
    await fingers.up('key 2');
    await expect(page.getByLabel(`${lastName}empty, marked 1 3`, { exact: true })).toBeVisible();
  });

  test('Royal Family: a name and a plate that are down at once; two fingers on the tree choose nothing', async ({
    page,
  }) => {
    await page.goto('/royal-family/387');
    const woman = page
      .getByRole('toolbar', { name: 'Names' })
      .getByRole('button', { name: /woman/ });
    const called = (await label(woman.first()))!.split(',')[0]!;
    const plates = page.locator('.rf-plate.rf-woman');
    const fingers = await fingersOn(page);
    await fingers.down('name', woman.first());
    await fingers.down('plate', plates.first());
    await fingers.up('name');
    await fingers.up('plate');
    await expect(plates.first()).toHaveAccessibleName(new RegExp(`^${called},`));
    await fingers.down('left', plates.nth(0));
    await fingers.down('right', plates.nth(1));
    await fingers.up('left');
    await fingers.up('right');
    // A plate and the background, in either order.
    const ground = page.locator('.rf-surface');
    for (const [first, second] of [
      [plates.nth(1), ground],
      [ground, plates.nth(1)],
    ] as const) {
      await fingers.down('first', first);
      await fingers.down('second', second);
      await fingers.up('first');
      await fingers.up('second');
    }
    await expect(page.locator('.rf-plate[aria-pressed=true]')).toHaveCount(0);
    await plates.nth(1).tap();
    await expect(page.locator('.rf-plate[aria-pressed=true]')).toHaveCount(1);
  });

  test('Yearly Daily: a piece and a tool that are down at once', async ({ page }) => {
    await page.goto('/yearly-daily/2026-11-21');
    const piece = page.getByRole('toolbar', { name: 'Pieces' }).getByRole('button').first();
    const before = await piece.locator('[data-piece]').innerHTML();
    const fingers = await fingersOn(page);
    await fingers.down('piece', piece);
    await fingers.down('other', button(page, /^Undo/));
    await fingers.up('piece');
    await fingers.up('other');
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await fingers.down('turn', button(page, 'Turn'));
    await fingers.down('flip', button(page, 'Flip'));
    await fingers.up('flip');
    await fingers.up('turn');
    await expect.poll(() => piece.locator('[data-piece]').innerHTML()).not.toBe(before);
  });

  test('a tap, a long press and quick taps on one key act once each', async ({ page }) => {
    const square = await openCrossnumber(page);
    await button(page, 'Pencil').tap();
    for (let i = 0; i < 3; i++) await button(page, 'Mark 4').tap();
    await expect(square(0)).toHaveAccessibleName(/, pencil 4$/);
    const fingers = await fingersOn(page);
    await fingers.down('key', button(page, 'Mark 4'));
    await page.waitForTimeout(400);
    await fingers.up('key');
    await expect(square(0)).toHaveAccessibleName(/, empty$/);
  });

  test('a finger that is pulled off a key writes nothing', async ({ page }) => {
    const square = await openCrossnumber(page);
    const fingers = await fingersOn(page);
    await fingers.down('key', button(page, '5'));
    await fingers.move('key', { dx: 0, dy: -120 });
    await fingers.up('key');
    await button(page, '6').tap();
    await expect(square(0)).toHaveAccessibleName(/, 6$/);
    await expect(square(1)).toHaveAccessibleName(/, empty$/);
  });

  test('no click follows a finger: it would press what has come in the place', async ({ page }) => {
    await page.goto('/royal-family/387');
    const heard = await page.evaluateHandle(() => {
      const clicks: string[] = [];
      addEventListener('click', ({ target }) => clicks.push(String((target as Element).className)));
      return clicks;
    });
    await button(page, 'Pencil').tap();
    await expect(button(page, 'Pencil')).toHaveAttribute('aria-pressed', 'true');
    expect(await heard.jsonValue()).toEqual([]);
  });
});

test.describe('on a page that scrolls', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 420 } });

  test('scrolling from a key scrolls, and writes nothing', async ({ page }) => {
    const square = await openCrossnumber(page);
    await button(page, '8').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    const fingers = await fingersOn(page);
    await fingers.down('key', button(page, '8'));
    await fingers.move('key', { dx: 0, dy: 80 });
    await fingers.up('key');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await expect(square(0)).toHaveAccessibleName(/, empty$/);
  });
});

test('by mouse, by Enter and Space, and by a click without a pointer each press acts once', async ({
  page,
}) => {
  const square = await openCrossnumber(page);
  await button(page, 'Pencil').click();
  const isMarked = (marks: string) =>
    expect(square(0)).toHaveAccessibleName(marks ? new RegExp(`, pencil ${marks}$`) : /, empty$/);
  await button(page, 'Mark 4').click();
  await isMarked('4');
  await button(page, 'Mark 4').press('Enter');
  await isMarked('');
  await button(page, 'Mark 4').press('Space');
  await isMarked('4');
  // A click without a pointer, as from a screen reader.
  await button(page, 'Mark 4').evaluate((key: HTMLElement) => key.click());
  await isMarked('');
  await page.goto('/sudoku-shift/516');
  const cell = page.getByRole('gridcell', { name: /empty$/ }).last();
  await cell.evaluate((element: HTMLElement) => element.click());
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('gridcell').first()).toHaveAttribute('aria-selected', 'true');
});

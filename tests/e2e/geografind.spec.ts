import { expect, test } from './support/fixtures.ts';
import { GeografindPage } from './support/geografind.ts';
import { expectOneSheet } from './support/print.ts';

const OTHERS = ['Brazil', 'India', 'Fiji', 'Canada', 'Norway'];

test('prints on one sheet, without controls', { tag: '@all' }, async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const name of OTHERS) await geografind.guess(name);
  await expect(geografind.row(5)).toBeVisible();
  await expectOneSheet(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of [geografind.field, geografind.hints, page.getByRole('button')]) {
    await expect(part.first()).toBeHidden();
  }
});

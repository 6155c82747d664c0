/** Chrome's page translation, on a page of a browser test. */
import { expect, type Page } from '@playwright/test';
import { staleWordsOf, translate } from '../../support/translation.ts';

/** Translates all documents of the page from their start. */
export const translated = (page: Page) => page.context().addInitScript(translate);

/** Expects that a translated page has not crashed and shows no outdated texts. */
export async function expectWordsRight(page: Page): Promise<void> {
  expect(await page.evaluate(staleWordsOf)).toEqual([]);
  await expect(page.getByText('A cup has tipped over')).toHaveCount(0);
  expect(await page.locator('#root font').count()).toBeGreaterThan(0);
}

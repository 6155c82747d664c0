import { expect, type Page } from '@playwright/test';

/** Expects that the page prints on one sheet of A4 and of US Letter, upright and on its side. */
export const expectOneSheet = (page: Page) => expectSheets(page, 1);

/** Like `expectOneSheet`, for a number of sheets. */
export async function expectSheets(page: Page, count: number): Promise<void> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const format of ['A4', 'Letter']) {
    for (const landscape of [false, true]) {
      const pdf = await page.pdf({ format, landscape, margin });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, `${format}${landscape ? ', on its side' : ''}`).toHaveLength(count);
    }
  }
}

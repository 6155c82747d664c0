/** Helpers for Geografind's page, shared with other tests. */
import type { Page } from '@playwright/test';
import { answerOf } from '../../../src/games/geografind/rules/rules.ts';
import type { Board } from '../../../src/games/geografind/rules/types.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';

/** The English name of the country to be guessed in a published puzzle. */
export function countryOf(id: string): string {
  const code = answerOf(puzzleOf(toolkitOf('geografind'), id).boards[0] as Board);
  return new Intl.DisplayNames('en', { type: 'region' }).of(code)!;
}

export async function guess(page: Page, country: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  await page.getByRole('button', { name: 'Guess', exact: true }).click();
}

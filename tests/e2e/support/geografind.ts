/** Helpers for Geografind's page, shared with other tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { answerOf } from '../../../src/games/geografind/rules/rules.ts';
import type { Board } from '../../../src/games/geografind/rules/types.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';
import { readTable, savedMoves } from './database.ts';

/** Saturday 21 November 2026. */
const TODAY = '399';

const codeOf = (id: string) => answerOf(puzzleOf(toolkitOf('geografind'), id).boards[0] as Board);

/** The English name of the country to be guessed in a published puzzle. */
export const countryOf = (id: string) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(codeOf(id))!;

export const ANSWER = countryOf(TODAY);

export async function guess(page: Page, country: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  await page.getByRole('button', { name: 'Guess', exact: true }).click();
}

export class GeografindPage {
  readonly field: Locator;
  readonly list: Locator;
  readonly hints: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('combobox', { name: 'Country' });
    this.list = page.getByRole('list', { name: 'Guesses' });
    this.hints = page.getByRole('list', { name: 'Hints' });
  }

  async open(): Promise<void> {
    await this.page.goto(`/geografind/${TODAY}`);
    await expect(this.field).toBeVisible();
  }

  async guess(name: string): Promise<void> {
    await this.field.fill(name);
    await this.field.press('Enter');
  }

  /** A guess's text for screen readers. */
  row(number: number): Locator {
    return this.list.getByText(new RegExp(`^Guess ${number}, `));
  }

  ended(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }
}

/** Plays today's country to its end, with a reload on the way, and checks the stored result. */
export async function playGeografind(page: Page): Promise<void> {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Chile');
  await expect(geografind.row(1)).toBeVisible();
  await expect.poll(() => savedMoves(page, `geografind/${TODAY}`)).toBe(1);
  await page.reload();
  await expect(geografind.row(1)).toContainText('Chile');
  await expect(page.getByText('We couldn’t load the map')).toBeHidden();
  await geografind.guess(ANSWER);
  await expect(geografind.ended(ANSWER).getByRole('img')).toBeVisible();
  const results = await readTable(page, 'gfGuesses');
  expect(Object.keys(results)).toEqual([TODAY]);
  expect(results[TODAY]).toMatchObject({ result: ['CL', codeOf(TODAY), 'win'] });
}

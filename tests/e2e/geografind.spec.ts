/** Geografind's page: storage, network, print, accessibility. tests/views has its board. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unseal } from '../../src/games/geografind/rules/seal.ts';
import { offlineAfterVisit } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { readTable } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

/** Saturday 21 November 2026. */
const TODAY = '399';
const COUNTRIES = JSON.parse(
  readFileSync(
    new URL('../../src/games/geografind/data/countries.json', `file://${import.meta.dirname}/`),
    'utf8',
  ),
) as readonly { readonly code: string; readonly name: string }[];

interface Pack {
  readonly puzzles: readonly {
    readonly id: number;
    readonly boards: readonly { answer: string }[];
  }[];
}

function answerOf(id: string): { code: string; name: string } {
  const file = new URL(
    '../../public/puzzles/geografind/2026-11.json',
    `file://${import.meta.dirname}/`,
  );
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Pack;
  const puzzle = pack.puzzles.find((one) => String(one.id) === id)!;
  const code = unseal(puzzle.boards[0]!.answer)!;
  return { code, name: COUNTRIES.find((country) => country.code === code)!.name };
}

const ANSWER = answerOf(TODAY);
const OTHERS = ['Brazil', 'India', 'Fiji', 'Canada', 'Norway'];

class GeografindPage {
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

  async open(id = TODAY): Promise<void> {
    await this.page.goto(`/geografind/${id}`);
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

  /** A hint's tile. `^` excludes locked tiles, which mention the hint that they wait for. */
  hint(name: string): Locator {
    return this.hints.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  ended(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }
}

test('the sea is there before the land, and what the end tells comes after the last guess', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofTheEnd = () => fetched.filter((url) => /splits/.test(url));
  const open = await holdBack(page, /\/outlines-/);
  const geografind = new GeografindPage(page);
  await geografind.open();
  const surface = page.getByRole('application', { name: 'Map.' });
  await expect(surface).toHaveCSS('background-image', /radial-gradient/);
  open();
  await expect(surface).toHaveCSS('background-image', 'none');
  for (const name of ['Brazil', 'India']) {
    await geografind.guess(name);
    await expect(geografind.field).toHaveValue('');
  }
  await expect(geografind.row(2)).toBeVisible();
  expect(ofTheEnd()).toEqual([]);
  await geografind.guess(ANSWER.name);
  await expect(page.getByRole('row', { name: /^Brazil \d+ / })).toBeVisible();
  expect(ofTheEnd()).toHaveLength(1);
});

withWorker('works without a network after the first visit', async ({ page, site, complaints }) => {
  await offlineAfterVisit(page, complaints);
  site.unplug();
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Chile');
  await expect(geografind.row(1)).toBeVisible();
  await expect(page.getByText('The map could not be fetched')).toBeHidden();
  await geografind.guess(ANSWER.name);
  await expect(geografind.ended(ANSWER.name).getByRole('img')).toBeVisible();
  const results = await readTable(page, 'gfGuesses');
  expect(Object.keys(results)).toEqual([TODAY]);
  expect(results[TODAY]).toMatchObject({ result: ['CL', ANSWER.code, 'win'] });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', async ({ page }) => {
    test.slow();
    const geografind = new GeografindPage(page);
    const expectNothing = async (state: string) => {
      expect.soft(await violationsIn(page), state).toEqual([]);
    };
    await geografind.open();
    await expectNothing('new');
    await geografind.field.fill('guinea');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothing('suggestions');
    await geografind.guess('Absurdistan');
    await expectNothing('a problem');
    for (const name of OTHERS) await geografind.guess(name);
    for (const hint of ['Continent', 'Outline', 'First letter', 'Capital']) {
      await geografind.hint(hint).click();
    }
    await expectNothing('five guesses and all hints');
    await geografind.guess('Chile');
    await expect(geografind.ended('Your result')).toBeVisible();
    await expectNothing('lost');
    await page.goto('/geografind');
    await expect(page.getByRole('list', { name: 'Guesses' })).toBeVisible();
    await expectNothing('landing page');
  });
});

test('prints on one sheet, without controls', async ({ page }, { outputDir }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const name of OTHERS) await geografind.guess(name);
  await expect(geografind.row(5)).toBeVisible();
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin, path: `${outputDir}/map.pdf` });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const part of [geografind.field, geografind.hints, page.getByRole('button')]) {
    await expect(part.first()).toBeHidden();
  }
});

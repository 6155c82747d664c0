/** The statistics on the desk's bench of how players did with a puzzle. */
import type { Page } from '@playwright/test';
import type { Figures } from '../../src/desk/figures.ts';
import { NO_TALLY, type Tally } from '../../src/desk/tally.ts';
import { puzzlePath, shardsPath, TALLIES } from '../../src/leaderboard/paths.ts';
import type { Listing } from '../../src/published/listing.ts';
import { PUBLISHED_INDEX } from '../../src/published/paths.ts';
import { violationsIn } from './support/axe.ts';
import { FIRST_OF_MONTH, YESTERDAY } from './support/day.ts';
import { type DeskDocuments, signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const FIGURES: Figures = {
  plays: 240,
  boards: {
    0: { hints: 12, times: { 2: 120, 4: 120 } },
    1: { hints: 60, times: { 6: 240 } },
    2: { hints: 90, times: { 9: 240 } },
    3: { hints: 300, times: { 30: 200, 240: 40 } },
  },
};

const region = (page: Page) => page.getByRole('region', { name: 'How players did' });

/**
 * The documents with a puzzle's figures and tallies by path: a single shard of the figures, and a
 * single shard of the tallies.
 */
const shardsOf = (board: string, figures: Figures, tally: Tally): [string, object][] => [
  [`${shardsPath('sudoku-shift', board)}/0`, { figures }],
  [`${puzzlePath('sudoku-shift', board)}/${TALLIES}/0`, tally],
];

async function openBench(page: Page, tally: Tally, id = FIRST_OF_MONTH): Promise<DeskDocuments> {
  const documents = await signInAtDesk(page, new Map(shardsOf(id, FIGURES, tally)));
  await page.goto(`/barista/sudoku?id=${id}`);
  await expect(region(page).getByText('240 who are signed in have finished it.')).toBeVisible();
  return documents;
}

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

test('who began, who finished, and where the others gave up', async ({ page }) => {
  await openBench(page, { finished: 1_180, gaveUp: { 0: 40, 2: 25, 3: 60, 7: 14, 9: 1 } });
  const told = region(page).getByRole('region', { name: 'Who began, and where they gave up' });
  await expect(told).toContainText('Only of players who agreed to be counted.');
  await expect(told).toContainText('Who has not played on for a week has given up.');
  await expect(told.locator('dl > div')).toHaveText([
    'Began1,320',
    'Finished1,180',
    'Gave up14011 %',
  ]);
  await told.getByText('As a table').press('Enter');
  const rows = told.getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(4)).toHaveText('30 to 39 %60');
  await expect(rows.nth(2)).toHaveText('10 to 19 %0');
  expect(await violationsIn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('too few say more of themselves than of the puzzle', async ({ page }) => {
  await openBench(page, { finished: 12, gaveUp: { 3: 7 } });
  await expect(region(page)).toContainText('Only 19 so far: too few to tell anything.');
  await expect(region(page)).not.toContainText('Gave up');
});

test('where few gave up, nobody is told where', async ({ page }) => {
  await openBench(page, { finished: 100, gaveUp: { 3: 19 } });
  await expect(region(page)).toContainText('Gave up1916 %');
  await expect(region(page)).toContainText('Too few gave up to tell where.');
  await expect(region(page).getByRole('figure')).toHaveCount(0);
});

test('of a young puzzle it is said that nobody can have given up yet', async ({ page }) => {
  await openBench(page, { finished: 100, gaveUp: {} }, YESTERDAY);
  await expect(region(page)).toContainText('It is not a week old');
  await expect(region(page)).toContainText('Gave up00 %');
});

test('the figures of a version that was replaced stay within reach', async ({ page }) => {
  const id = FIRST_OF_MONTH;
  const documents = await openBench(page, { finished: 0, gaveUp: {} });
  await expect(region(page).getByRole('radio')).toHaveCount(0);
  const listing: Listing = {
    ...{ version: 2, hashes: ['00000000000001', '00000000000002'], state: 'corrected' },
    ...{ reason: 'It had two ways.', excused: false, revision: 1 },
  };
  documents.set(PUBLISHED_INDEX, { puzzles: { [`sudoku-shift/${id}`]: listing } });
  for (const [path, shard] of shardsOf(`${id}@2`, { ...FIGURES, plays: 51 }, NO_TALLY)) {
    documents.set(path, shard);
  }
  await page.reload();
  await expect(region(page).getByText('51 who are signed in have finished it.')).toBeVisible();
  await region(page).getByText('1', { exact: true }).click();
  await expect(region(page).getByText('240 who are signed in have finished it.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

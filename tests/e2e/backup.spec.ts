/** Imported data: backups, including hostile ones, and the former site's caches. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY, YESTERDAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { almostDone, savedGame } from './support/solution.ts';

const TABLES = ['ssPuzzlesTimes', 'progress'] as const;

const playerData = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await readTable(page, table)])),
  );

/** The dialog's message about the last import. */
const outcomeOf = (dialog: Locator) => dialog.getByRole('status').last();

async function readIn(dialog: Locator, content: string | Buffer): Promise<void> {
  await dialog.getByLabel('Restore a backup').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

test('a backup moves results, unfinished puzzles and settings to another device', async ({
  page,
  newDevice,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'progress', {
    ...almostDone(TODAY),
    ...savedGame(YESTERDAY, ({ index, moves }) => (index === 0 ? moves : [])),
  });
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  await page.goto('/');
  let dialog = await openSettings(page);
  await dialog.getByRole('switch', { name: /Show the timer/ }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a backup' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('crema-2026-11-21.json');
  const backup = readFileSync(await file.path());
  const here = await playerData(page);

  const other = await (await newDevice()).newPage();
  await other.goto('/');
  await expect(homeCard(other)).toContainText('Slide the rows home');
  dialog = await openSettings(other);
  await readIn(dialog, backup);
  await expect(outcomeOf(dialog)).toHaveText(/^1 result added\. [^.]*\.\s*$/);
  await expect(dialog.getByRole('switch', { name: /Show the timer/ })).not.toBeChecked();
  await readIn(dialog, backup);
  await expect(outcomeOf(dialog)).toHaveText(/^0 results added\. [^.]*\.\s*$/);
  const there = await playerData(other);
  expect(there.ssPuzzlesTimes).toEqual(here.ssPuzzlesTimes);
  expect(there.progress).toEqual(here.progress);
  await other.keyboard.press('Escape');
  await expect(homeCard(other)).toContainText('Done for today');

  const unfinished = new PuzzlePage(other);
  await unfinished.open(YESTERDAY);
  await expect(unfinished.tab('Ristretto')).toContainText('1:01');
  await expect(unfinished.timer).toBeHidden();
});

test('results of the former site are taken over in any of its forms, and the player reads of it', {
  tag: '@all',
}, async ({ page, complaints }) => {
  complaints.allow(/Atlantis/);
  await page.goto('/icons/icon-48.png');
  await page.evaluate(
    ([today]) => {
      const set = (cache: string, map: unknown) => localStorage.setItem(cache, JSON.stringify(map));
      set('ssPuzzlesTimes', { [today as string]: [35.2, 112.7, 190, 362.4] });
      set('ydScores', { '10_5_2025': [61_000, 2, 0.1], '10_6_2025': [61_000, 2, 0.1] });
      set('gfGuesses', { 4: ['France', 'Germany', 'win'] });
    },
    [TODAY],
  );
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'We found older results' });
  await expect(notice.getByRole('listitem')).toHaveText([
    '1 Geografind result converted from an older format: countries by name or another code.',
    '2 Yearly Daily results converted from an older format: a date in another form.',
    '1 Sudoku Shift result converted from an older format: times in seconds.',
  ]);
  await expect(homeCard(page)).toContainText('Done for today');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  const originals = JSON.stringify((await readTable(page, 'meta'))['former-originals']);
  for (const kept of ['362.4]', '"10_6_2025"', '"Germany"']) expect(originals).toContain(kept);
  await page.reload();
  await expect(homeCard(page)).toContainText('Done for today');
  await expect(notice).toHaveCount(0);

  const dialog = await openSettings(page);
  const results = { geografindGuesses: { 5: ['KEN', 'win'], 6: ['Atlantis', 'win'] } };
  await readIn(dialog, JSON.stringify({ app: 'crema', version: 1, results }));
  await expect(outcomeOf(dialog)).toHaveText(
    '1 result added. 0 were already here. ' +
      '1 Geografind result converted from an older format: countries by name or another code. ' +
      '1 entry not accepted: geografindGuesses/6.',
  );
});

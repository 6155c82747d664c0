/** Broken packs, saved games and databases must not lose the player's data. */
import type { Page } from '@playwright/test';
import { BOARDS, becomeOfflineReady, PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, THIS_PACK, TODAY } from './support/day.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { sending } from './support/site.ts';
import { savedGame } from './support/solution.ts';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.describe('a broken pack', () => {
  test('says so in a sentence, and trying again fetches it anew', async ({ page, site }) => {
    const heal = site.answer(new RegExp(`^${THIS_PACK}`), sending('{"puzzles":[{"id":516'));
    await page.goto(`/sudoku-shift/${TODAY}`);
    await expect(page.getByText('The puzzle file on this device is damaged.')).toBeVisible();
    await expect(page.getByText('Your results are safe.')).toBeVisible();
    heal();
    await tryAgain(page).click();
    await expect(new PuzzlePage(page).board).toBeVisible();
  });
});

withWorker(
  'a copy that was damaged on this device is fetched anew',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/');
    await becomeOfflineReady(page);
    await page.evaluate(async (pack) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.includes(pack)) continue;
          const headers = { 'Content-Type': 'application/json' };
          await cache.put(request, new Response('{"puzz', { headers }));
        }
      }
    }, THIS_PACK);
    await page.goto(`/sudoku-shift/${TODAY}`);
    const damaged = page.getByText('The puzzle file on this device is damaged.');
    const { board } = new PuzzlePage(page);
    await expect(damaged.or(board)).toBeVisible();
    if (await damaged.isVisible()) await tryAgain(page).click();
    await expect(board).toBeVisible();
  },
);

test('a saved game that cannot be read: a fresh start, and the old one is kept aside', async ({
  page,
  complaints,
}) => {
  complaints.allow(/The old save is kept/);
  const sound = savedGame(TODAY, ({ index, moves }) => (index === 0 ? moves.slice(0, 3) : []));
  const key = `sudoku-shift/${TODAY}`;
  const row = sound[key] as { session: { log: unknown[] } };
  const log = [[0, 0, { type: 'shift', row: 8, by: 1 }]];
  const broken = { ...row, session: { ...row.session, log } };
  const puzzle = new PuzzlePage(page);
  await makeDatabase(page);
  await writeRows(page, 'progress', { [key]: broken });
  await puzzle.open(TODAY);
  expect(await puzzle.digits()).toEqual(boardsOf(TODAY)[0]!.rows);
  await expect(page.getByText(/We couldn’t read your saved game/)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(Object.values(await readTable(page, 'meta'))))
    .toContain(JSON.stringify(broken));

  // In place of the broken save a new game can be played and is saved.
  await page
    .getByRole('button', { name: /Slide row \d right/ })
    .first()
    .click();
  await expect
    .poll(async () => (await readTable(page, 'progress'))[key])
    .toMatchObject({ game: 'sudoku-shift', session: { version: 2 } });
});

test.describe('without a database', () => {
  const notKept = (page: Page) => page.getByText('Your results aren’t being saved.');
  test('whose own part of the app did not come, it is asked for again, and moves and results wait', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/storage-|favicon\.ico/);
    await page.goto('/icons/icon-48.png');
    const heal = site.answer(/^\/assets\/storage-/, sending('Not Found', 'text/plain', 404));
    const puzzle = new PuzzlePage(page);
    await puzzle.open(TODAY);
    await expect(notKept(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await puzzle.solveByKeyboard(boardsOf(TODAY)[0]!);
    await expect(puzzle.doneWith(BOARDS[0])).toBeVisible();
    heal();
    // The app tries the save again within ten seconds.
    await expect(notKept(page)).toBeHidden({ timeout: 30_000 });
    await expect
      .poll(async () => Object.keys(await readTable(page, 'progress')))
      .toEqual([`sudoku-shift/${TODAY}`]);
    await page.reload();
    await expect(puzzle.doneWith(BOARDS[0])).toBeVisible();
  });
});

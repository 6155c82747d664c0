/** Broken packs, saved games and databases must not lose the player's data. */
import type { Page } from '@playwright/test';
import { NOW } from '../support/clock.ts';
import { BOARDS, becomeOfflineReady, homeCard, PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, THIS_PACK, TODAY } from './support/day.ts';
import { breakableDatabase, fail, mendAndPress } from './support/failures.ts';
import { expect, FAILED_REQUEST, test, withWorker } from './support/fixtures.ts';
import { sending } from './support/site.ts';
import { almostDone, savedGame } from './support/solution.ts';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.describe('a broken pack', () => {
  test('says so in a sentence, and trying again fetches it anew', async ({ page, site }) => {
    const heal = site.answer(new RegExp(`^${THIS_PACK}`), sending('{"puzzles":[{"id":516'));
    await page.goto(`/sudoku-shift/${TODAY}`);
    await expect(page.getByText('The puzzle file on this device is damaged.')).toBeVisible();
    await expect(page.getByText('Nothing of yours is lost.')).toBeVisible();
    heal();
    await tryAgain(page).click();
    await expect(new PuzzlePage(page).board).toBeVisible();
  });
});

test.describe('past the last pack', () => {
  test.use({ startsAt: new Date('2027-03-05T09:00:00+01:00') });

  withWorker(
    'the engine makes the day’s puzzle, offline too',
    { tag: '@all' },
    async ({ page, context, complaints }) => {
      complaints.allow(/status of 404/);
      complaints.allow(FAILED_REQUEST);
      complaints.allow(/FetchEvent|Failed to fetch/);
      await page.goto('/');
      await becomeOfflineReady(page);
      const puzzle = new PuzzlePage(page);
      await puzzle.open('619');
      const made = await puzzle.digits();
      expect(made).toHaveLength(4);
      await context.setOffline(true);
      await puzzle.open('620');
      expect(await puzzle.digits()).not.toEqual(made);
      // The first puzzle that the app generated itself was stored: opened again, it is the same.
      await puzzle.open('619');
      expect(await puzzle.digits()).toEqual(made);
    },
  );
});

withWorker('a copy that was damaged on this device is fetched anew', async ({ page }) => {
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
});

test('a saved game that cannot be read: a fresh start, and the old one is kept aside', async ({
  page,
  complaints,
}) => {
  complaints.allow(/kept aside/);
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
  await expect(page.getByText(/saved game could not be read/)).toBeVisible();
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
  const notKept = (page: Page) => page.getByText('Results are not being kept.');
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

  test('that never answers, the game is played and says what is missing', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    const puzzle = new PuzzlePage(page);
    // Fast-forward the app's timeout for opening the database.
    await page.clock.install({ time: NOW });
    await page.goto(`/sudoku-shift/${TODAY}`);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(puzzle.board).toBeVisible({ timeout: 500 });
      await expect(notKept(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    const start = await puzzle.digits();
    await page.keyboard.press('ArrowRight');
    await puzzle.solveByKeyboard(boardsOf(TODAY)[0]!);
    await expect(puzzle.doneWith(BOARDS[0])).toBeVisible();
    expect(await puzzle.digits()).not.toEqual(start);
    await page.getByRole('button', { name: `On to the ${BOARDS[1]}` }).click();

    await page.getByRole('link', { name: 'Back to Sudoku Shift' }).click();
    await page.getByRole('link', { name: 'Crema, home' }).click();
    await expect(homeCard(page)).toContainText('poured');
  });

  test('that fails at the last move, the result is kept as soon as it is back', {
    tag: '@all',
  }, async ({ page }) => {
    const puzzle = new PuzzlePage(page);
    await makeDatabase(page);
    await writeRows(page, 'progress', almostDone(TODAY));
    await breakableDatabase(page, { of: 'write', name: 'QuotaExceededError' });
    await puzzle.open(TODAY);
    await fail(page);
    await puzzle.fillLast(boardsOf(TODAY)[3]!);
    await expect(puzzle.finished).toContainText('Not saved yet');
    await expect(notKept(page)).toBeVisible();
    expect(await readTable(page, 'ssPuzzlesTimes')).toEqual({});

    await mendAndPress(page, 'Try now');
    await expect(notKept(page)).toBeHidden();
    await expect(puzzle.finished).toContainText('Saved on this device.');
    expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
    expect(Object.keys(await readTable(page, 'outbox'))).toEqual([`sudoku-shift/${TODAY}`]);
    expect(await readTable(page, 'progress')).toEqual({});
  });
});

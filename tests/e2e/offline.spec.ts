import type { BrowserContext, Page } from '@playwright/test';
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { idFor, nextRelease } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { fullDate } from '../../src/ui/dates.ts';
import { lastPackedIds } from '../../tools/build/packs.ts';
import { becomeOfflineReady, homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { cachedPaths } from './support/caches.ts';
import { readTable, writeRows } from './support/database.ts';
import { boardsOf, FIRST_OF_MONTH, LONG_AGO, LONG_AGO_PACK, TODAY } from './support/day.ts';
import { expect, FAILED_LOAD, FAILED_REQUEST, withWorker as test } from './support/fixtures.ts';
import type { Site } from './support/site.ts';
import { almostDone } from './support/solution.ts';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

async function goOffline(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  // Unplug the site too, which cuts off requests of the service worker.
  site.unplug();
}

async function goOnline(context: BrowserContext, site: Site): Promise<void> {
  site.plugIn();
  await context.setOffline(false);
}

const notHere = (page: Page) => page.getByText('This puzzle isn’t on this device yet.');

/** The last day on which every game has a puzzle in this build's packs. */
function lastPackedDay(): CivilDate {
  const last = lastPackedIds('public');
  const days = DEFINITIONS.map(({ id, schedule }) => addDays(nextRelease(schedule, last[id]!), -1));
  return days.reduce((first, day) => (day < first ? day : first));
}

test('every page of every game opens offline after one visit to the home page, and nothing of the desk has come', {
  tag: '@all',
}, async ({ page, context, site }) => {
  test.slow();
  await page.goto('/');
  await becomeOfflineReady(page);
  await goOffline(context, site);

  await page.reload();
  await expect(homeCard(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  await expect(page.getByText(`Playable offline until ${fullDate(lastPackedDay())}`)).toBeVisible();

  for (const { id, title, schedule } of DEFINITIONS) {
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
    await page.goto(`/${id}/archive`);
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    const today = idFor(schedule, DAY);
    await page.goto(`/${id}/${today}/leaderboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
    await page.goto(`/${id}/today`);
    await expect(page).toHaveURL(`/${id}/${today}`);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('.play-board')).toBeVisible();
  }
  await page.goto('/licences');
  await expect(page.getByRole('heading', { name: 'Licences' })).toBeVisible();

  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await page.reload();
  await expect(puzzle.board).toBeVisible();
  await expect(page.getByLabel('Offline')).toBeVisible();
  // Open a puzzle of this month for the first time, by link and by address.
  await page.goto('/sudoku-shift/archive');
  await page
    .getByRole('region', { name: 'November 2026' })
    .getByRole('link', { name: '1 November, not played', exact: true })
    .click();
  await expect(page).toHaveURL(`/sudoku-shift/${FIRST_OF_MONTH}`);
  await expect(puzzle.board).toBeVisible();

  await page.goto('/');
  const dialog = await openSettings(page);
  await expect(dialog.getByText('Build e2e-first')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Ask for a hint: its web worker, the engine and other lazy chunks must be cached too.
  await puzzle.open(TODAY);
  await puzzle.hint.click();
  await expect(puzzle.hintCard).toBeVisible();

  const cached = await cachedPaths(page);
  expect(cached.length).toBeGreaterThan(100);
  expect(site.asked.filter((path) => path.startsWith('/desk/'))).toEqual([]);

  await goOnline(context, site);
  await expect(page.getByLabel('Offline')).toBeHidden();
});

test('a puzzle finished offline is kept when the tab is killed, and other pages open', async ({
  page,
  context,
  site,
}) => {
  const puzzle = new PuzzlePage(page);
  await page.goto('/licences');
  await readTable(page, 'meta');
  await becomeOfflineReady(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  await goOffline(context, site);

  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  // The look back is a chunk of its own, and its sentences come from the worker.
  await page.getByRole('button', { name: 'See how it went' }).click();
  const stop = page.getByRole('region', { name: 'How it went' }).getByRole('listitem').first();
  await expect(stop).toContainText(/[Rr]ow \d/);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/');
  await expect(homeCard(next)).toContainText('Done for today');
  expect(await readTable(next, 'ssPuzzlesTimes')).toMatchObject({
    [TODAY]: { id: TODAY, openedOn: '2026-11-21' },
  });
  expect(await readTable(next, 'progress')).toEqual({});
  for (const [path, name] of [
    ['/crossnumber/archive', 'Archive'],
    [`/sudoku-shift/${TODAY}/leaderboard`, 'Leaderboard'],
    ['/licences', 'Licences'],
  ] as const) {
    await next.goto(path);
    await expect(next.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await next.goto('/');

  await goOnline(context, site);
  await next.reload();
  await expect(homeCard(next)).toContainText('Done for today');
});

test('an old puzzle says that it is not here, opens once online, and stays', {
  tag: '@all',
}, async ({ page, context, site }) => {
  const puzzle = new PuzzlePage(page);
  await page.goto('/');
  await becomeOfflineReady(page);
  await goOffline(context, site);
  await page.goto(`/sudoku-shift/${LONG_AGO}`);
  await expect(notHere(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notHere(page)).toBeVisible();

  await goOnline(context, site);
  // The page's retry, made offline, may still be pending, and may succeed without the button.
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(puzzle.board.or(tryAgain).first()).toBeVisible();
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
    await expect(puzzle.board).toBeVisible({ timeout: 3000 });
  }).toPass();

  await goOffline(context, site);
  await page.reload();
  await expect(puzzle.board).toBeVisible();
  // The whole month's pack was cached, so the previous day's puzzle opens too.
  await puzzle.open('2');
});

test('the whole archive can be fetched for offline play', { tag: '@all' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto('/');
  await becomeOfflineReady(page);
  expect(site.asked).not.toContain(LONG_AGO_PACK);
  const dialog = await openSettings(page);
  await dialog.getByRole('button', { name: 'Download the archive' }).click();
  await expect(dialog.getByText('The whole archive is on this device.')).toBeVisible();
  expect(site.asked).toContain(LONG_AGO_PACK);

  await goOffline(context, site);
  await new PuzzlePage(page).open(LONG_AGO);
});

test('a part of the app that the browser has lost is asked for again, and nothing else suffers', {
  tag: '@all',
}, async ({ page, context, site, complaints }) => {
  complaints.allow(FAILED_LOAD);
  await page.goto('/');
  await becomeOfflineReady(page);
  // Deletes a cached file, as the browser may to free space.
  const lost = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\/assets\/Archive-/.test(request.url) && (await cache.delete(request))) count++;
      }
    }
    return count;
  });
  expect(lost).toBe(1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await goOffline(context, site);
  await page.goto('/sudoku-shift/archive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Everything else still works.
  await page.goto(`/sudoku-shift/${TODAY}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await goOnline(context, site);
  await page.goto('/sudoku-shift/archive');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

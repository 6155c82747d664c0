/** New deployments must not interrupt a puzzle or leave a page that cannot load. */
import type { Page } from '@playwright/test';
import { NEWS } from '../../tools/build/news.ts';
import { NOW } from '../support/clock.ts';
import { becomeOfflineReady, homeCard, PuzzlePage } from './support/app.ts';
import { readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, FAILED_LOAD, inWholeBrowser, test } from './support/fixtures.ts';
import { notFound, type Site, sending } from './support/site.ts';
import { almostDone } from './support/solution.ts';
import {
  expectBuild,
  expectReady,
  expectReloaded,
  isMarked,
  lookForUpdate,
  mark,
  useIt,
} from './support/update.ts';

const waits = (page: Page) => page.getByText(/It installs when you’re online/);

inWholeBrowser(
  'a build deployed during a game disturbs nothing and is taken up afterwards',
  async ({ page, site }) => {
    const puzzle = new PuzzlePage(page);
    await page.goto('/licences');
    await becomeOfflineReady(page);
    await writeRows(page, 'progress', almostDone(TODAY));
    await puzzle.open(TODAY);
    await mark(page);

    site.deploy('second');
    await lookForUpdate(page);
    await expectReady(page, site);
    // The update waits for the game, even on the player's request.
    await useIt(page).click();
    await expect(waits(page)).toBeVisible();
    await puzzle.fillLast(boardsOf(TODAY)[3]!);
    await expect(puzzle.finished).toContainText('Saved on this device.');
    expect(await isMarked(page)).toBe(true);
    expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);

    // When the puzzle is finished, the update is offered again and applied.
    await puzzle.choose('Archive');
    await page.getByRole('link', { name: 'Crema, home' }).click();
    await expect(homeCard(page)).toContainText('Done for today');
    expect(await isMarked(page)).toBe(true);
    await useIt(page).click();
    await expectReloaded(page);
    await expect(homeCard(page)).toContainText('Done for today');
    await expectBuild(page, 'e2e-second');
  },
);

inWholeBrowser(
  'outside a puzzle the update waits for a quiet word, and for games in other tabs',
  { tag: '@all' },
  async ({ page, context, site }) => {
    await page.goto('/');
    await becomeOfflineReady(page);
    await expectBuild(page, 'e2e-first');
    const other = new PuzzlePage(await context.newPage());
    await other.open(TODAY);
    await other.page
      .getByRole('button', { name: /Slide row \d right/ })
      .first()
      .click();
    await mark(page);
    await mark(other.page);

    // Both builds have the same sources and news, so add a sentence to the newer one's news.
    const manifest = { id: 'e2e-second', news: [...NEWS, 'The biscuits are warm.'] };
    site.answer(/^\/builds\/meta\/e2e-second\.json/, sending(JSON.stringify(manifest)));
    site.deploy('second');
    await lookForUpdate(page);
    await expectReady(page, site);
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('button', { name: 'What’s new' }).click();
    await expect(page.getByText('The biscuits are warm.')).toBeVisible();
    await expect(page.getByText(NEWS[0]!)).toHaveCount(0);
    await useIt(page).click();
    await expect(waits(page)).toBeVisible();
    await other.page.close();

    await page.goto('/sudoku-shift');
    await mark(page);
    // A closed page gives up its lock a little later.
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.locks.query()).held?.map((l) => l.name)),
      )
      .not.toContain('crema-playing');
    await useIt(page).click();
    await expectReloaded(page);
    await expectBuild(page, 'e2e-second');
  },
);

test.describe('a part of the app that cannot be loaded', () => {
  // These tests run without the service worker, which would have cached the chunks.
  test.beforeEach(({ complaints }) => {
    complaints.allow(/404 \(Not Found\)/);
    complaints.allow(FAILED_LOAD);
  });

  const broken = (page: Page) => page.getByRole('heading', { name: 'This page didn’t load' });
  const archive = (page: Page) => page.getByRole('heading', { level: 1, name: 'Archive' });
  /** The number of page loads of the archive. */
  const loads = (site: Site) =>
    site.asked.filter((path) => path === '/sudoku-shift/archive').length;

  async function openArchive(page: Page): Promise<void> {
    await page.goto('/sudoku-shift');
    await page.getByRole('link', { name: 'Archive' }).click();
  }

  test('comes with one reload when a new build has replaced it', async ({ page, site }) => {
    await page.goto('/sudoku-shift');
    await expect(page.getByRole('link', { name: 'Archive' })).toBeVisible();
    site.deploy('second');
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(archive(page)).toBeVisible();
    expect(loads(site)).toBe(1);
    await expectBuild(page, 'e2e-second');
  });

  test('reloads once in ten seconds, then shows the error page with a retry', async ({
    page,
    site,
  }) => {
    // With a fixed clock the guard against repeated reloads, ten seconds, never ends.
    await page.clock.setFixedTime(NOW);
    const heal = site.answer(/^\/assets\/Archive-/, notFound);
    site.answer(/^\/builds\/latest\.json/, sending('{"id":"e2e-next"}'));
    await openArchive(page);
    await expect(broken(page)).toBeVisible();
    expect(loads(site)).toBe(1);

    // When the player tries again, the page reloads; the guard against repeated automatic reloads
    // remains active.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => loads(site)).toBe(2);
    await expect(broken(page)).toBeVisible();
    expect(loads(site)).toBe(2);

    heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(archive(page)).toBeVisible();
  });
});

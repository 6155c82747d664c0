/**
 * The accessibility checker axe finds no violation on the built pages, in either colour mode, on phone
 * and desktop. Each game's board, its hints and its end: tests/views.
 */
import type { Page } from '@playwright/test';
import { homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { notFound, sending } from './support/site.ts';
import { almostDone } from './support/solution.ts';

test.slow();
// Reduced motion avoids colours in transition while axe runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** axe runs all rules in the first mode, and the colour rules alone in the others. */
const checking =
  (page: Page, ...modes: ['light' | 'dark', ...'dark'[]]) =>
  async (state: string) => {
    expect.soft(await violationsIn(page, modes), state).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `${state}: the page scrolls sideways`).toBeLessThanOrEqual(0);
  };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the pages', async ({ page }) => {
    const check = checking(page, 'dark');
    await page.goto('/');
    await expect(homeCard(page)).toBeVisible();
    await check('home, new');
    const dialog = await openSettings(page);
    await check('settings');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Games' }).click();
    await check('games menu');
    for (const path of [
      '/sudoku-shift',
      '/crossnumber/archive',
      `/sudoku-shift/${TODAY}/leaderboard`,
      ...['/licences', '/privacy', '/accessibility', '/nowhere', '/sudoku-shift/9999'],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(path);
    }
  });
});

test('a puzzle to its end on a desktop, what it leaves behind, and what is missing', {
  tag: '@all',
}, async ({ page, site, complaints }) => {
  complaints.allow(/./);
  const check = checking(page, 'light', 'dark');
  const puzzle = new PuzzlePage(page);
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  await page.goto('/');
  await expect(homeCard(page)).toContainText('filled in');
  await check('home, in progress');
  await puzzle.open(TODAY);
  await page.keyboard.press('h');
  await expect(puzzle.hintCard).toBeVisible();
  await check('hint');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await check('menu');
  await page.locator('#play-menu').getByText('Restart this board').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('restart question');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause' }).click();
  await check('paused');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await puzzle.turnTo('Latte');
  await check('a finished board');
  await puzzle.turnTo('Mocha');
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  await check('finished');
  for (const name of ['Share', 'Play more']) {
    await puzzle.finished.getByRole('button', { name }).click();
    await check(name);
    await page.keyboard.press('Escape');
  }
  for (const path of ['/', '/sudoku-shift', `/sudoku-shift/${TODAY}/leaderboard`]) {
    await page.goto(path);
    await expect(page.getByText(/^4:\d\d$/).first()).toBeVisible();
    await check(`${path} with a result`);
  }

  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  site.answer(/^\/assets\/Archive-/, notFound);
  site.answer(/^\/puzzles\//, sending('{'));
  await page.goto('/sudoku-shift');
  await expect(page.getByText('Your results aren’t being saved.')).toBeVisible();
  await check('results aren’t being saved');
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await page.getByText('Report this error').click();
  await check('error page');
  await page.getByRole('link', { name: 'Go home' }).click();
  await homeCard(page).getByRole('link', { name: /^Play/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await check('puzzle that is not here');
});

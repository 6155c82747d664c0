/**
 * The accessibility checker axe finds no violation on any page, in any state, in either colour
 * mode, on phone and desktop.
 */
import type { Page } from '@playwright/test';
import { homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { boardsOf, TODAY, YESTERDAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { notFound, sending } from './support/site.ts';
import { almostDone, savedGame } from './support/solution.ts';

const half = savedGame(TODAY, ({ index, moves }) => (index < 2 ? moves : moves.slice(0, 9)));

/**
 * The screens and the colour modes in which axe checks every screen: axe runs all rules in a
 * screen's first mode, and only the colour rules in the other modes.
 */
const screens = [
  {
    name: 'a phone',
    modes: ['dark'],
    device: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  },
  {
    name: 'a desktop',
    modes: ['light', 'dark'],
    device: { viewport: { width: 1280, height: 800 } },
  },
] as const;

for (const { name, modes, device } of screens) {
  test.describe(`on ${name}`, () => {
    test.slow();
    // Reduced motion avoids colours in transition while axe runs.
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } });

    async function expectNoViolations(page: Page, state: string): Promise<void> {
      expect.soft(await violationsIn(page, modes), state).toEqual([]);
      // The page must not scroll sideways.
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.scrollWidth,
        window.innerWidth,
      ]);
      expect.soft(Math.max(...widths), `${state}: width`).toBe(device.viewport.width);
    }

    test('the pages', name === 'a phone' ? {} : { tag: '@all' }, async ({ page }) => {
      await page.goto('/');
      await expect(homeCard(page)).toBeVisible();
      await expectNoViolations(page, 'home, new');
      const dialog = await openSettings(page);
      await expectNoViolations(page, 'settings');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Games' }).click();
      await expectNoViolations(page, 'games menu');

      for (const path of [
        '/sudoku-shift',
        `/sudoku-shift/${TODAY}/leaderboard`,
        '/licences',
        '/privacy',
        '/accessibility',
        '/nowhere',
        '/sudoku-shift/9999',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, path);
      }

      await makeDatabase(page);
      await writeRows(page, 'progress', { ...half, ...almostDone(YESTERDAY) });
      await page.goto('/');
      await expect(homeCard(page)).toContainText('poured');
      await expectNoViolations(page, 'home, in progress');
    });

    test.describe('in the first summer', () => {
      // An early date keeps the archive short: three months are enough for axe, which checks every
      // day in the archive.
      test.use({ startsAt: new Date('2025-08-10T09:00:00+02:00') });
      test('the archive', { tag: '@all' }, async ({ page }) => {
        await makeDatabase(page);
        await writeRows(page, 'progress', almostDone('40'));
        await writeRows(page, 'ssPuzzlesTimes', {
          '41': { id: '41', result: [1000, 2000, 3000, 4000], openedOn: null, finishedAt: null },
        });
        await page.goto('/sudoku-shift/archive');
        await expect(page.getByRole('link', { name: /in progress$/ })).toBeVisible();
        await expect(page.getByRole('link', { name: /solved$/ })).toBeVisible();
        await expectNoViolations(page, 'archive');
      });
    });

    test('a puzzle, from its start on', { tag: '@all' }, async ({ page }) => {
      const puzzle = new PuzzlePage(page);
      await puzzle.open(TODAY);
      await expectNoViolations(page, 'puzzle, start');
      await puzzle.clickCell(1, boardsOf(TODAY)[0]!.rows[1]!.indexOf('.'));
      for (const digit of ['3', '2']) await page.keyboard.press(digit);
      await expect(puzzle.board.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoViolations(page, 'puzzle with a clash');
      await page.keyboard.press('Delete');
      await page.keyboard.press('p');
      await page.keyboard.press('1');
      await expectNoViolations(page, 'puzzle with pencil marks');
      await page.keyboard.press('h');
      await expect(puzzle.hintCard).toBeVisible();
      await expectNoViolations(page, 'hint');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoViolations(page, 'menu');
      await page.locator('#play-menu').getByText('Restart this board').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'restart question');
      await page.keyboard.press('Escape');
      await puzzle.choose('How to play');
      await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
      await expectNoViolations(page, 'how to play');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pause' }).click();
      await expectNoViolations(page, 'paused');
    });

    test('a puzzle at its end, and what it leaves behind', { tag: '@all' }, async ({ page }) => {
      const puzzle = new PuzzlePage(page);
      await makeDatabase(page);
      await writeRows(page, 'progress', almostDone(TODAY));
      await puzzle.open(TODAY);
      await expectNoViolations(page, 'largest board');
      await puzzle.turnTo('Latte');
      await expectNoViolations(page, 'a finished board');
      await puzzle.turnTo('Mocha');
      await puzzle.fillLast(boardsOf(TODAY)[3]!);
      await expect(puzzle.finished).toContainText('Saved on this device.');
      await expectNoViolations(page, 'finished');
      await puzzle.finished.getByRole('button', { name: 'Share' }).click();
      await expectNoViolations(page, 'share');
      await page.keyboard.press('Escape');
      await puzzle.finished.getByRole('button', { name: 'Play more' }).click();
      await expectNoViolations(page, 'play more');
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(puzzle.finished).toBeVisible();
      await expectNoViolations(page, 'opened again');
      for (const path of ['/', '/sudoku-shift', `/sudoku-shift/${TODAY}/leaderboard`]) {
        await page.goto(path);
        await expect(page.getByText(/^4:\d\d$/).first()).toBeVisible();
        await expectNoViolations(page, `${path} with a result`);
      }
    });

    test.describe('when something is missing', () => {
      test('the error page, the missing pack and the banner', { tag: '@all' }, async ({
        page,
        site,
        complaints,
      }) => {
        complaints.allow(/./);
        await page.addInitScript(() => {
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
        });
        site.answer(/^\/assets\/Archive-/, notFound);
        await page.goto('/sudoku-shift');
        await expect(page.getByText('Results are not being kept.')).toBeVisible();
        await expectNoViolations(page, 'results are not being kept');
        await page.getByRole('link', { name: 'Archive' }).click();
        await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
        await page.getByText('Report', { exact: true }).click();
        await expectNoViolations(page, 'error page');
        site.answer(/^\/puzzles\//, sending('{'));
        await page.getByRole('link', { name: 'Go home' }).click();
        await homeCard(page).getByRole('link', { name: /^Play/ }).click();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expectNoViolations(page, 'puzzle that is not here');
      });
    });
  });
}

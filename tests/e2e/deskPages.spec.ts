/** The pages of the desk, with an editor signed in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mapsOf } from '../../tools/build/maps.ts';
import { DEMO_PROJECT } from '../../tools/build/site.ts';
import { becomeOfflineReady } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { BUILDS, folderOf } from './support/builds.ts';
import { cachedPaths } from './support/caches.ts';
import { deskDocuments, signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test, withWorker } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const PAGES = [
  ['/barista', 'Calendar'],
  ['/barista?show=inbox', 'Inbox'],
  ['/barista?show=log', 'Log'],
  ['/barista?show=guide', 'Guide'],
  ['/barista/yearly-daily-legacy', 'Old data'],
] as const;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const today = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Today/ });

test.describe('whoever is not known here', () => {
  test('is asked to sign in, and finds nothing at addresses that the desk does not have', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/barista/tea-party');
    await expect(page.getByText('Nothing on this tray')).toBeVisible();
    for (const path of ['/barista', '/barista/sudoku', '/barista/yearly-daily-legacy']) {
      await page.goto(path);
      await expect(heading(page, 'The desk')).toBeVisible();
    }
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('an editor', () => {
  test.beforeEach(async ({ page }) => {
    await signInAtDesk(page, deskDocuments());
  });

  test('finds in the calendar what the desk has changed, and only alarms if they like', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/barista');
    await expect(today(page)).toContainText('2 players’ reports.');
    await expect(today(page)).toContainText('It is held, and today is its day.');
    await page.getByText('Only alarms').click();
    const days = page.locator('main ol > li');
    await expect(days).toHaveCount(2);
    await page.getByRole('radio', { name: 'Royal Family' }).check({ force: true });
    await expect(days).toHaveCount(1);
    await today(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/barista\/royal-family\?id=\d+$/);
  });

  test('goes through a held result step by step, with the keyboard', { tag: '@all' }, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/decideHeld/);
    await page.goto('/barista?show=inbox');
    await page.getByRole('button', { name: 'Look at how it was played' }).first().press('Enter');
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    await expect(slider).toHaveValue(String(last));
    const board = page.getByRole('listitem').filter({ has: slider });
    await expect(board.getByText(`${last} of ${last}`, { exact: true })).toBeVisible();
    await slider.press('Home');
    await expect(board.getByText('The start', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'One step on' }).press('Enter');
    await expect(slider).toHaveValue('1');
    await page.getByRole('button', { name: 'To the end' }).press('Enter');
    await expect(slider).toHaveValue(String(last));
    // Without a server, sending the decision fails with a message.
    await page.getByRole('button', { name: 'Refuse it' }).click();
    const question = page.getByRole('dialog', { name: 'Refuse it' });
    await expect(question).toContainText('That cannot be taken back.');
    await question.getByRole('button', { name: 'Refuse it' }).click();
    await expect(question.getByRole('alert')).toContainText('cannot be reached');
  });

  test('is reached from the account', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'The desk' }).click();
    await expect(page).toHaveURL(/\/barista$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'The desk' })).toBeVisible();
  });

  test('reads buttons of the settings on the page for old data, which are there', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/barista/yearly-daily-legacy');
    await expect(heading(page, 'Old data')).toBeVisible();
    const names = await page.locator('main li strong').allTextContents();
    expect(new Set(names)).toEqual(new Set(['Settings', 'Save a backup', 'Restore a backup']));
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByRole('button', { name: 'Save a backup' })).toBeVisible();
    await expect(settings.getByText('Restore a backup')).toBeVisible();
  });

  for (const [path, name] of PAGES) {
    test(`reads ${name} by all rules, and on a small phone with large letters`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText(/^Reading/)).toHaveCount(0);
      // Check the calendar with few puzzles listed: axe would take a minute for all four hundred.
      if (name === 'Calendar') await page.getByText('Only alarms').click();
      if (name === 'Inbox') {
        await expect(page.getByText('Geografind has puzzles for 12 more days.')).toBeVisible();
        await page.getByText('The newest report').click();
        await expect(page.getByText('2 results with the same moves')).toBeVisible();
        await page.getByRole('button', { name: 'Look at how it was played' }).first().click();
        await expect(page.getByRole('slider')).toBeVisible();
      }
      expect(await violationsIn(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest).toBeLessThanOrEqual(320);
      expect(await violationsIn(page, ['light'])).toEqual([]);
    });
  }
});

// Sudoku Shift's, Crossnumber's and Royal Family's are measured in workbench.spec and desk-*.spec.
test('the benches of Geografind and Yearly Daily are no wider than a small screen, or than one with large letters', {
  tag: '@all',
}, async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/barista/geografind', '/barista/yearly-daily']) {
    await page.goto(path);
    await expect(page.getByText('Nothing against it', { exact: true })).toBeVisible();
    expect(await beyondTheScreenInAnySize(page), path).toEqual([]);
  }
});

withWorker(
  'the desk is no part of what a device keeps, and says so offline',
  async ({ page, context, site, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await signInAtDesk(page);
    await page.goto('/');
    await becomeOfflineReady(page);
    await page.goto('/barista');
    await expect(heading(page, 'Calendar')).toBeVisible();
    expect((await cachedPaths(page)).filter((path) => /^\/desk\/|barista/.test(path))).toEqual([]);
    await context.setOffline(true);
    site.unplug();
    await page.goto('/barista');
    await expect(heading(page, 'The desk cannot be opened just now')).toBeVisible();
    await page.getByRole('link', { name: 'To the puzzles' }).click();
    await expect(page).toHaveURL('/');
    site.plugIn();
    await context.setOffline(false);
    await page.goto('/barista/sudoku');
    await expect(page.getByRole('navigation', { name: 'The desk' })).toBeVisible();
  },
);

test('no file of players’ pages, or of the worker, holds anything of the desk', () => {
  const folder = folderOf('first');
  const ofMaps = join(mapsOf(folder, DEMO_PROJECT), BUILDS.first);
  const maps = [
    'sw.js.map',
    ...readdirSync(join(ofMaps, 'assets')).map((name) => `assets/${name}`),
  ].map((name) => JSON.parse(readFileSync(join(ofMaps, name), 'utf8')) as { sources: string[] });
  const sources = maps.flatMap((map) => map.sources);
  expect(sources.some((source) => source.endsWith('src/app/play/PlayPage.tsx'))).toBe(true);
  const ofDesk =
    /src\/(?:app\/desk|desk|firebase\/desk|barista)|src\/games\/[^/]+\/(?:editor|bench|toolkit)/;
  expect(sources.filter((source) => ofDesk.test(source))).toEqual([]);
  const texts = readdirSync(folder).filter((name) => /^(?:index|play|page|sw)/.test(name));
  for (const name of texts) {
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain('/desk/');
  }
});

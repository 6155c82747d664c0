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

test('an editor comes from the account, and reads every page by all rules, on a small phone with large letters too', {
  tag: '@all',
}, async ({ page, complaints }) => {
  test.slow();
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page, deskDocuments());
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'The desk' }).click();
  await expect(page).toHaveURL(/\/barista$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [path, name] of PAGES) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      if (name === 'Calendar') {
        await expect(today(page)).toContainText('2 player reports.');
        await expect(today(page)).toContainText('On hold, and due today.');
        // Few puzzles: axe would take a minute for all four hundred.
        await page.getByText('Only alarms').click();
        await expect(page.locator('main ol > li')).toHaveCount(2);
      }
      if (name === 'Inbox') {
        await expect(page.getByText('Geografind has puzzles for 12 more days.')).toBeVisible();
        await page.getByText('Latest report').click();
        await expect(page.getByText('2 results with the same moves')).toBeVisible();
        await page.getByRole('button', { name: 'Show the moves' }).first().click();
        const slider = page.getByRole('slider');
        await slider.press('Home');
        await page.getByRole('button', { name: 'One step forward' }).press('Enter');
        await expect(slider).toHaveValue('1');
      }
      expect(await violationsIn(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest).toBeLessThanOrEqual(320);
      expect(await violationsIn(page, ['light'])).toEqual([]);
    });
  }
  // The benches of the other games: workbench.spec.ts and desk-*.spec.ts.
  for (const path of ['/barista/geografind', '/barista/yearly-daily']) {
    await page.goto(path);
    await expect(page.getByText('Ready to publish', { exact: true })).toBeVisible();
    expect(await beyondTheScreenInAnySize(page), path).toEqual([]);
  }
});

withWorker(
  'the desk is no part of what a device keeps, and says so offline',
  { tag: '@all' },
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
    await expect(heading(page, 'The desk can’t be opened right now')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the puzzles' }).click();
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

/** Puzzles past the last pack, which the device makes itself while the page says so. */
import type { Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { readTable } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';

/** A Sunday after the last pack. */
const DAY = '2027-06-20';
const SUDOKU = idFor(definitionOf('sudoku-shift').schedule, DAY);

test.use({ startsAt: new Date(`${DAY}T09:00:00+02:00`) });

test.beforeEach(({ complaints }) =>
  complaints.allow(/Failed to load resource: the server responded with a status of 404/),
);

const baking = (page: Page) => page.getByRole('heading', { name: 'Brewing today’s puzzle…' });
const stop = (page: Page) => page.getByRole('link', { name: 'Stop and go home' });
const heard = (page: Page) => page.locator('main').getByRole('status').first();

/**
 * Holds the puzzle back after the worker has made it.
 * @returns a function that releases it.
 */
async function holdPuzzle(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/assets\/engine\.worker-/, async (route) => {
    const response = await route.fetch();
    const body = `const send = self.postMessage.bind(self);
      const released = new Promise((resolve) => { self.letGo = resolve; });
      self.postMessage = (reply) => 'answer' in reply ? released.then(() => send(reply)) : send(reply);
      ${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const engine = () => page.workers().find((worker) => worker.url().includes('engine.worker-'));
  return async () => {
    await expect.poll(engine).toBeDefined();
    // The worker exists before its script has run.
    const hasStarted = () => engine()!.evaluate(() => 'letGo' in self);
    await expect.poll(hasStarted).toBe(true);
    await engine()!.evaluate(() => (self as unknown as { letGo(): void }).letGo());
  };
}

test('the page says how far a puzzle has come, and opens it when it is ready', async ({ page }) => {
  const letGo = await holdPuzzle(page);
  await page.goto(`/sudoku-shift/${SUDOKU}`);
  await expect(baking(page)).toBeVisible();
  await expect(heard(page)).toHaveText('Brewing today’s puzzle…');
  await expect(page.getByText('Board 4 of 4')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Boards ready' })).toHaveAttribute(
    'aria-valuenow',
    '75',
  );
  await letGo();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(baking(page)).toBeHidden();
  await expect(heard(page)).toHaveText('The puzzle is ready.');
  await expect(page.locator('#main')).toBeFocused();
});

test('the making can be stopped, which ends it and leads home, and begins anew', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  const letGo = await holdBack(page, /\/assets\/engine-/);
  const card = page.getByRole('region', { name: 'Sudoku Shift', exact: true });
  await card.getByRole('link', { name: /Play/ }).click();
  await expect(baking(page)).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(1);
  await stop(page).click();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.workers()).toHaveLength(0);

  await page.goBack();
  await expect(baking(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('grid')).toBeVisible();
  // The puzzle that was made is kept: it opens without the engine.
  await expect.poll(async () => Object.keys(await readTable(page, 'ssPuzzles'))).toContain(SUDOKU);
  await holdBack(page, /\/assets\/engine/);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
});

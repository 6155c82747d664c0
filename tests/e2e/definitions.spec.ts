/** Pages show results without loading the games' rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { GAME, homeCard } from './support/app.ts';
import { folderOf } from './support/builds.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { TODAY, YESTERDAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { almostDone } from './support/solution.ts';

/** The games whose rules are in the JavaScript chunk at this path. */
const rulesIn = (path: string) =>
  DEFINITIONS.filter(({ id }) => path.startsWith(`/assets/${id}-rules-`)).map(({ id }) => id);

test('home waits for no game’s rules, with results and unfinished games to show', async ({
  page,
  site,
}) => {
  await makeDatabase(page);
  const result = { id: YESTERDAY, result: [1, 2, 3, 4], openedOn: null, finishedAt: null };
  await writeRows(page, 'ssPuzzlesTimes', { [YESTERDAY]: result });
  await writeRows(page, 'progress', almostDone(TODAY));
  // On the home page only the miniature boards need the rules, so they render last.
  const letGo = await holdBack(page, /\/assets\/[a-z-]+-rules-/);
  await page.goto('/');
  await expect(homeCard(page)).toContainText('90% filled in');
  await expect(page.getByRole('link', { name: `Continue ${GAME}` })).toBeVisible();
  await expect(page.locator('[data-miniature]')).toHaveCount(0);
  letGo();
  await expect(homeCard(page).locator('[data-miniature] svg')).toBeVisible();
  const scripts = () => site.asked.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts().some((path) => path.startsWith('/assets/home-'))).toBe(true);
  // A start that is idle loads two more files, not one for each of some thirty small modules.
  await expect.poll(() => scripts().some((path) => path.startsWith('/assets/idle-'))).toBe(true);
  expect(scripts().length).toBeLessThan(28);
  // A puzzle's page does load a chunk that `rulesIn` recognises; otherwise the checks above prove
  // nothing.
  await page.goto(`/sudoku-shift/${TODAY}`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(site.asked.flatMap(rulesIn)).toContain('sudoku-shift');
});

test('no page waits for the code that only an idle start needs', () => {
  const assets = join(folderOf('first'), 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const waiting = (chunk: string) =>
    scripts.filter((name) =>
      new RegExp(`from ?["']\\./${chunk}-`).test(readFileSync(join(assets, name), 'utf8')),
    );
  expect(waiting('server').length).toBeGreaterThan(5);
  // The import of old results is loaded when it is used.
  expect(waiting('idle').filter((name) => !name.startsWith('localStorageImport-'))).toEqual([]);
});

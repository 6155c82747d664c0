/** Crema in the oldest Chromium that it plays in, and what no browser at the floor knows. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { FLOOR } from '../../src/lib/floor.ts';
import { CHROMIUM_ARGS } from '../../tools/chromium.ts';
import { newerInBuild } from '../../tools/lint/newer.ts';
import { homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { folderOf, ROOT } from './support/builds.ts';
import { playCrossnumber } from './support/crossnumber.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { playGeografind } from './support/geografind.ts';
import { playRoyalFamily } from './support/royalFamily.ts';
import { almostDone } from './support/solution.ts';
import { playYearlyDaily } from './support/yearlyDaily.ts';

const require = createRequire(import.meta.url);

/** The path of Chromium 109, unpacked from its package once. */
function oldChromium(): string {
  const folder = join(ROOT, '.cache');
  const program = join(folder, 'chromium-109');
  if (!existsSync(program)) {
    const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../bin/chromium.br');
    mkdirSync(folder, { recursive: true });
    // Several workers may unpack it at once.
    const own = `${program}-${process.pid}`;
    writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(own, program);
  }
  return program;
}

const runs = process.platform === 'linux' && process.arch === 'x64';
test.skip(!runs, 'The package has Chromium for Linux on x64 only.');
test.use(
  runs
    ? { launchOptions: { executablePath: oldChromium(), args: [...CHROMIUM_ARGS, '--no-zygote'] } }
    : {},
);

test.beforeEach(({ browser }) => {
  expect(browser.version().split('.')[0]).toBe(FLOOR.Chrome);
});

test('every page opens', { tag: '@all' }, async ({ page }) => {
  test.slow();
  for (const path of [
    ...['/', '/statistics', '/tables', '/licences', '/privacy', '/accessibility', '/magic-link'],
    ...['/join/funah-zidad-domaj', '/nowhere'],
    ...GAME_IDS.flatMap((game) => [`/${game}`, `/${game}/archive`]),
    `/sudoku-shift/${TODAY}/leaderboard`,
  ]) {
    await page.goto(path);
    // Only the app's own main element has an id, not the prerendered one.
    await expect(page.locator('main#main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('We’ve spilled something')).toHaveCount(0);
    await expect(page.locator('#below-floor')).toBeHidden();
  }
});

test('every game is finished', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  for (const play of [playYearlyDaily, playCrossnumber, playGeografind, playRoyalFamily]) {
    await test.step(play.name, () => play(page));
  }
});

test('menus open and close, and drawings have their colours, light and dark', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  await expect(homeCard(page)).toBeVisible();
  const games = page.getByRole('button', { name: 'Games' });
  const list = page.locator('#games-menu');
  await expect(list).toBeHidden();
  await games.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await games.click();
  await list.getByRole('link', { name: /Crossnumber/ }).click();
  await expect(page).toHaveURL('/crossnumber');
  await expect(list).toBeHidden();

  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.choose('How to play');
  await expect(page.locator('#play-menu')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.goto('/');
  const fills = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('main#main svg rect')].map(
          (shape) => getComputedStyle(shape).fill,
        ),
      ),
    ]);
  const [wood, block] = [
    ['rgb(217, 185, 138)', 'rgb(74, 53, 36)'],
    ['rgb(39, 50, 70)', 'rgb(4, 7, 13)'],
  ];
  for (const [i, mode] of (['Light', 'Dark'] as const).entries()) {
    const settings = await openSettings(page);
    await settings.getByText(mode, { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(fills).toEqual(expect.arrayContaining([wood![i], block![i]]));
    expect(await fills()).not.toContain('rgb(0, 0, 0)');
  }
});

test('a browser below the floor reads one sentence', async ({ page, site }) => {
  const html = readFileSync(join(ROOT, folderOf('first'), 'index.html'), 'utf8');
  // An older browser knows none of these features.
  const older = html.replace('height: 1lh', 'height: 1none').replace('animation-composition', 'no');
  site.answer(/^\/$/, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(older);
  });
  await page.goto('/');
  await expect(page.locator('#below-floor')).toBeVisible();
});

test('the build uses nothing newer than the floor', () => {
  expect(newerInBuild(join(ROOT, folderOf('first')))).toEqual([]);
});

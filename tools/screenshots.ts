/**
 * Takes pictures of the built app: `npm run screenshots` for the web app manifest
 * (public/screenshots) and the README (docs/pictures), and `npm run screenshots -- modes [name …]` for a review of all pages in all
 * display modes or some, with the findings of the accessibility checker axe.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { GAME_IDS } from '../src/games/definitions.ts';
import { guess } from '../tests/e2e/support/geografind.ts';
import { beNoNewcomer } from '../tests/support/beNoNewcomer.ts';
import { FORMS, SCENES, type Scene, screenshotFile } from './build/screenshotList.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { takeSliding } from './screenshots/sliding.ts';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const SLIDING = fileURLToPath(new URL('../docs/pictures/sudoku-shift.png', import.meta.url));

/** Makes the moves of some hints. */
async function playALittle(page: Page, steps: number): Promise<void> {
  for (let taken = 0; taken < steps; taken++) {
    await page.getByRole('button', { name: /^Hint/ }).click();
    const card = page.getByRole('region', { name: 'Hint' });
    const next = card.getByRole('button', { name: /^(?:Why|Next)/ });
    const end = card.getByRole('button', { name: 'Do it', exact: true });
    await next.or(end).waitFor();
    while (await next.isVisible()) await next.click();
    await end.click();
  }
}

/**
 * Opens the page of each manifest picture. The day and the puzzles are fixed, so that pictures change only with
 * the design.
 */
const STAGE: Readonly<Record<Scene, (page: Page, address: string) => Promise<void>>> = {
  async home(page, address) {
    await page.clock.setSystemTime(new Date(2026, 10, 21, 9));
    await page.goto(`${address}/`);
    // The cards draw their boards one after the other, once the page is idle.
    await page
      .locator('[data-miniature]')
      .nth(GAME_IDS.length - 1)
      .waitFor();
  },
  async 'sudoku-shift'(page, address) {
    await page.goto(`${address}/sudoku-shift/515`);
    await page.getByRole('button', { name: /^Cortado/ }).click();
    await page.locator('.play-tabs nav:not([data-coming])').waitFor();
    await playALittle(page, 5);
    await page.getByRole('gridcell', { name: /empty/ }).nth(3).click();
  },
  async 'yearly-daily'(page, address) {
    await page.goto(`${address}/yearly-daily/2026-11-21`);
    await playALittle(page, 4);
  },
  async geografind(page, address) {
    await page.goto(`${address}/geografind/399`);
    for (const country of ['Brazil', 'India']) {
      await guess(page, country);
      await page.getByRole('list', { name: 'Guesses' }).getByText(`, ${country}:`).waitFor();
    }
    await page.mouse.move(0, 0);
  },
  async crossnumber(page, address) {
    await page.goto(`${address}/crossnumber/58`);
    await playALittle(page, 14);
  },
  async 'royal-family'(page, address) {
    await page.goto(`${address}/royal-family/391`);
    await playALittle(page, 6);
  },
};

async function takePictures(): Promise<void> {
  mkdirSync(`${folder}/screenshots`, { recursive: true });
  const server = await serve('dist', 0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  for (const { form, width, height, scale } of FORMS) {
    for (const { scene } of SCENES) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(beNoNewcomer, GAME_IDS);
      const page = await context.newPage();
      await STAGE[scene](page, address);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await page.screenshot({ path: `${folder}/${screenshotFile(scene, form)}` });
      await context.close();
    }
  }
  const page = await browser.newPage({
    viewport: { width: 560, height: 700 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(beNoNewcomer, GAME_IDS);
  writeFileSync(SLIDING, await takeSliding(page, address));
  await browser.close();
  server.close();
}

const [what, ...more] = process.argv.slice(2);
if (what === undefined) await takePictures();
else if (what === 'modes') {
  const { takeModes } = await import('./screenshots/modes.ts');
  process.exitCode = (await takeModes(more)) ? 0 : 1;
} else {
  console.error('Usage: npm run screenshots [-- modes [name …]]');
  process.exitCode = 1;
}

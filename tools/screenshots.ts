/** Takes the manifest's screenshots (public/screenshots) from the built app: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('../public/screenshots', import.meta.url));
const SHOTS = [
  { name: 'narrow', width: 360, height: 740, scale: 2 },
  { name: 'wide', width: 1280, height: 800, scale: 1 },
];

/** A board in the middle of a game: some rows slid, some cells filled, one chosen. */
async function playALittle(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cortado/ }).click();
  for (let taken = 0; taken < 5; taken++) {
    await page.getByRole('button', { name: /^Hint/ }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
  }
  await page.getByRole('gridcell', { name: /empty/ }).nth(3).click();
}

mkdirSync(folder, { recursive: true });
const server = await serve('dist', 0);
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
for (const { name, width, height, scale } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/sudoku-shift/515`);
  await playALittle(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await browser.close();
server.close();

/**
 * Takes the pictures of the desk's guide: each game's bench (the page for editing a puzzle), on a
 * device that has opened the desk before.
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import type { GameId } from '../../src/games/definitions.ts';
import { signInAtDesk } from '../../tests/e2e/support/desk.ts';
import { NOW, shiftClock } from '../../tests/support/clock.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { serve } from '../serve.ts';

const FOLDER = fileURLToPath(new URL('../../docs/desk/pictures', import.meta.url));

/** Packed puzzles, and an action before the picture is taken. */
const BENCHES: Readonly<
  Partial<Record<GameId, readonly [id: string, prepare?: (page: Page) => unknown]>>
> = {
  'sudoku-shift': ['517', (page) => page.getByText('Cortado').first().click()],
  'yearly-daily': ['2026-11-22'],
  crossnumber: ['60'],
  geografind: ['402'],
  'royal-family': ['394'],
};

/** The pictures' size in CSS pixels; the same as `PICTURE` in src/app/desk/guide/Markdown.tsx. */
const SIZE = { width: 1200, height: 800 };

export async function takeDeskPictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const server = await serve('dist', 0);
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  for (const [game, [id, prepare]] of Object.entries(BENCHES)) {
    const context = await browser.newContext({
      baseURL,
      viewport: SIZE,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(shiftClock, NOW.getTime() - Date.now());
    const page = await context.newPage();
    await signInAtDesk(page);
    await page.goto(`/barista/${game.replace('-shift', '')}?id=${id}`);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await verdict.getByText('Nothing against it').waitFor();
    await prepare?.(page);
    await page.getByRole('navigation', { name: 'Day' }).evaluate((day) => {
      document.documentElement.style.scrollBehavior = 'auto';
      day.scrollIntoView();
    });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: `${FOLDER}/${game}.jpg`, type: 'jpeg', quality: 78 });
    await context.close();
  }
  await browser.close();
  server.close();
}

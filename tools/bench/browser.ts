/** The browser that the benches measure in, and the conditions that they set. */
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { beNoNewcomer } from '../../tests/support/beNoNewcomer.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { temporaryFolder } from './scratch.ts';

const LAUNCH = { args: CHROMIUM_ARGS } as const;

/** For cold visits: every context begins with nothing. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...LAUNCH, executablePath: findChromium() });
}

/** One profile on disk, as a player's is: with its caches, compiled code and database files. */
export async function openProfile(device = {}): Promise<BrowserContext> {
  const options = { ...LAUNCH, ...device, executablePath: findChromium() };
  const context = await chromium.launchPersistentContext(temporaryFolder('profile'), options);
  await skipExamples(context);
  return context;
}

/** The phone of Lighthouse's mobile runs. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** For a player who has seen the games before: puzzles open at once, without an example before them. */
export function skipExamples(pages: Page | BrowserContext): Promise<unknown> {
  return pages.addInitScript(beNoNewcomer, GAME_IDS);
}

/** Larger than every page that is measured, in px. */
const WINDOW = { width: 1000, height: 1200 };

/**
 * A page on that phone with an empty profile, of a player who has seen the games before. Its context is to be
 * closed.
 *
 * Playwright makes the window as large as the page, but the bars at its top are part of it: the page's lower end
 * lies below the window, and an answer that is drawn only there (a hint's, on a long page) is never shown, and
 * timed by what the page happens to show next.
 */
export async function openPhonePage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await sessionOf(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await session.detach();
  await skipExamples(page);
  return page;
}

/** Resolves when a first visit's service worker has taken everything in: until then it works beside the page. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
}

/** A processor four times slower than this one. */
export function slowProcessor(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const KBIT = 1000 / 8;

/** Lighthouse's slow 4G. Chromium delays every request by the round trip, connecting included. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * KBIT,
    uploadThroughput: 750 * KBIT,
  });
}

export function sessionOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** The browser of the benches, and the throttling of its processor and network. */
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

const LAUNCH = { args: CHROMIUM_ARGS } as const;

/** A browser for measuring first visits: every context in it starts with an empty profile. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...LAUNCH, executablePath: findChromium() });
}

/** The screen of the phone that Lighthouse's mobile runs emulate. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Marks every game as tried, as for a returning player: puzzles then open at once, without a
 * preceding example.
 */
export function skipExamples(pages: Page | BrowserContext): Promise<unknown> {
  return pages.addInitScript(beNoNewcomer, GAME_IDS);
}

/** Size of the browser's window in px: larger than every measured page. */
const WINDOW = { width: 1000, height: 1200 };

/**
 * A page on the emulated phone (`PHONE`) with an empty profile, in which all games are marked as
 * tried. The caller closes its context.
 * Playwright makes the window as large as the page, but the window includes its toolbars: the
 * page's lower end is below the window, and a response drawn only there (a hint's, on a long page)
 * is never presented, so its timing ends at an unrelated later frame.
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

/**
 * Resolves when a first visit's service worker has finished its precaching, which competes with the
 * page.
 */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
}

/** Throttles the processor to a quarter of its speed. */
export function slowProcessor(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export function sessionOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

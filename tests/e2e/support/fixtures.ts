/**
 * The test function of all end-to-end tests: every test has a site of its own, a clock set to the
 * tests' day, and fails when anything complains in the console without having been expected to.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { GAME_IDS } from '../../../src/games/definitions.ts';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/chromium.ts';
import { beNoNewcomer } from '../../support/beNoNewcomer.ts';
import { shiftClock } from './clock.ts';
import { NOW } from './day.ts';
import { openSite, type Site } from './site.ts';

export { expect };

/** What console and pages complained about. */
export interface Complaints {
  /** From now on and in retrospect, complaints that match are part of the test. */
  allow(pattern: RegExp): void;
}

/** What Chromium says of every request that fails, as it must without a network. */
export const FAILED_REQUEST = /Failed to load resource: net::ERR_/;

/** What Chromium says of chunks that wait for an app that is held back. */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

/** Console messages of the app and Chromium about a chunk that is missing or has other content. */
export const FAILED_LOAD =
  /A part of the app did not come|Failed to fetch dynamically imported module|Failed to load module script/;

/** What Chromium and the app say when Playwright keeps the service worker away. */
const WORKER_BLOCKED = [
  /Service Worker registration blocked by Playwright/,
  /cannot be kept for offline play/,
];

interface Fixtures {
  readonly site: Site;
  readonly complaints: Complaints;
  /** Another browser profile: the same site, nothing stored. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Options {
  /** The moment at which the test starts, by its pages' clocks. */
  readonly startsAt: Date;
  /** Whether the player has never seen any of the games: then a small one to try comes first. */
  readonly newcomer: boolean;
}

/** Sets a page's clock to another moment, without a word to the page. */
export const setClock = (page: Page, to: Date) =>
  page.evaluate(
    (ms) => (globalThis as unknown as { setClock(ms: number): void }).setClock(ms),
    to.getTime(),
  );

interface Prepare {
  readonly prepare: (context: BrowserContext) => Promise<void>;
}

export const test = base.extend<Fixtures & Options & Prepare>({
  startsAt: [NOW, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off it
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.close();
  },

  baseURL: async ({ site }, use) => use(site.url),

  newcomer: [false, { option: true }],

  prepare: async ({ complaints, startsAt, newcomer }, use) => {
    const { watch } = complaints as Watched;
    // One offset for the whole test: the time that passes is the same on every page.
    const offset = startsAt.getTime() - Date.now();
    await use(async (context) => {
      watch(context);
      await context.addInitScript(shiftClock, offset);
      if (!newcomer) await context.addInitScript(beNoNewcomer, GAME_IDS);
    });
  },

  complaints: async ({ serviceWorkers }, use) => {
    const heard: string[] = [];
    const allowed: RegExp[] = serviceWorkers === 'block' ? [...WORKER_BLOCKED] : [];
    const watched: Watched = {
      allow: (pattern) => allowed.push(pattern),
      watch(context) {
        context.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack}`));
      },
    };
    await use(watched);
    const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'complaints in the console').toEqual([]);
  },

  context: async ({ context, prepare }, use) => {
    await prepare(context);
    await use(context);
  },

  newDevice: async ({ browser, baseURL, prepare, locale, timezoneId, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: baseURL as string,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        serviceWorkers,
        ...options,
      });
      opened.push(context);
      await prepare(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export type WholeBrowser = Pick<PlaywrightWorkerOptions, 'launchOptions'>;

/**
 * For tests in which the service worker has a part. All others do without: installing it fetches
 * and keeps the whole app, which takes longer than most of what they look at.
 */
export const withWorker = test.extend({ serviceWorkers: 'allow' });

/**
 * What tests take that look at what a browser does around its pages: the headless shell knows no background
 * sync, does not tell of workers that wait, and installs nothing.
 */
export const WHOLE_BROWSER: Parameters<typeof test.extend<object, WholeBrowser>>[0] = {
  serviceWorkers: 'allow',
  launchOptions: [
    { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
    { scope: 'worker' },
  ],
};

export const inWholeBrowser = test.extend<object, WholeBrowser>(WHOLE_BROWSER);

interface Watched extends Complaints {
  allow(pattern: RegExp): void;
  watch(context: BrowserContext): void;
}

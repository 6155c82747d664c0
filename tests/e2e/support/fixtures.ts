/**
 * The test function of all end-to-end tests: each test gets its own site and a clock set to the
 * tests' day, and fails on unexpected console messages.
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
import { NOW, shiftClock } from '../../support/clock.ts';

import { openSite, type Site } from './site.ts';

export { expect };

/** The complaints of a test's pages: console errors, warnings and uncaught exceptions. */
export interface Complaints {
  /** Accepts matching complaints, past and future. */
  allow(pattern: RegExp): void;
}

/** Chromium's message for each failed request, for example when offline. */
export const FAILED_REQUEST = /Failed to load resource: net::ERR_/;

/** Chromium's message about preloaded chunks while a test holds the app back. */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

/**
 * The messages of the app and Chromium when a JavaScript chunk is missing, or something else comes
 * instead.
 */
export const FAILED_LOAD =
  /A part of the app did not load|Failed to fetch dynamically imported module|Failed to load module script/;

/** Chromium's message on a picture or a text, pages that name no icon. */
const NO_ICON = /favicon\.ico/;

/** Messages of Chromium and the app while Playwright blocks the service worker. */
const WORKER_BLOCKED = [
  /Service Worker registration blocked by Playwright/,
  /can’t be stored for offline play/,
];

interface Fixtures {
  readonly site: Site;
  readonly complaints: Complaints;
  /** Opens a new browser profile on the same site. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Options {
  /** The time of the pages' clock at the start of the test. */
  readonly startsAt: Date;
  /** Whether the player is new to all games, each of which then starts with a small example. */
  readonly newcomer: boolean;
}

/** Sets a page's clock without dispatching an event. */
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
    // The same offset for all pages keeps their clocks in step.
    const offset = startsAt.getTime() - Date.now();
    await use(async (context) => {
      watch(context);
      await context.addInitScript(shiftClock, offset);
      if (!newcomer) await context.addInitScript(beNoNewcomer, GAME_IDS);
    });
  },

  complaints: async ({ serviceWorkers }, use) => {
    const heard: string[] = [];
    const allowed = [NO_ICON, ...(serviceWorkers === 'block' ? WORKER_BLOCKED : [])];
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
 * For tests that let the service worker run. All other tests block the worker, as its installation
 * fetches the whole app and takes longer than most tests.
 */
export const withWorker = test.extend({ serviceWorkers: 'allow' });

/**
 * Options for tests that need the full browser: the headless shell lacks background sync, events of
 * waiting service workers, and installation.
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

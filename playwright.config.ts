import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findTestChromium } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Every test starts the servers it needs; two cores carry two browsers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What fails once has a reason: here a second try would only hide it. In CI a stalled machine must
  // not cost a landing; what needed a second try is listed by name ("flaky") and has to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: process.env.CREMA_REPORT
    ? [['list'], ['json', { outputFile: process.env.CREMA_REPORT }]]
    : 'list',
  use: {
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_ARGS },
    // Recording every action takes longer than the actions do.
    trace: process.env.CREMA_TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // `withWorker` in fixtures.ts has it.
    serviceWorkers: 'block',
  },
});

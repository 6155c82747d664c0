import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findTestChromium } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Number of browsers at once: two cores carry three. Tests start the servers that they need.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide the cause of a failure.
  retries: 0,
  // A busy machine is slow, not wrong: a test that fails waits longer, one that passes does not. The
  // emulators start a process for each function, which takes minutes beside other work.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // A press that cannot be made tells so as soon as an expectation, not when the whole test ends.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_ARGS },
    // Traces are off by default: recording the actions takes longer than the actions themselves.
    trace: process.env.CREMA_TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Service workers are blocked, except in tests that use `withWorker` of fixtures.ts.
    serviceWorkers: 'block',
  },
});

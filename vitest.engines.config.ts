import { defineConfig } from 'vitest/config';

/**
 * A test suite on Firefox and WebKit: `npm run check:engines`, and part of `npm run test:all`; CI runs
 * its smoke test at each change. Chromium has all of tests/e2e.
 * `CREMA_ENGINES=firefox` selects among the engines.
 */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/support/globalSetup.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    // Show the browsers' messages in full.
    chaiConfig: { truncateThreshold: 0 },
  },
});

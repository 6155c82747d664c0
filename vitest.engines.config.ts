import { defineConfig } from 'vitest/config';

/**
 * A test suite on Firefox and WebKit: `npm run check:engines`, and part of `npm test`. Chromium has
 * all of tests/e2e.
 * `CREMA_ENGINES=firefox` selects among the engines.
 */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/support/globalSetup.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Show the browsers' messages in full.
    chaiConfig: { truncateThreshold: 0 },
  },
});

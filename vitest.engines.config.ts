import { defineConfig } from 'vitest/config';

/**
 * One suite on Chromium, Firefox and WebKit: `npm run check:engines`, and part of `npm test`.
 * `CREMA_ENGINES=firefox` chooses among them.
 */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/support/globalSetup.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

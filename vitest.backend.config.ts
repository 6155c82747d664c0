import { defineConfig } from 'vitest/config';

/** The tests that need the emulators: `npm run check:backend`, and part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/backend/**/*.test.ts'],
    globalSetup: 'tests/backend/support/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

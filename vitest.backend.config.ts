import { defineConfig } from 'vitest/config';

const DESK = 'tests/backend/desk/**/*.test.ts';
/** For what hangs: the unit tests run beside them (tools/test.ts), and a surge takes long of itself. */
const TIMEOUTS = { testTimeout: 600_000, hookTimeout: 600_000 };

/** The tests that need the emulators: `npm run check:backend`, and part of `npm test`. */
export default defineConfig({
  test: {
    globalSetup: 'tests/backend/support/globalSetup.ts',
    projects: [
      {
        test: {
          name: 'players',
          include: ['tests/backend/**/*.test.ts'],
          exclude: [DESK],
          ...TIMEOUTS,
        },
      },
      // There is one index, one log of changes and one list of reports: one file after the other.
      { test: { name: 'desk', include: [DESK], fileParallelism: false, ...TIMEOUTS } },
    ],
  },
});

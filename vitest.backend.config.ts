import { defineConfig } from 'vitest/config';

const RULES = 'tests/backend/rules*.test.ts';
const DESK = 'tests/backend/desk/**/*.test.ts';
/**
 * Timeouts for hanging tests only: the unit tests run in parallel (tools/test.ts), and the test of
 * many finishers at once is slow anyway.
 */
const TIMEOUTS = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Tests that need the emulators: `npm run check:backend`, and part of `npm test`. */
export default defineConfig({
  test: {
    globalSetup: 'tests/backend/support/globalSetup.ts',
    projects: [
      {
        test: {
          name: 'players',
          include: ['tests/backend/**/*.test.ts'],
          exclude: [RULES, DESK],
          ...TIMEOUTS,
        },
      },
      // In a worker for each file, importing Firebase took a third of the CPU time.
      { test: { name: 'rules', include: [RULES], isolate: false, ...TIMEOUTS } },
      // The desk's test files run one after the other, because they share an index, a log of
      // changes and a list of reports.
      {
        test: {
          name: 'desk',
          include: [DESK],
          isolate: false,
          fileParallelism: false,
          ...TIMEOUTS,
        },
      },
    ],
  },
});

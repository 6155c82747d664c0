import { defineConfig } from 'vitest/config';

const RULES = 'tests/backend/rules*.test.ts';
const DESK = 'tests/backend/desk/**/*.test.ts';
/** Spies on a module that the other tests' functions load too. */
const VERDICTS = 'tests/backend/verdicts.test.ts';
const EACH = {
  // Test files run one after the other on any number of cores, because they share the emulators:
  // some sweep all players' results, others share the desk's index, log and reports.
  fileParallelism: false,
  // Timeouts for hanging tests only: the unit tests run in parallel (tools/test.ts), and the test of
  // many finishers at once is slow anyway.
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** Tests that need the emulators: `npm run check:backend`, and part of `npm test`. */
export default defineConfig({
  test: {
    globalSetup: 'tests/backend/support/globalSetup.ts',
    // A test with this tag runs in `npm run test:all` only (tools/test.ts).
    tags: [{ name: 'all' }],
    projects: [
      // In a worker for each file, importing Firebase took a third of the CPU time.
      { test: { name: 'rules', include: [RULES], isolate: false, ...EACH } },
      { test: { name: 'desk', include: [DESK], isolate: false, ...EACH } },
      {
        test: {
          name: 'players',
          include: ['tests/backend/**/*.test.ts'],
          exclude: [RULES, DESK, VERDICTS],
          isolate: false,
          ...EACH,
        },
      },
      { test: { name: 'verdicts', include: [VERDICTS], ...EACH } },
    ],
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { commands } from './tests/views/support/commands.ts';
import { lastPackedIds } from './tools/build/packs.ts';
import { CHROMIUM_ARGS, findTestChromium } from './tools/chromium.ts';

const TOUCH = 'tests/views/*.touch.test.tsx';

/** A screen is a touch screen for good: Chromium forgets its mouse when an emulated one ends. */
const chromium = (options: { readonly hasTouch?: boolean } = {}) =>
  playwright({
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_ARGS },
    contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options },
    actionTimeout: 10_000,
  });

/**
 * Boards, and the whole app as a component, in a real Chromium without a build and a backend:
 * `npm run check:views`, and part of `npm test`.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: {
    __BUILD_ID__: JSON.stringify('views'),
    __HAS_ACCOUNTS__: 'true',
    __HAS_APP_CHECK__: 'false',
    __NEWS__: '0',
    __LAST_PACKED_IDS__: JSON.stringify(lastPackedIds('public')),
  },
  // A package that Vite discovers during a test reloads the page, and the test fails.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/games/*/view/*.tsx', 'tests/views/**/*.tsx'],
  },
  test: {
    name: 'views',
    // A test with this tag runs in `npm run test:all` only (tools/test.ts).
    tags: [{ name: 'all' }],
    include: ['tests/views/*.test.tsx'],
    // More than there are cores: a press waits for the next frame, and a test is mostly presses.
    maxWorkers: 3,
    setupFiles: ['tests/views/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is slow, not wrong: a hint on Royal Family's board takes eight seconds there.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      instances: [
        {
          browser: 'chromium',
          name: 'by mouse and keys',
          provider: chromium(),
          exclude: [TOUCH],
        },
        {
          browser: 'chromium',
          name: 'by touch',
          provider: chromium({ hasTouch: true }),
          include: [TOUCH],
        },
      ],
      commands,
    },
  },
});

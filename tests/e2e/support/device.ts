/** A device whose browser can be killed and restarted with the same profile. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/chromium.ts';
import type { test } from './fixtures.ts';

export interface Device {
  start(): Promise<BrowserContext>;
  kill(context: BrowserContext): Promise<void>;
}

export interface OnDevice {
  readonly device: Device;
}

export const ON_DEVICE: Parameters<typeof test.extend<OnDevice>>[0] = {
  device: async ({ baseURL, locale, timezoneId, prepare }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'crema-device-'));
    let running: BrowserContext | null = null;
    await use({
      async start() {
        running = await chromium.launchPersistentContext(profile, {
          executablePath: findChromium(),
          args: [...CHROMIUM_ARGS],
          permissions: ['background-sync'],
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
        });
        await prepare(running);
        return running;
      },
      async kill(context) {
        const closed = context.waitForEvent('close');
        // The path of the profile in the command line identifies all processes of this browser.
        execFileSync('pkill', ['-KILL', '-f', '--', `--user-data-dir=${profile}`]);
        await closed;
        running = null;
      },
    });
    await (running as BrowserContext | null)?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
};

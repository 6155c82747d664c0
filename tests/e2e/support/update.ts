/** An update of the app, as a player meets it. */
import { expect, type Page } from '@playwright/test';
import { INSTALL_MS, openSettings } from './app.ts';
import type { Site } from './site.ts';

export const ready = (page: Page) => page.getByText('An update is ready.');
export const useIt = (page: Page) => page.getByRole('button', { name: 'Update now' });

/**
 * The states of the service workers, for error messages: the browser does not report a failed
 * installation.
 */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting, active } = registration ?? {};
    const words = Object.entries({ installing, waiting, active }).map(
      ([name, worker]) => `${name}: ${worker?.state}`,
    );
    return [...words, `online: ${navigator.onLine}`, `hidden: ${document.hidden}`].join(', ');
  });

/** Waits until the page offers an update; its service worker must fetch the whole app first. */
export async function expectReady(page: Page, site: Pick<Site, 'asked'>): Promise<void> {
  const before = site.asked.length;
  try {
    await expect(ready(page)).toBeVisible({ timeout: INSTALL_MS });
  } catch (error) {
    const asked = site.asked.slice(before).join(' ');
    const how = await workersOf(page);
    throw new Error(`No update is ready. ${how}. Asked for since: ${asked}`, { cause: error });
  }
}

/** Makes the app check for a new build, as it does when coming online and every half hour. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('online')));

/** Sets a marker in the page that a reload would remove. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

/**
 * Waits until the page has been reloaded with the new build. Chromium activates a new service
 * worker when the old one is idle or stops, half a minute after its last event. Playwright's
 * connection keeps it running, so stop it here.
 */
export async function expectReloaded(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const sleep = async () => {
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
  };
  try {
    await expect(async () => {
      const isNew = expect.poll(() => isMarked(page).catch(() => true), { timeout: 5_000 });
      await isNew.toBe(false).catch(async (error: unknown) => {
        await sleep();
        throw error;
      });
    }).toPass({ timeout: INSTALL_MS });
  } catch (error) {
    throw new Error(`The page stays as it was. ${await workersOf(page)}.`, { cause: error });
  }
  await devtools.detach();
}

export async function expectBuild(page: Page, build: string): Promise<void> {
  const dialog = await openSettings(page);
  await expect(dialog.getByText(`Build ${build}`)).toBeVisible();
  await page.keyboard.press('Escape');
}

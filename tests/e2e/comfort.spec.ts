/**
 * Crema on a device: reminder, badge, files that open with Crema. The screen that stays on:
 * tests/views/comfort.test.tsx.
 */
import { readFileSync } from 'node:fs';
import { appArrives, openSettings } from './support/app.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

const done = (id: string) => ({ id, result: [1, 2, 3, 4], openedOn: null, finishedAt: null });

test('a reminder for the calendar begins tomorrow at the chosen time', async ({ page }) => {
  await page.goto('/');
  const settings = await openSettings(page);
  await settings.getByLabel('Time', { exact: true }).fill('21:05');
  const downloaded = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('crema-reminder.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('\r\nDTSTART:20261122T210500\r\n');
  expect(text).toContain(`\r\nURL:${new URL('/', page.url())}\r\n`);
  await page.reload();
  await expect((await openSettings(page)).getByLabel('Time', { exact: true })).toHaveValue('21:05');
  await settings.getByLabel('Time', { exact: true }).fill('');
  await expect(settings.getByRole('button', { name: 'Add to my calendar' })).toBeDisabled();
});

declare global {
  interface Window {
    badges: number[];
    openWith(file: File): void;
  }
}

test('the badge has the number of puzzles that are open today', async ({ page }) => {
  await page.addInitScript(() => {
    window.badges = [];
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => void window.badges.push(count),
    });
  });
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { 516: done('516') });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.badges.at(-1))).toBe(4);
});

test('a backup that the system opens with Crema is asked about, and restored', async ({
  page,
  newDevice,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', { 514: done('514') });
  await page.goto('/');
  const downloaded = page.waitForEvent('download');
  await (await openSettings(page)).getByRole('button', { name: 'Save a backup' }).click();
  const backup = readFileSync(await (await downloaded).path(), 'utf8');

  const other = await (await newDevice()).newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer(consumer: (params: object) => void) {
          window.openWith = (file) =>
            consumer({ files: [{ name: file.name, getFile: async () => file }] });
        },
      },
    });
  });
  await other.goto('/');
  await appArrives(other);
  const open = async () => {
    await other.waitForFunction(() => 'openWith' in window);
    await other.evaluate((text) => window.openWith(new File([text], 'crema-old.json')), backup);
  };
  const settings = other.getByRole('dialog', { name: 'Settings' });
  await open();
  await expect(settings.getByText('Restore crema-old.json?')).toBeInViewport();
  await settings.getByRole('button', { name: 'Not now' }).click();
  await expect(settings).toHaveCount(0);
  await open();
  await settings.getByRole('button', { name: 'Restore it' }).click();
  await expect(settings.getByText('Added one result')).toBeVisible();
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toHaveCount(0);
  expect(await readTable(other, 'ssPuzzlesTimes')).toHaveProperty('514');
});

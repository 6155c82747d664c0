/** A reminder in the calendar. The screen that stays on: tests/views/comfort.test.tsx. */
import { readFileSync } from 'node:fs';
import { openSettings } from './support/app.ts';
import { expect, test } from './support/fixtures.ts';

test('a reminder for the calendar begins tomorrow at the chosen time', { tag: '@all' }, async ({
  page,
}) => {
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

/** The page of a player's statistics over all games; without any: tests/views/statistics.test.tsx. */
import { violationsOn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

const done = (id: string, result: readonly unknown[]) => ({
  id,
  result,
  openedOn: null,
  finishedAt: null,
});

test('tells of all games at once, in minutes and seconds, every chart with its table', {
  tag: '@all',
}, async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'rfTimes', {
    390: done('390', [61_000, 1]),
    391: done('391', [122_000, 1]),
    392: done('392', [183_000, 1]),
  });
  await writeRows(page, 'gfGuesses', { 399: done('399', ['FR', 'DE', 'win']) });
  await page.goto('/');
  await page.getByRole('link', { name: 'Your statistics' }).click();
  const all = page.getByRole('region', { name: 'All games' });
  await expect(all.getByText('6 min')).toBeVisible();
  const row = page.getByRole('row', { name: /^Royal Family/ });
  await expect(row.getByRole('cell')).toHaveText(['3', '3', '1:01', '2:02']);
  await expect(page.getByRole('row', { name: /^Geografind/ }).getByRole('cell')).toHaveText([
    '1',
    '1',
    '2',
    '2',
  ]);
  const royal = page.getByRole('region', { name: 'Royal Family' });
  await royal.getByText('As a table: Median by weekday').click();
  await expect(royal.getByRole('row', { name: 'Saturday' })).toContainText('3:03');
  await expect(royal.getByRole('row', { name: 'Monday' })).toContainText('–');
  expect(await violationsOn(page)).toEqual([]);
});

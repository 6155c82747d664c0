/**
 * The desk's bench for Yearly Daily without a server: the date determines the board; the editor
 * writes the day's text.
 */
import { violationsIn } from './support/axe.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const WORDS = 'The first snow, and the last leaf.';

test('a line of words is written for a day, taken back, and stands above the board', {
  tag: '@all',
}, async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  await page.goto('/barista/yearly-daily?id=2026-11-29');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Ready to publish', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make 8 boards' })).toHaveCount(0);

  const field = page.getByLabel('A line for the day');
  await field.pressSequentially(`${WORDS} `);
  await expect(field).toHaveValue(`${WORDS} `);
  await expect(page.getByText(`For the day: “${WORDS}”`)).toBeVisible();
  await expect(verdict.getByText('Ready to publish', { exact: true })).toBeVisible();
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue(WORDS.slice(0, -1));
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(field).toHaveValue(`${WORDS} `);
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Test-play the puzzle' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
});

/**
 * The desk's bench (the page for editing a puzzle) without a server: editing and judging boards,
 * and drafts.
 */
import type { Page } from '@playwright/test';
import { askWhy } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { readTable } from './support/database.ts';
import { TOMORROW } from './support/day.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const BENCH = `/barista/sudoku?id=${TOMORROW}`;

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const cells = (page: Page) =>
  page.getByRole('region', { name: 'As it will be played' }).getByRole('gridcell');

async function openBench(page: Page): Promise<void> {
  await signInAtDesk(page);
  await page.goto(BENCH);
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
}

/** Removes digits by keyboard until the board has more than one solution. */
async function blankUntilAmbiguous(page: Page): Promise<void> {
  await cells(page).first().click();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    if (i % 4 === 3) await page.keyboard.press('ArrowDown');
  }
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
}

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

test('an ambiguous edit draws both solutions, and cannot be published', { tag: '@all' }, async ({
  page,
}) => {
  await openBench(page);
  await blankUntilAmbiguous(page);
  const drawing = page.getByRole('img', { name: /^Two solutions, which differ in \d+ cells/ });
  await expect(drawing).toBeVisible();
  await expect(verdict(page).getByText('Logic alone gets this far')).toBeVisible();
  await expect(verdict(page).getByText('The board has more than one solution.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish this one' })).toBeDisabled();
  await expect(page.getByText('Ristretto: The board has more than one solution.')).toBeVisible();

  // Filling a blank in which the board's solutions differ leaves a single solution again.
  const isUnique = verdict(page).getByText('It has exactly one solution.');
  const fill = page.getByRole('button', { name: 'Fill one more' });
  for (let i = 0; i < 12 && !(await isUnique.isVisible()); i++) {
    const before = await page.getByText(/\d+ digits, \d+ blanks/).textContent();
    await fill.click();
    await expect(page.getByText(/\d+ digits, \d+ blanks/)).not.toHaveText(before ?? '');
    await expect(verdict(page)).toHaveAttribute('aria-busy', 'false');
  }
  await expect(isUnique).toBeVisible();

  for (
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.isEnabled();
  ) {
    await undo.click();
  }
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await expect(page.getByText('No difference.')).toBeVisible();
});

test('a draft outlives a reload', async ({ page }) => {
  await openBench(page);
  await blankUntilAmbiguous(page);
  await expect(page.getByText('Your draft is kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
});

test('boards are made, outlive a test play and a look at another board, are stopped and taken', {
  tag: '@all',
}, async ({ page }) => {
  await openBench(page);
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Make eight' }).click();
  await expect(page.getByText(/^8 are made/)).toBeVisible();
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect(page.getByText('A test: nothing of it counts.')).toBeVisible();
  await page.goBack();
  const isThere = async () => {
    await expect(page.getByText(/^8 are made/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take board \d$/ })).toHaveCount(8);
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  };
  await isThere();
  await page.getByText('Mocha 9 × 9').click();
  await expect(page.getByRole('button', { name: /^Take board \d$/ })).toHaveCount(0);
  await page.getByText('Ristretto 4 × 4').click();
  await isThere();

  await page.getByText('Mocha 9 × 9').click();
  await page.getByRole('button', { name: 'Make eight' }).click();
  await page.getByRole('button', { name: 'Take board 1', exact: true }).click();
  await expect(page.getByText('The board is in your draft.')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop' });
  // All boards may have been generated by now, and the button be gone.
  if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => {});
  await expect(page.getByText(/^(Stopped|8 are made)/)).toBeVisible();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await expect(page.getByText(/^Mocha: Row 1/)).toBeVisible();
});

test('a draft is played at an address of its own, and nothing of the play is kept', async ({
  page,
}) => {
  await openBench(page);
  const isPlaying = page.getByText('A test: nothing of it counts.');
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect(isPlaying).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await askWhy(page);
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  await expect(page).toHaveURL(BENCH);
  for (const table of ['progress', 'outbox', 'ssPuzzlesTimes', 'plays']) {
    expect(Object.keys(await readTable(page, table))).toEqual([]);
  }
});

test('rows slide, are pinned and let go by keys; a digit that clashes is marked, where its row belongs', {
  tag: '@all',
}, async ({ page }) => {
  await openBench(page);
  const loose = cells(page)
    .and(page.getByLabel(/^Row \d, column 1/))
    .first();
  await loose.click();
  const slid = page.getByText(/Against what players get/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^Ristretto: Row \d: slid 1 right/)).toBeVisible();
  // Pinning needs the solution, so wait for the verdict on the changed board.
  await expect(page.getByRole('region', { name: 'Verdict' })).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('p');
  await expect(page.getByText(/is pinned where it belongs/)).toBeVisible();
  await expect(slid).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No difference.')).toBeVisible();
  await expect(verdict(page)).toHaveAttribute('aria-busy', 'false');

  const clashing = page.locator('.ss-clash');
  await expect(clashing).toHaveCount(0);
  // Try the digit in each row's first cell until it clashes.
  const words = page.getByText(/It clashes\./);
  for (let row = 1; row <= 4 && !(await words.isVisible()); row++) {
    await cells(page)
      .and(page.getByLabel(new RegExp(`^Row ${row}, column 1`)))
      .first()
      .click();
    for (const digit of ['1', '2', '3', '4']) {
      await page.keyboard.press(digit);
      if (await words.isVisible()) break;
      await page.keyboard.press('Control+z');
      await expect(verdict(page)).toHaveAttribute('aria-busy', 'false');
    }
  }
  await expect(words).toBeVisible();
  expect(await clashing.count()).toBeGreaterThan(1);
});

test('is in order from 320 to 1280 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openBench(page);
  expect(await beyondTheScreenInAnySize(page)).toEqual([]);
  await blankUntilAmbiguous(page);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Skip axe at the middle width, which shows the same elements as the other widths.
    if (width !== 360) expect(await violationsIn(page), `${width}`).toEqual([]);
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
  }
});

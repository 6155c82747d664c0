/**
 * The desk's bench (the page for editing a puzzle) without a server: editing and judging boards,
 * and drafts on the device.
 */
import type { Page } from '@playwright/test';
import { askWhy } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { overlayGone } from './support/bench.ts';
import { readTable } from './support/database.ts';
import { TOMORROW } from './support/day.ts';
import { signInAtDesk } from './support/desk.ts';
import { goOffline } from './support/fakeFirebase.ts';
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

test('an ambiguous edit draws both solutions, and cannot be published', async ({ page }) => {
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
  await page.getByLabel('Note to yourself and the desk').fill('Softer.');
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  await page.reload();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
  await expect(page.getByLabel('Note to yourself and the desk')).toHaveValue('Softer.');

  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
});

test('nothing typed is lost when the network fails, and the page goes', async ({ page }) => {
  await openBench(page);
  const note = page.getByLabel('Note to yourself and the desk');
  const goOnline = await goOffline(page);
  await note.fill('Softer');
  // Wait until the first attempt to save the draft has failed.
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith(':commit'));
  await expect(page.getByText('goes to the server when it can be reached')).toBeVisible();
  await expect(note).toHaveValue('Softer');
  await page.getByRole('link', { name: 'The puzzle after' }).click();
  await page.getByRole('link', { name: 'The puzzle before' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await goOnline();
  await expect(note).toHaveValue('Softer');
  const reloaded = page.waitForEvent('load');
  // Edit and reload at once, so that no save can be sent.
  await note.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    document.execCommand('insertText', false, '.');
    location.reload();
  });
  await reloaded;
  await expect(note).toHaveValue('Softer.');
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('crema-desk');
});

test('boards are made, outlive a test play and a look at another board, are stopped and taken', async ({
  page,
}) => {
  await openBench(page);
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Make eight' }).click();
  await expect(page.getByText(/^8 are made/)).toBeVisible();
  await page.getByRole('button', { name: 'Play it' }).click();
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

test('a test play keeps its time, and nothing of the player’s', async ({ page }) => {
  await openBench(page);
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await askWhy(page);
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  const dialog = page.getByRole('dialog', { name: 'How was it?' });
  await expect(dialog.getByText(/^Given up after \d+:\d\d, 1 hint/)).toBeVisible();
  // The dialog's first button must not keep a play of a few seconds.
  const first = dialog
    .getByRole('button')
    .filter({ hasText: /^(Keep|Do not|Play)/ })
    .first();
  await expect(first).toHaveText('Do not keep it');
  await dialog.getByLabel('Note').fill('Fine.');
  await dialog.getByRole('button', { name: 'Keep it with the draft' }).click();
  await expect(page.getByText('Played once as it is now.')).toBeVisible();
  await expect(page.getByText('“Fine.”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Test plays' })).toBeFocused();
  for (const table of ['progress', 'outbox', 'ssPuzzlesTimes', 'plays']) {
    expect(Object.keys(await readTable(page, table))).toEqual([]);
  }
});

test('Back leads from a test play to the bench, and closes a question before it', async ({
  page,
}) => {
  await openBench(page);
  const isPlaying = page.getByText('A test: nothing of it counts.');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(isPlaying).toBeVisible();
  await page.goBack();
  await expect(isPlaying).toBeHidden();
  await expect(page).toHaveURL(BENCH);
  await expect(page.getByText(/^You have left it after/)).toBeVisible();
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  await page.goForward();
  await expect(isPlaying).toBeVisible();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  const question = page.getByRole('dialog', { name: 'How was it?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(BENCH);
  await expect(page.getByText(/^You have left it after/)).toBeVisible();
  // Closing a dialog by its button removes the dialog's entry of the browser's history.
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  await question.getByRole('button', { name: 'Do not keep it' }).click();
  await expect(question).toBeHidden();
  await overlayGone(page);
  await page.goBack();
  await expect(page).not.toHaveURL(BENCH);
});

test('a test play waits for whoever went another way, and for its answer', async ({ page }) => {
  await openBench(page);
  await page.getByRole('button', { name: 'Play it' }).click();
  const isPlaying = page.getByText('A test: nothing of it counts.');
  const left = page.getByText(/^You have left it after \d+:\d\d\./);
  const hints = page.getByRole('button', { name: /^Hint/ });
  await hints.click();
  await askWhy(page);
  await page.getByRole('link', { name: 'The puzzle after' }).click();
  await page.getByRole('link', { name: 'The puzzle before' }).click();
  await expect(left).toBeVisible();
  await page.getByRole('button', { name: 'Play on' }).click();
  // The editor's play of the draft has its own URL, so it continues after Forward or a reload.
  await expect(isPlaying).toBeVisible();
  await page.goBack();
  await expect(left).toBeVisible();
  await page.goForward();
  await expect(isPlaying).toBeVisible();
  await page.reload();
  await expect(isPlaying).toBeVisible();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  const dialog = page.getByRole('dialog', { name: 'How was it?' });
  await expect(dialog.getByText(/^Given up after \d+:\d\d, 1 hint/)).toBeVisible();
  // The question whether to keep the play appears again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  await dialog.getByRole('button', { name: 'Keep it with the draft' }).click();
  await expect(page.getByText('Played once as it is now.')).toBeVisible();
  await expect(left).toBeHidden();
  await page.reload();
  await expect(page.getByText('Played once as it is now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it', exact: true })).toBeVisible();
});

test('a puzzle that is out in New Zealand already is corrected, and that is said', async ({
  page,
}) => {
  await openBench(page);
  const given = page.getByRole('region', { name: 'What players get', exact: true });
  await expect(given.getByRole('button', { name: 'Publish this one' })).toBeVisible();
  await expect(given).not.toContainText('already, so a change');
  // Set the clock to Saturday noon in Berlin, which is Sunday's midnight in Auckland.
  await page.evaluate(
    (noon) => {
      (globalThis as unknown as { setClock(to: number): void }).setClock(noon);
    },
    Date.UTC(2026, 10, 21, 11),
  );
  await page.getByRole('link', { name: 'The puzzle after' }).click();
  await page.getByRole('link', { name: 'The puzzle before' }).click();
  await expect(given).toContainText('It is out in New Zealand already');
  await expect(given.getByRole('button', { name: 'Correct it with this one' })).toBeVisible();
  await expect(given.getByRole('button', { name: 'Publish this one' })).toHaveCount(0);
});

test('rows slide, are pinned and let go by keys; a digit that clashes is marked, where its row belongs', async ({
  page,
}) => {
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

test('is in order from 320 to 1280 px', async ({ page }) => {
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

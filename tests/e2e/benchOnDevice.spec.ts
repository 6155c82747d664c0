/** The bench without a server: boards edited and judged, drafts kept on the device. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { overlayGone } from './support/bench.ts';
import { readTable } from './support/database.ts';
import { TOMORROW } from './support/day.ts';
import { wasAtTheDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const BENCH = `/barista/sudoku?id=${TOMORROW}`;

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const cells = (page: Page) =>
  page.getByRole('region', { name: 'As it will be played' }).getByRole('gridcell');

async function openBench(page: Page): Promise<void> {
  await wasAtTheDesk(page);
  await page.goto(BENCH);
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
}

/** Takes digits out by the keyboard until the board has more than one solution. */
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

  // Filled in again where the two differ, it has one.
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
  await expect(page.getByText('goes to the server when it can be reached')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await readTable(page, 'meta'))).toContain('Softer.');
  await page.reload();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
  await expect(page.getByLabel('Note to yourself and the desk')).toHaveValue('Softer.');

  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await page.getByText('Put aside on this device (1)').click();
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
});

test('a note that was written in the moment of a reload is not lost', async ({ page }) => {
  await openBench(page);
  const note = page.getByLabel('Note to yourself and the desk');
  await note.fill('Softer');
  await expect.poll(async () => JSON.stringify(await readTable(page, 'meta'))).toContain('Softer');
  // The database has so much to do that nothing more is written before the page goes.
  await page.evaluate(async () => {
    const opening = indexedDB.open('crema');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const meta = opening.result.transaction('meta', 'readwrite').objectStore('meta');
    const askOn = () => {
      meta.get('account').onsuccess = askOn;
    };
    askOn();
  });
  const reloaded = page.waitForEvent('load');
  await note.evaluate((field) => {
    field.focus();
    document.execCommand('insertText', false, '.');
    location.reload();
  });
  await reloaded;
  await expect(note).toHaveValue('Softer.');
  const left = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(left).not.toContain('left-draft');
  await expect.poll(async () => JSON.stringify(await readTable(page, 'meta'))).toContain('Softer.');
});

test('boards are made, shown one by one, stopped, and taken', async ({ page }) => {
  await openBench(page);
  await page.getByText('Mocha 9 × 9').click();
  await page.getByRole('button', { name: 'Make eight' }).click();
  await page.getByRole('button', { name: 'Take board 1', exact: true }).click();
  await expect(page.getByText('The board is in your draft.')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop' });
  // They may all be made by now.
  if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => {});
  await expect(page.getByText(/^(Stopped|8 are made)/)).toBeVisible();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await expect(page.getByText(/^Mocha: Row 1/)).toBeVisible();
});

test('chosen beans and boards that were made outlive a test play, and a look at another board', async ({
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
});

test('a digit that clashes is marked, where its row belongs', async ({ page }) => {
  await openBench(page);
  const clashing = page.locator('.ss-clash');
  await expect(clashing).toHaveCount(0);
  // Some digit in the first cell of each row does not go with the others.
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

test('a test play keeps its time, and nothing of the player’s', async ({ page }) => {
  await openBench(page);
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByRole('region', { name: /^Hint/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  const dialog = page.getByRole('dialog', { name: 'How was it?' });
  await expect(dialog.getByText(/^Given up after \d+:\d\d, 1 hint/)).toBeVisible();
  // Keeping a play of some seconds does not come first.
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
  // A dialog that was closed by its button leaves no entry behind.
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
  await expect(page.getByRole('region', { name: /^Hint/ })).toBeVisible();
  await page.getByRole('link', { name: 'The puzzle after' }).click();
  await page.getByRole('link', { name: 'The puzzle before' }).click();
  await expect(left).toBeVisible();
  await page.getByRole('button', { name: 'Play on' }).click();
  // The play has an address: back to it, or read anew, it goes on.
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
  // Not answered yet.
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
  // Saturday noon in Berlin is midnight in Auckland.
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

test('rows slide, are pinned and let go by keys', async ({ page }) => {
  await openBench(page);
  const loose = cells(page)
    .and(page.getByLabel(/^Row \d, column 1/))
    .first();
  await loose.click();
  const slid = page.getByText(/Against what players get/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^Ristretto: Row \d: slid 1 right/)).toBeVisible();
  // Where it belongs is known when the board, as it is now, was looked at.
  await expect(page.getByRole('region', { name: 'Verdict' })).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('p');
  await expect(page.getByText(/is pinned where it belongs/)).toBeVisible();
  await expect(slid).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No difference.')).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
  [320, 640],
] as const) {
  test(`is in order at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBench(page);
    await blankUntilAmbiguous(page);
    // Between the smallest screen and the widest nothing is another part of the page.
    if (width !== 360) expect(await violationsIn(page)).toEqual([]);
    expect(await beyondTheScreenInAnySize(page)).toEqual([]);
  });
}

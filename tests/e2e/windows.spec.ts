/**
 * A puzzle in two windows: the window whose moves are outdated stops saving, and can take over the
 * game.
 */

import { solutionOf } from '../support/sudokuShift.ts';
import { PuzzlePage } from './support/app.ts';
import { makeDatabase, readTable, savedSession, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { almostDone } from './support/solution.ts';

const [ristretto] = boardsOf(TODAY);
const loose = solutionOf(ristretto!).slides.findIndex((_, row) => !ristretto!.pinned.includes(row));

test('two windows with one puzzle never write over each other', async ({ page, context }) => {
  const first = new PuzzlePage(page);
  await first.open(TODAY);
  const other = await context.newPage();
  const second = new PuzzlePage(other);
  await second.open(TODAY);
  const slide = (window: typeof page) =>
    window.getByRole('button', { name: `Slide row ${loose + 1} right` });
  const elsewhere = (window: typeof page) =>
    window.getByText('This puzzle is open in another window.');
  const moves = async () => (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.length;

  await slide(page).click();
  await expect(elsewhere(other)).toBeVisible();
  await expect.poll(moves).toBe(1);
  await expect(elsewhere(page)).toHaveCount(0);
  await slide(page).click();
  await expect.poll(moves).toBe(2);

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await expect(new PuzzlePage(page).tab('Cortado')).toBeDisabled();
  await expect.poll(() => second.digits()).not.toEqual(ristretto!.rows);
  await slide(other).click();
  await expect.poll(moves).toBe(3);

  // The outdated window writes nothing, even on page exit.
  await page.goto('/');
  await expect.poll(moves).toBe(3);
  await expect(elsewhere(other)).toHaveCount(0);
  await slide(other).click();
  await expect.poll(moves).toBe(4);
});

test('a window whose clock was a day ahead does not write over what another has played since', async ({
  page,
  context,
}) => {
  const DAY = 86_400_000;
  const moveClock = (by: number) =>
    page.evaluate((ms) => {
      (globalThis as unknown as { setClock(to: number): void }).setClock(Date.now() + ms);
    }, by);
  await new PuzzlePage(page).open(TODAY);
  await moveClock(DAY);
  const slide = (window: typeof page) =>
    window.getByRole('button', { name: `Slide row ${loose + 1} right` });
  const moves = async () => (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.length;
  await slide(page).click();
  await expect.poll(moves).toBe(1);
  await moveClock(-DAY);

  const other = await context.newPage();
  await new PuzzlePage(other).open(TODAY);
  for (const made of [2, 3, 4]) {
    await slide(other).click();
    await expect.poll(moves).toBe(made);
  }
  await expect(page.getByText('This puzzle is open in another window.')).toBeVisible();
  await page.goto('/');
  expect(await moves()).toBe(4);
});

test('a window that only looks leaves the other’s game alone, and is left alone by a look', async ({
  page,
  context,
}) => {
  const first = new PuzzlePage(page);
  await first.open(TODAY);
  const other = await context.newPage();
  const second = new PuzzlePage(other);
  await second.open(TODAY);
  const row = async () =>
    (await readTable(page, 'progress'))[`sudoku-shift/${TODAY}`] as
      | { looked?: true; session: { log: readonly unknown[] } }
      | undefined;
  const elsewhere = (window: typeof page) =>
    window.getByText('This puzzle is open in another window.');
  // Keep both windows open until it is saved that the puzzle was opened (`looked`).
  await expect.poll(async () => (await row())?.looked).toBe(true);
  await expect(elsewhere(page)).toHaveCount(0);
  await expect(elsewhere(other)).toHaveCount(0);

  await other.getByRole('button', { name: `Slide row ${loose + 1} right` }).click();
  await expect.poll(async () => (await row())?.session.log.length).toBe(1);
  await expect(elsewhere(page)).toBeVisible();
  await page.goto('/');
  expect(await row()).toMatchObject({ session: { log: [{ 2: { type: 'shift' } }] } });
  await expect(elsewhere(other)).toHaveCount(0);
});

test('what is read of an account that has just left the device is not shown for long', async ({
  page,
}) => {
  const row = (result: readonly string[]) => ({
    399: { id: '399', result, openedOn: '2026-11-21', finishedAt: 1 },
  });
  const accountOf = (uid: string) => ({ account: { uid, email: null, config: null } });
  await makeDatabase(page);
  await writeRows(page, 'meta', accountOf('anna'));
  await writeRows(page, 'gfGuesses', row(['BR', 'TG', 'win']));
  const release = await holdBack(page, /\/assets\/storage-/);
  await page.goto('/geografind/399');
  await expect(page.getByText('2 guesses')).toBeVisible();
  // In another tab a different player signs in.
  await writeRows(page, 'meta', accountOf('ben'));
  await writeRows(page, 'gfGuesses', row(['FJ', 'BR', 'TG', 'win']));
  release();
  await expect(page.getByText('3 guesses')).toBeVisible();
  await expect(page.getByText('2 guesses')).toHaveCount(0);
});

/** The tables of an older release: two are missing. */
const FORMER_TABLES = [
  ...['ssPuzzles', 'ydPuzzles', 'cnDocs', 'gfDocs', 'rfDocs'],
  ...['ssPuzzlesTimes', 'ydScores', 'cnPuzzleTimes', 'gfGuesses', 'rfTimes'],
  ...['outbox', 'progress', 'profile', 'meta'],
];

test('a tab of an older version that holds the database costs nobody a finished puzzle', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Upgrade 'crema' blocked/);
  const older = await context.newPage();
  // A page of this origin that does not run the app.
  await older.goto('/config.json');
  await older.evaluate(
    ([tables, rows]) =>
      new Promise<void>((resolve, reject) => {
        // Dexie multiplies version numbers by ten: the first release is 10.
        const opening = indexedDB.open('crema', 1);
        opening.onupgradeneeded = () => {
          for (const table of tables) opening.result.createObjectStore(table);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('progress', 'readwrite');
          for (const [key, row] of Object.entries(rows)) tx.objectStore('progress').put(row, key);
          tx.oncomplete = () => resolve();
          // Keep the connection to the database open, ignoring `versionchange`.
          Object.assign(globalThis, { held: opening.result });
        };
      }),
    [FORMER_TABLES, almostDone(TODAY)] as const,
  );

  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  // The app's storage waits five seconds for the database, plus one for the read.
  await expect(puzzle.finished).toContainText('Not saved yet', { timeout: 20_000 });
  await older.close();
  await expect(puzzle.finished).toContainText('Saved on this device.', { timeout: 20_000 });
  expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
  expect(await readTable(page, 'progress')).toEqual({});
});

/** Several players on one device, without accounts. */
import { readFileSync } from 'node:fs';
import { solutionOf } from '../support/sudokuShift.ts';
import { homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import { makeDatabase, readTable, savedMoves, writeRows } from './support/database.ts';
import { boardsOf, TODAY, YESTERDAY } from './support/day.ts';
import { nameAndSave, openDialog, openPlayers, seatOf } from './support/devicePlayers.ts';
import { expect, test } from './support/fixtures.ts';
import { almostDone } from './support/solution.ts';

const board = boardsOf(YESTERDAY)[0]!;
const loose = solutionOf(board).slides.findIndex((_, row) => !board.pinned.includes(row));
const SLIDE = `Slide row ${loose + 1} right`;

test('a couple shares a tablet: each has a name, games and results of their own', async ({
  page,
  context,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');

  await test.step('with one player there is nothing but the way to add somebody', async () => {
    await page.goto('/');
    const dialog = await openPlayers(page);
    await expect(dialog.getByRole('list', { name: 'Who plays here' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add another player' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const field = dialog.getByLabel('Name', { exact: true });
    await expect(field).toHaveAccessibleDescription('Enter a name first.');
    await expect(field).toBeFocused();
    await nameAndSave(dialog, ' Anna ', 'Cat');
    await expect(dialog).toContainText('Each player has their own results');
    await nameAndSave(dialog, 'anna', 'Dog');
    await expect(field).toHaveAccessibleDescription(/^anna already plays here/);
  });

  const tab = await context.newPage();
  await tab.goto(`/sudoku-shift/${YESTERDAY}`);
  await tab.getByRole('button', { name: SLIDE }).click();

  await test.step('the second player begins with nothing, in the other tab as well', async () => {
    await nameAndSave(openDialog(page), 'Ben', 'Dog');
    await expect(homeCard(page)).toContainText('Slide the rows home');
    await expect(homeCard(tab)).toContainText('Slide the rows home');
    expect(await readTable(page, 'progress')).toEqual({});
    const dialog = await openPlayers(page);
    await expect(seatOf(dialog, 'Ben')).toHaveAttribute('aria-current', 'true');
    await expect(seatOf(dialog, 'Anna')).toHaveAttribute('aria-current', 'false');
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('one press goes on as the other one', async () => {
    await seatOf(openDialog(page), 'Anna').click();
    await expect(homeCard(page)).toContainText('Done for today');
    await expect(homeCard(tab)).toContainText('Done for today');
    expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
    // The other tab's last move came while the player changed.
    await expect.poll(() => savedMoves(page, `sudoku-shift/${YESTERDAY}`)).toBe(1);
  });

  await test.step('a backup is told and named by its player, and asked about', async () => {
    const settings = await openSettings(page);
    await expect(settings).toContainText('One file with Anna’s results');
    const download = page.waitForEvent('download');
    await settings.getByRole('button', { name: 'Save a backup' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('crema-Anna-2026-11-21.json');
    await expect(settings).toContainText('Anna’s backup is saved: 1 result');
    const buffer = readFileSync(await file.path());
    const picked = { name: file.suggestedFilename(), mimeType: 'application/json', buffer };
    await settings.getByLabel('Restore a backup').setInputFiles(picked);
    await expect(settings).toContainText('Restore crema-Anna-2026-11-21.json?');
    await expect(settings).toContainText('unfinished games to Anna’s, and replaces their settings');
    await settings.getByRole('button', { name: 'Restore backup' }).click();
    await expect(settings).toContainText('0 results added for Anna. 1 was already here.');
    await page.keyboard.press('Escape');
  });

  await test.step('a player is renamed, and removed after a question', async () => {
    let dialog = await openPlayers(page);
    await dialog.getByRole('button', { name: 'Change name and avatar' }).click();
    await nameAndSave(dialog, 'Annika', 'Snail');
    await expect(seatOf(dialog, 'Annika')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Annika from this device' }).click();
    await expect(dialog).toContainText('with 1 result, 1 unfinished game and all settings.');
    await dialog.getByRole('button', { name: 'Keep Annika' }).click();
    await dialog.getByRole('button', { name: 'Remove Annika from this device' }).click();
    await dialog.getByRole('button', { name: 'Remove Annika', exact: true }).click();
    await expect(
      page.getByText('That player and everything they played here have been removed.'),
    ).toBeVisible();
    await expect(homeCard(page)).toContainText('Slide the rows home');
    await expect(homeCard(tab)).toContainText('Slide the rows home');
    dialog = await openPlayers(page);
    await expect(dialog).toContainText('Ben');
    await expect(dialog.getByRole('list', { name: 'Who plays here' })).toHaveCount(0);
    await expect(async () => {
      await page.goto('/');
      expect(await page.evaluate(() => indexedDB.databases())).toHaveLength(1);
    }).toPass();
  });
});

test('a device that has forgotten whose turn it is goes on with a player who is there', async ({
  page,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'meta', { left: 'removed' });
  await writeRows(page, 'progress', almostDone(TODAY));
  await page.goto('/');
  await expect(homeCard(page)).toContainText('Slide the rows home');
  await expect.poll(() => readTable(page, 'meta')).not.toHaveProperty('left');
  expect(await readTable(page, 'progress')).toEqual({});

  await makeDatabase(page, 'crema~2');
  await writeRows(page, 'progress', almostDone(TODAY));
  await page.evaluate(() => localStorage.removeItem('crema-player'));
  await makeDatabase(page);
  await writeRows(page, 'meta', { left: 'removed' });
  await page.goto('/');
  // The page restarts meanwhile.
  const current = () => page.evaluate(() => localStorage.getItem('crema-player')).catch(() => null);
  await expect.poll(current).toBe('crema~2');
  await expect(page.getByRole('link', { name: /Continue/ }).first()).toBeVisible();
});

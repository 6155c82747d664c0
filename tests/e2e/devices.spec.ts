/** Unfinished games, settings and plays on several devices of an account. */
import type { Page } from '@playwright/test';
import { sittingName } from '../../src/sittings/document.ts';
import { SETTINGS_KEY } from '../../src/storage/keys.ts';
import { keyFor, playerOf } from '../../src/storage/players.ts';
import { homeCard, PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import { expect, hasSynced, openSignedIn, type Player, stored, test } from './support/backend.ts';
import { savedSession } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { setHidden } from './support/setHidden.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

/** The blank squares of the first board as it is displayed at first. */
const BLANKS = boardsOf(TODAY)[0]!.rows.flatMap((text, row) =>
  [...text].flatMap((char, column) => (char === '.' ? [{ row, column }] : [])),
);

const sittingOf = (player: Player, id = TODAY) =>
  stored(`users/${player.uid}/sittings/${sittingName('sudoku-shift', id)}`);

/** Number of log entries in the player's document of an unfinished game; null if there is none. */
async function sentMoves(player: Player): Promise<number | null> {
  const found = await sittingOf(player);
  if (found === null) return null;
  const [game] = found.games as string[];
  return (JSON.parse(game!) as { session: { log: unknown[] } }).session.log.length;
}

/** Writes a digit, right or wrong, into the `n`th blank square of the first board. */
async function fill(puzzle: PuzzlePage, n: number): Promise<void> {
  const { row, column } = BLANKS[n]!;
  await puzzle.clickCell(row, column);
  await puzzle.page.keyboard.press('1');
}

const moves = async (page: Page) =>
  (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.length ?? 0;

async function signedIn(page: Page, player: Player): Promise<PuzzlePage> {
  await openSignedIn(page, player);
  await hasSynced(page, player);
  return new PuzzlePage(page);
}

/** Chromium's message about a write that another device has overtaken: it is merged and sent again. */
const OVERTAKEN = /status of (400 \(Bad Request\)|409 \(Conflict\)) \(\S+\/documents:commit\)/;

test('a game begun on the phone goes on on the laptop, and back, with the settings', async ({
  page,
  player,
  newDevice,
}) => {
  const phone = await signedIn(page, player);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Left', { exact: true }).click();
  await expect
    .poll(async () => (await stored(`users/${player.uid}/private/settings`))?.hand)
    .toBe('left');
  await phone.open(TODAY);
  await fill(phone, 0);
  await fill(phone, 1);
  await setHidden(page, true);
  await expect.poll(() => sentMoves(player)).toBe(2);

  const laptop = await signedIn(await (await newDevice()).newPage(), player);
  const card = homeCard(laptop.page);
  await expect(card.getByText(/filled in, last played on another device$/)).toBeVisible();
  await card.getByRole('link', { name: 'Continue Sudoku Shift' }).click();
  await expect(laptop.board).toBeVisible();
  expect(await laptop.digits()).toEqual(await phone.digits());
  expect(
    await laptop.page.evaluate(
      (key) => localStorage.getItem(key),
      keyFor(playerOf(player.uid), SETTINGS_KEY),
    ),
  ).toMatch(/left/);
  await fill(laptop, 2);
  await laptop.page.getByRole('link', { name: 'Back' }).click();
  await expect(card.getByText(/filled in/)).toBeVisible();
  await expect.poll(() => sentMoves(player)).toBe(3);

  // The puzzle is still open on the phone: it takes over the longer game once it is looked at.
  await setHidden(page, false);
  await expect.poll(() => moves(page)).toBe(3);
  await expect(page.getByText('Last played on another device.')).toBeVisible();
  expect(await phone.digits()).toEqual(await digitsAfter(laptop));
  await fill(phone, 3);
  await expect(page.getByText('Last played on another device')).toHaveCount(0);
  await setHidden(page, true);
  await expect.poll(() => sentMoves(player)).toBe(4);
  await expect(page.getByText('open in another window')).toHaveCount(0);
});

/** The digits of the board that the device has saved, by opening it again. */
async function digitsAfter(device: PuzzlePage): Promise<string[]> {
  await device.open(TODAY);
  return device.digits();
}

test('moves on both devices are shown side by side, and the player chooses', {
  tag: '@all',
}, async ({ page, player, newDevice, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  complaints.allow(OVERTAKEN);
  const laptopContext = await newDevice();
  const laptop = await signedIn(await laptopContext.newPage(), player);
  // By the card and not by the address: then the database's code is loaded before the network goes.
  await homeCard(laptop.page).getByRole('link', { name: 'Play Sudoku Shift' }).click();
  await expect(laptop.board).toBeVisible();
  await laptopContext.setOffline(true);
  for (const n of [0, 1, 2]) await fill(laptop, n);
  await expect.poll(() => moves(laptop.page)).toBe(3);

  const phone = await signedIn(page, player);
  await phone.open(TODAY);
  await fill(phone, 5);
  await setHidden(page, true);
  await expect.poll(() => sentMoves(player)).toBe(1);

  await laptopContext.setOffline(false);
  const question = laptop.page.getByRole('heading', {
    name: 'You’ve played this puzzle on two devices',
  });
  await laptop.page.reload();
  await expect(question).toBeFocused();
  expect(await violationsOn(laptop.page)).toEqual([]);
  await laptop.page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondTheScreenInAnySize(laptop.page)).toEqual([]);
  await laptop.page
    .getByRole('button', { name: /^Continue this one: Another device, .*, 1 move, / })
    .click();
  await expect(laptop.board).toBeVisible();
  await expect(laptop.page.locator('#main')).toBeFocused();
  expect(await laptop.digits()).toEqual(await phone.digits());

  // The menu brings the other game back.
  const own = laptop.cell(BLANKS[0]!.row, BLANKS[0]!.column);
  await expect(own).toHaveAccessibleName(/empty/);
  await laptop.choose('Your other version');
  await laptop.page.getByRole('button', { name: /^Switch to this one: Saved version/ }).click();
  await expect(own).toHaveAccessibleName(/1, entered by you/);
  await laptop.page.goto('/');
  await expect.poll(async () => (await sittingOf(player))?.choice).toBe(2);
  expect(await sentMoves(player)).toBe(3);

  // The phone, which knows nothing of the choice, follows it.
  await setHidden(page, false);
  await page.reload();
  await expect.poll(() => moves(page)).toBe(3);
  await expect(page.getByRole('heading', { name: /two devices/ })).toHaveCount(0);
});

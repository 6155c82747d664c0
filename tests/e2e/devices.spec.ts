/** Unfinished games, settings and plays on several devices of an account. */
import type { Page } from '@playwright/test';
import { engine as calendars } from '../../src/games/yearly-daily/engine/engine.ts';
import { movesTo } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board as Calendar } from '../../src/games/yearly-daily/rules/types.ts';
import { resultKey } from '../../src/protocol/resultKeys.ts';
import { sittingName } from '../../src/sittings/document.ts';
import type { ResultRow } from '../../src/storage/entities.ts';
import { coveringsOf } from '../support/coveringsOf.ts';
import { BOARDS, homeCard, PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import {
  entryOf,
  expect,
  hasSynced,
  openSignedIn,
  type Player,
  signIn,
  signOut,
  stored,
  test,
  timesOf,
} from './support/backend.ts';
import { makeDatabase, readTable, savedSession, writeRows } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { setHidden } from './support/setHidden.ts';
import { partlyDone } from './support/solution.ts';
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

/** Saturday 21 November 2026, the tests' day. */
const CALENDAR_DAY = '2026-11-21';

const moves = async (page: Page) =>
  (await savedSession(page, `sudoku-shift/${TODAY}`))?.log.length ?? 0;

async function signedIn(page: Page, player: Player): Promise<PuzzlePage> {
  await openSignedIn(page, player);
  await hasSynced(page, player);
  return new PuzzlePage(page);
}

/** Chromium's message about a write that another device has overtaken: it is merged and sent again. */
const OVERTAKEN = /status of (400 \(Bad Request\)|409 \(Conflict\)) \(\S+\/documents:commit\)/;

test('a game begun on the phone goes on on the laptop, and back, and is finished once', async ({
  page,
  player,
  newDevice,
}) => {
  const phone = await signedIn(page, player);
  await phone.open(TODAY);
  await fill(phone, 0);
  await fill(phone, 1);
  await setHidden(page, true);
  await expect.poll(() => sentMoves(player)).toBe(2);

  const laptop = await signedIn(await (await newDevice()).newPage(), player);
  const card = homeCard(laptop.page);
  await expect(card.getByText(/poured, last on another device$/)).toBeVisible();
  await card.getByRole('link', { name: 'Continue Sudoku Shift' }).click();
  await expect(laptop.board).toBeVisible();
  expect(await laptop.digits()).toEqual(await phone.digits());
  await fill(laptop, 2);
  await laptop.page.getByRole('link', { name: 'Back' }).click();
  await expect(card.getByText(/poured/)).toBeVisible();
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

test('a result takes the game away from the other devices', { tag: '@all' }, async ({
  page,
  player,
  newDevice,
}) => {
  await makeDatabase(page);
  await writeRows(page, 'progress', partlyDone(TODAY, [0, 1, 2, 3], 1));
  const phone = await signedIn(page, player);
  await expect.poll(async () => await sittingOf(player)).not.toBeNull();

  const laptop = await signedIn(await (await newDevice()).newPage(), player);
  await laptop.open(TODAY);
  for (const [i, board] of boardsOf(TODAY).entries()) {
    if (i > 0) await laptop.turnTo(BOARDS[i]!);
    await laptop.fillLast(board);
  }
  await expect(laptop.finished).toBeVisible();
  await expect.poll(async () => (await timesOf(player))[TODAY]).toHaveLength(4);
  expect(await sittingOf(player)).toBeNull();
  // The log went over two devices, and leads to the result.
  await expect.poll(async () => (await entryOf(player))?.verdict).toBe('checked');

  const month = `users/${player.uid}/plays/sudoku-shift~${CALENDAR_DAY.slice(0, 7)}`;
  await expect.poll(async () => (await stored(month))?.plays).toHaveProperty(TODAY);

  await page.reload();
  await expect(homeCard(page).getByRole('link', { name: /finished in/ })).toBeVisible();
  // A weekly puzzle counts for the day on which it was finished, on all devices.
  const finishedAt = async (device: Page) => {
    const row = (await readTable(device, 'ssPuzzlesTimes'))[TODAY] as ResultRow | undefined;
    return row?.finishedAt;
  };
  await expect.poll(() => finishedAt(page)).toBe(await finishedAt(laptop.page));
  expect(await finishedAt(page)).toEqual(expect.any(Number));
  await phone.open(TODAY);
  await expect(phone.finished).toBeVisible();
  expect(await readTable(page, 'progress')).toEqual({});
  await expect.poll(() => readTable(laptop.page, 'sittings')).toEqual({});
});

test('moves on both devices are shown side by side, and the player chooses', async ({
  page,
  player,
  newDevice,
  complaints,
}) => {
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
    name: 'You have played this on two devices',
  });
  await laptop.page.reload();
  await expect(question).toBeFocused();
  expect(await violationsOn(laptop.page)).toEqual([]);
  await laptop.page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondTheScreenInAnySize(laptop.page)).toEqual([]);
  await laptop.page
    .getByRole('button', { name: /^Go on with this: Another device, .*, 1 move, / })
    .click();
  await expect(laptop.board).toBeVisible();
  await expect(laptop.page.locator('#main')).toBeFocused();
  expect(await laptop.digits()).toEqual(await phone.digits());

  // The menu brings the other game back.
  const own = laptop.cell(BLANKS[0]!.row, BLANKS[0]!.column);
  await expect(own).toHaveAccessibleName(/empty/);
  await laptop.choose('The other game');
  await laptop.page.getByRole('button', { name: /^Change to this: Kept/ }).click();
  await expect(own).toHaveAccessibleName(/1, yours/);
  await laptop.page.goto('/');
  await expect.poll(async () => (await sittingOf(player))?.choice).toBe(2);
  expect(await sentMoves(player)).toBe(3);

  // The phone, which knows nothing of the choice, follows it.
  await setHidden(page, false);
  await page.reload();
  await expect.poll(() => moves(page)).toBe(3);
  await expect(page.getByRole('heading', { name: /two devices/ })).toHaveCount(0);
});

test('signing out keeps no unfinished game on the device, and loses none', { tag: '@all' }, async ({
  page,
  context,
  player,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST);
  const phone = await signedIn(page, player);
  await phone.open(TODAY);
  await fill(phone, 0);
  await expect.poll(() => moves(page)).toBe(1);
  await page.goto('/');
  await signOut(page);
  expect(await readTable(page, 'progress')).toEqual({});
  expect(await readTable(page, 'sittings')).toEqual({});
  expect(await sentMoves(player)).toBe(1);
  await signIn(page, player);
  await expect(homeCard(page).getByText(/another device/)).toBeVisible();
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
  await phone.open(TODAY);
  await expect(phone.cell(BLANKS[0]!.row, BLANKS[0]!.column)).toHaveAccessibleName(/yours/);
  await context.setOffline(false);
});

/** Sets the playing hand in the settings' dialog. */
async function chooseHand(page: Page, hand: 'Left' | 'Right'): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText(hand, { exact: true }).click();
  await page.keyboard.press('Escape');
}

const hand = async (page: Page) =>
  (
    (await page.evaluate(() => JSON.parse(localStorage.getItem('crema-settings') ?? '{}'))) as {
      hand?: string;
    }
  ).hand;

const settingsOf = (player: Player) => stored(`users/${player.uid}/private/settings`);

test('settings and tutorials follow to the other device, and outlive a sign-out before they were sent', {
  tag: '@all',
}, async ({ page, context, player, newDevice, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await signedIn(page, player);
  await chooseHand(page, 'Left');
  await expect.poll(async () => (await settingsOf(player))?.hand).toBe('left');

  const laptop = await signedIn(await (await newDevice()).newPage(), player);
  await expect.poll(() => hand(laptop.page)).toBe('left');
  await chooseHand(laptop.page, 'Right');
  await expect.poll(async () => (await settingsOf(player))?.hand).toBe('right');
  await page.reload();
  await expect.poll(() => hand(page)).toBe('right');

  const writes = '**/documents:commit';
  await context.route(writes, (route) => route.abort());
  await chooseHand(page, 'Left');
  await signOut(page);
  expect(await hand(page)).not.toBe('left');
  await context.unroute(writes);
  await signIn(page, player);
  await expect.poll(() => hand(page)).toBe('left');
  await expect.poll(async () => (await settingsOf(player))?.hand).toBe('left');
});

test('the ways of a finished calendar follow, also one that is found later', {
  tag: '@all',
}, async ({ page, player, newDevice }) => {
  const board = calendars.generate(CALENDAR_DAY, 5).boards[0] as Calendar;
  const [first, second] = coveringsOf(board, 2).map((one) => [movesTo(board, one)]);
  const key = resultKey('yearly-daily', CALENDAR_DAY);
  const row = {
    ...{ id: CALENDAR_DAY, result: [95_000, 1, 0.1], openedOn: CALENDAR_DAY, finishedAt: 5 },
    ending: first,
  };
  await makeDatabase(page);
  await writeRows(page, 'ydScores', { [key]: row });
  await signedIn(page, player);
  const storedWays = async () =>
    (await stored(`users/${player.uid}/plays/yearly-daily~${CALENDAR_DAY.slice(0, 7)}`))?.ways;
  await expect.poll(storedWays).toHaveLength(1);

  const laptop = (await signedIn(await (await newDevice()).newPage(), player)).page;
  const read = async () => (await readTable(laptop, 'ydScores'))[key];
  await expect.poll(read).toMatchObject({ ending: first });
  await laptop.goto('/yearly-daily/today');
  const years = laptop.getByRole('region', { name: 'Over the years' });
  await expect(years).toContainText('You have found one of them.');

  await writeRows(page, 'ydScores', { [key]: { ...row, ways: [second] } });
  await page.reload();
  await expect.poll(storedWays).toHaveLength(2);
  await laptop.reload();
  await expect(years).toContainText('You have found 2 of them.');
  expect(await read()).toMatchObject({ ending: first, ways: [second] });
});

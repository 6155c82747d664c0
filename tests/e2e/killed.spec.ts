/**
 * The browser is killed while its service worker sends a result and has written the profile but not
 * the leaderboard, while an unfinished game is sent, and while players sign in or out, or are added,
 * changed or removed: the next
 * start must resume from the stored state.
 */
import type { Page } from '@playwright/test';
import { FIRST_PLAYER, playerOf } from '../../src/storage/players.ts';
import type { SavedLog } from '../support/movesIn.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { becomeOfflineReady, homeCard, PuzzlePage, workerWillSend } from './support/app.ts';
import {
  accountButton,
  entryOf,
  expect,
  FIRESTORE,
  FUNCTIONS,
  hasSynced,
  inWholeBrowser,
  isSynced,
  openAlmostDone,
  openSignedIn,
  type Player,
  signOut,
  stored,
  submitSignIn,
  timesOf,
} from './support/backend.ts';
import { readTable, savedMoves } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { ON_DEVICE, type OnDevice } from './support/device.ts';
import { nameAndSave, openPlayers, seatOf, switchTo } from './support/devicePlayers.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { setHidden } from './support/setHidden.ts';

const [ristretto] = boardsOf(TODAY);
const loose = solutionOf(ristretto!).slides.findIndex((_, row) => !ristretto!.pinned.includes(row));
const SLIDE = `Slide row ${loose + 1} right`;

const test = inWholeBrowser.extend<OnDevice>(ON_DEVICE);

/** Starts the device's browser with a page on which the player is signed in. */
async function startSignedIn(device: OnDevice['device'], player: Player) {
  const context = await device.start();
  const page = await context.newPage();
  await openSignedIn(page, player);
  await hasSynced(page, player);
  return { context, page };
}

test('what a killed worker had stored in the profile comes onto the leaderboard, once', {
  tag: '@all',
}, async ({ device, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const { context, page } = await startSignedIn(device, player);
  await becomeOfflineReady(page);
  await openAlmostDone(page);
  await context.setOffline(true);
  await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await workerWillSend(page);

  // The call of the leaderboard function never gets a response.
  let isCalled = false;
  await context.route(`${FUNCTIONS}/**/insertLeaderboardGames`, () => {
    isCalled = true;
  });
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => isCalled).toBe(true);
  expect(await timesOf(player)).toHaveProperty(TODAY);
  expect(await entryOf(player)).toBeNull();
  // A page of this origin that does not run the app. Read the outbox before the kill, as the
  // restarted browser may wake the worker at once.
  const beside = await context.newPage();
  await beside.goto('/icons/icon-48.png');
  const left = Object.values(await readTable(beside, 'outbox'));
  expect(left).toMatchObject([{ game: 'sudoku-shift', stage: 'profile-stored' }]);
  await device.kill(context);

  const again = await device.start();
  const later = await again.newPage();
  await later.goto('/');
  await expect.poll(() => entryOf(player)).not.toBeNull();
  await expect.poll(() => readTable(later, 'outbox')).toEqual({});
  const rank = Object.values(await timesOf(player))[0]!.reduce((sum, ms) => sum + ms);
  expect(await entryOf(player)).toMatchObject({ uid: player.uid, rank });
  expect(await stored(`leaderboards/sudoku-shift/puzzles/${TODAY}/held/${player.uid}`)).toBeNull();
});

/** The puzzles that each database has a result of, without empty ones; null while the app restarts. */
const resultsOnDevice = (page: Page) => page.evaluate(readResults).catch(() => null);

/** Runs in the page. */
async function readResults(): Promise<Record<string, IDBValidKey[]>> {
  const found: Record<string, IDBValidKey[]> = {};
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('crema')) continue;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = db.transaction('ssPuzzlesTimes').objectStore('ssPuzzlesTimes').getAllKeys();
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    if (keys.result.length > 0) found[name] = keys.result;
    db.close();
  }
  return found;
}

test('killed in the middle of signing in and out, everything is in one place, once', {
  tag: '@all',
}, async ({ device, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const context = await device.start();
  const page = await context.newPage();
  await openAlmostDone(page);
  await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await page.goto('/');
  const restarted = page.waitForEvent('load');
  await submitSignIn(page, player);
  await restarted;
  await device.kill(context);

  const again = await device.start();
  const next = await again.newPage();
  await next.goto('/');
  await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
  await expect.poll(() => resultsOnDevice(next)).toEqual({ [playerOf(player.uid)]: [TODAY] });
  await expect(isSynced(next)).toBeVisible();
  // The sign-out waits for the load of the page that follows it.
  await signOut(next);
  await device.kill(again);

  const last = await (await device.start()).newPage();
  await last.goto('/');
  await expect.poll(() => resultsOnDevice(last)).toEqual({});
  await accountButton(last).click();
  await expect(last.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('killed in the middle of adding, switching and removing players, all is in one place, once', {
  tag: '@all',
}, async ({ device }) => {
  let context = await device.start();
  let page = await context.newPage();
  const dies = async () => {
    await device.kill(context);
    context = await device.start();
    page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('main#main')).toBeVisible();
  };
  await openAlmostDone(page);
  await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await page.goto('/');
  let dialog = await openPlayers(page);
  await dialog.getByRole('button', { name: 'Add another player' }).click();
  await nameAndSave(dialog, 'Anna');
  await expect(dialog).toContainText('Each player has their own results');
  let again = page.waitForEvent('load');
  await nameAndSave(dialog, 'Ben');
  await again;
  await dies();
  dialog = await openPlayers(page);
  for (const name of ['Anna', 'Ben']) await expect(seatOf(dialog, name)).toHaveCount(1);
  expect(await resultsOnDevice(page)).toEqual({ [FIRST_PLAYER]: [TODAY] });
  await page.keyboard.press('Escape');

  // The device may have forgotten the last change, and a press on the current player is none.
  const current = async () => {
    dialog = await openPlayers(page);
    const name = await dialog.locator('[aria-current=true]').innerText();
    await page.keyboard.press('Escape');
    return name;
  };
  await switchTo(page, (await current()) === 'Anna' ? 'Ben' : 'Anna');
  await dies();
  expect(await resultsOnDevice(page)).toEqual({ [FIRST_PLAYER]: [TODAY] });
  if ((await current()) === 'Anna') await switchTo(page, 'Ben');
  dialog = await openPlayers(page);
  await dialog.getByRole('button', { name: 'Remove Ben from this device' }).click();
  again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Remove Ben', exact: true }).click();
  await again;
  await dies();
  await expect(homeCard(page)).toContainText('Done for today');
  dialog = await openPlayers(page);
  await expect(dialog).toContainText('Anna');
  await expect(dialog.getByRole('list', { name: 'Who plays here' })).toHaveCount(0);
  expect(await resultsOnDevice(page)).toEqual({ [FIRST_PLAYER]: [TODAY] });
});

test('a game that was being sent when the browser was killed is neither lost nor doubled', {
  tag: '@all',
}, async ({ device, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const { context, page } = await startSignedIn(device, player);
  const name = `users/${player.uid}/sittings/sudoku-shift~${TODAY}`;
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  // The server takes the game, and the device never hears of it.
  const taken = new Promise<void>((resolve) => {
    void context.route(`${FIRESTORE}/**/documents:commit`, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: SLIDE }).click();
  await expect.poll(() => savedMoves(page, `sudoku-shift/${TODAY}`)).toBe(1);
  await setHidden(page, true);
  await taken;
  expect(await stored(name)).not.toBeNull();
  await device.kill(context);

  const again = await device.start();
  const later = await again.newPage();
  await later.goto('/');
  await expect.poll(() => readTable(later, 'sittings')).not.toEqual({});
  const next = new PuzzlePage(later);
  await next.open(TODAY);
  await expect(later.getByRole('heading', { name: /two devices/ })).toHaveCount(0);
  await later.getByRole('button', { name: SLIDE }).click();
  await later.getByRole('link', { name: 'Back' }).click();
  await expect
    .poll(async () => {
      const games = ((await stored(name))?.games ?? []) as string[];
      return games.map((text) => (JSON.parse(text) as { session: SavedLog }).session.log.length);
    })
    .toEqual([2]);
});

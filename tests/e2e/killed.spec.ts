/**
 * The browser is killed while its service worker sends a result and has written the profile but not
 * the leaderboard, and while an unfinished game is sent: the sync must resume from the stored state.
 */
import type { SavedLog } from '../support/movesIn.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { becomeOfflineReady, PuzzlePage, workerWillSend } from './support/app.ts';
import {
  entryOf,
  expect,
  FIRESTORE,
  FUNCTIONS,
  hasSynced,
  inWholeBrowser,
  openAlmostDone,
  openSignedIn,
  type Player,
  stored,
  timesOf,
} from './support/backend.ts';
import { readTable, savedMoves } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { ON_DEVICE, type OnDevice } from './support/device.ts';
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

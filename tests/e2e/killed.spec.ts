/**
 * The browser is killed while its service worker sends a result and has written the profile but not
 * the leaderboard: the sync must resume from the stored state.
 */
import { becomeOfflineReady, PuzzlePage, workerWillSend } from './support/app.ts';
import {
  entryOf,
  expect,
  FUNCTIONS,
  inWholeBrowser,
  openAlmostDone,
  signIn,
  stored,
  timesOf,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { ON_DEVICE, type OnDevice } from './support/device.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';

const test = inWholeBrowser.extend<OnDevice>(ON_DEVICE);

test('what a killed worker had stored in the profile comes onto the leaderboard, once', async ({
  device,
  player,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST);
  const context = await device.start();
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, player);
  await becomeOfflineReady(page);
  await openAlmostDone(page);
  await context.setOffline(true);
  await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await workerWillSend(page);

  const called = new Promise<void>((resolve) => {
    // The call of the leaderboard function never gets a response.
    void context.route(`${FUNCTIONS}/**/insertLeaderboardGames`, () => resolve());
  });
  await page.close();
  await context.setOffline(false);
  await called;
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
  await expect.poll(() => entryOf(player), { timeout: 20_000 }).not.toBeNull();
  await expect.poll(() => readTable(later, 'outbox')).toEqual({});
  const rank = Object.values(await timesOf(player))[0]!.reduce((sum, ms) => sum + ms);
  expect(await entryOf(player)).toMatchObject({ uid: player.uid, rank });
  expect(await stored(`leaderboards/sudoku-shift/puzzles/${TODAY}/held/${player.uid}`)).toBeNull();
});

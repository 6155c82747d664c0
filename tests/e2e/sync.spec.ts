/** Syncing results from devices to profile and leaderboards, with failures in between. */
import type { BrowserContext, Page } from '@playwright/test';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf, type GameId, type ResultTable } from '../../src/games/definitions.ts';
import { answerOf } from '../../src/games/geografind/rules/rules.ts';
import type { Board } from '../../src/games/geografind/rules/types.ts';
import type { Json } from '../../src/lib/json.ts';
import { storedNames } from '../../src/protocol/resultKeys.ts';
import { PLAYER_KEY } from '../../src/storage/players.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import {
  becomeOfflineReady,
  offlineAfterVisit,
  PuzzlePage,
  workerWillSend,
} from './support/app.ts';
import {
  accountButton,
  entryOf,
  expect,
  FIRESTORE,
  FUNCTIONS,
  finishPuzzle,
  hasSynced,
  inWholeBrowser,
  isSynced,
  newPlayer,
  openAlmostDone,
  openSignedIn,
  type Player,
  profileOf,
  signIn,
  signOut,
  stored,
  submitSignIn,
  syncing,
  test,
  timesOf,
  welcomed,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { boardsOf, TODAY } from './support/day.ts';
import { breakableDatabase, fail, mendAndPress } from './support/failures.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { changeSessions } from './support/session.ts';

/**
 * Records Firestore commits and calls of the leaderboard function, from all pages and the service
 * worker.
 */
function watchWrites(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (request.method() !== 'POST') return;
    const hasResult = request.postData()?.includes('sudokuShiftTimes');
    if (url.startsWith(FIRESTORE) && url.endsWith(':commit'))
      seen.push(hasResult ? 'profile' : 'play');
    if (url.startsWith(FUNCTIONS)) seen.push('function');
  });
  return seen;
}

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

/**
 * The country to be guessed in Geografind's puzzle of the day: the server checks guesses, so
 * results must hold the right one.
 */
const COUNTRY = answerOf(puzzleOf(toolkitOf('geografind'), '399').boards[0] as Board);

/** A finished puzzle of each game of the former site, as cached by it. */
const FORMER: Readonly<Partial<Record<ResultTable, Readonly<Record<string, Json>>>>> = {
  ssPuzzlesTimes: { [TODAY]: [61_000, 62_000, 63_000, 64_000] },
  ydScores: { '11_21_2026': [120_000, 2, 0.1] },
  cnPuzzleTimes: { '59': [754_000, 1] },
  gfGuesses: { '399': ['BR', COUNTRY, 'win'] },
  rfTimes: { '392': [301_000, 1] },
};

/**
 * The values by which the leaderboards must rank these results (times in ms or numbers of guesses),
 * calculated by hand.
 */
const RANKS = {
  'sudoku-shift': 250_000,
  'yearly-daily': 160_000,
  crossnumber: 754_000,
  geografind: 2,
  'royal-family': 301_000,
} satisfies Partial<Record<GameId, number>>;

const outboxOf = (page: Page) => readTable(page, 'outbox');

async function signedIn(page: Page, player: Player): Promise<void> {
  await openSignedIn(page, player);
  await hasSynced(page, player);
}

inWholeBrowser(
  'what was played signed out and offline is in profile and leaderboard after signing in',
  async ({ page, context, player, complaints }) => {
    await offlineAfterVisit(page, complaints);
    await finishPuzzle(page);
    await context.setOffline(false);
    await page.goto('/');
    await submitSignIn(page, player);
    await expect(page.getByText('1 result was added to your profile.')).toBeVisible();
    // A new account is asked for a leaderboard name, even with results to send.
    await expect(page.getByRole('dialog', { name: 'Choose how others see you' })).toBeVisible();
    await welcomed(page);

    const times = await timesOf(player);
    expect(times[TODAY]).toHaveLength(4);
    expect(await entryOf(player)).toMatchObject({
      uid: player.uid,
      game: 'sudoku-shift',
      id: TODAY,
      rank: times[TODAY]!.reduce((sum, ms) => sum + ms),
    });
    expect(await outboxOf(page)).toEqual({});
  },
);

test('what the former site kept of every game is in profile and leaderboards after signing in', async ({
  page,
  player,
}) => {
  // A page of this origin that does not run the app.
  await page.goto('/icons/icon-48.png');
  const caches = Object.entries(FORMER).map(([name, entries]) => [name, JSON.stringify(entries)]);
  await page.evaluate((entries) => {
    for (const [name, text] of entries) localStorage.setItem(name!, text!);
  }, caches);
  // Before the sign-in the start's chores, which import the results too, never come.
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) window.requestIdleCallback = () => 0;
  }, PLAYER_KEY);
  await page.goto('/');
  await submitSignIn(page, player);
  await expect(page.getByText('5 results were added to your profile.')).toBeVisible();
  await welcomed(page);

  const profile = await profileOf(player);
  for (const [name, rank] of Object.entries(RANKS)) {
    const { id: game, schedule } = definitionOf(name as GameId);
    const { results, profileMap } = storedNames(game);
    expect(profile?.[profileMap]).toEqual(FORMER[results]);
    const id = idFor(schedule, DAY);
    expect(await stored(`leaderboards/${game}/puzzles/${id}/entries/${player.uid}`)).toMatchObject({
      uid: player.uid,
      game,
      id,
      rank,
    });
  }
});

inWholeBrowser(
  'finished offline, it is sent as soon as there is a network, and the header tells how it stands',
  async ({ page, context, player, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await signedIn(page, player);
    await becomeOfflineReady(page);
    await context.setOffline(true);
    await finishPuzzle(page);
    await page.goto('/');
    await expect(
      page.getByRole('button', {
        name: 'Sync: You’re offline. 1 result will be sent when you’re back online.',
      }),
    ).toBeVisible();
    expect(await timesOf(player)).toEqual({});
    await context.setOffline(false);
    await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
    await expect.poll(() => entryOf(player)).not.toBeNull();
    await expect.poll(() => outboxOf(page)).toEqual({});
    await expect(isSynced(page)).toBeVisible();
  },
);

inWholeBrowser(
  'the service worker sends what a couple has played, with the page closed',
  { tag: '@all' },
  async ({ page, context, player, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await context.grantPermissions(['background-sync']);
    const ben = await newPlayer();
    for (const each of [ben, player]) await signedIn(page, each);
    await becomeOfflineReady(page);
    await openAlmostDone(page);
    await context.setOffline(true);
    await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
    await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    await page.goto('/');
    await accountButton(page).click();
    const players = page.getByRole('list', { name: 'Who plays here' });
    await players.locator('[aria-current=false]').click();
    await expect.poll(() => readTable(page, 'meta')).toMatchObject({ account: { uid: ben.uid } });
    await finishPuzzle(page);
    await workerWillSend(page);
    // After two days both players' tokens have expired.
    await page.evaluate(changeSessions, 'expire');
    await page.close();
    await context.setOffline(false);
    for (const each of [player, ben]) {
      await expect.poll(() => timesOf(each)).toHaveProperty(TODAY);
      await expect.poll(() => entryOf(each)).not.toBeNull();
    }
    const later = await context.newPage();
    await later.goto('/licences');
    await expect.poll(() => outboxOf(later)).toEqual({});
  },
);

inWholeBrowser(
  'three tabs and the worker make one flight',
  { tag: '@all' },
  async ({ page, context, player, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await context.grantPermissions(['background-sync']);
    await signedIn(page, player);
    await becomeOfflineReady(page);
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) await tab.goto('/sudoku-shift');
    await openAlmostDone(page);
    await context.setOffline(true);
    await new PuzzlePage(page).fillLast(boardsOf(TODAY)[3]!);
    await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    const writes = watchWrites(context);
    await context.setOffline(false);
    await expect.poll(() => outboxOf(page)).toEqual({});
    // Wait until all tabs have finished their sync.
    for (const tab of tabs) {
      await expect(isSynced(tab)).toBeVisible();
    }
    await expect.poll(() => syncing(page)).toBe(0);
    expect(writes.filter((what) => what === 'profile')).toHaveLength(1);
    expect(writes.filter((what) => what === 'function')).toHaveLength(1);
  },
);

inWholeBrowser(
  'signing out with an unsent result loses nothing',
  async ({ page, context, player, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await signedIn(page, player);
    await becomeOfflineReady(page);
    await context.setOffline(true);
    await finishPuzzle(page);
    await page.goto('/');
    await signOut(page, 'Sign out without sending');
    expect(await readTable(page, 'ssPuzzlesTimes')).toEqual({});
    await context.setOffline(false);

    // Another player uses the device and must not receive the first player's results.
    const ben = await newPlayer();
    await page.goto('/');
    await signIn(page, ben);
    await page.reload();
    await expect.poll(() => profileOf(ben)).not.toBeNull();
    expect(await timesOf(ben)).toEqual({});
    await signOut(page);

    await page.goto('/');
    await signIn(page, player);
    await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
    await expect.poll(() => entryOf(player)).not.toBeNull();
    expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
  },
);

test('a database that fails is no sign-out: the result is kept and sent when it is back', {
  tag: '@all',
}, async ({ page, player, complaints }) => {
  await breakableDatabase(page);
  complaints.allow(/Dexie|database/);
  await signedIn(page, player);
  const puzzle = await openAlmostDone(page);
  await fail(page);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Not saved yet');
  // Wait until all watchers of the database have reacted; none may leave the page.
  await expect(page.getByText('Your results aren’t being saved.')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(puzzle.finished).toBeVisible();
  await mendAndPress(page, 'Try now');
  await expect.poll(() => entryOf(player)).not.toBeNull();
  expect(Object.keys(await timesOf(player))).toEqual([TODAY]);
});

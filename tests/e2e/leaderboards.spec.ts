/** Leaderboard pages. Where many players are needed, entries are written directly. */
import type { Page } from '@playwright/test';
import { TOP, TOP_UNCHECKED } from '../../src/protocol/leaderboard.ts';
import { bucketOf } from '../../src/protocol/spread.ts';
import { TIME } from '../support/measures.ts';
import { becomeOfflineReady } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import {
  accountButton,
  entryOf,
  expect,
  finishPuzzle,
  openSignedIn,
  type Player,
  signIn,
  store,
  test,
  withWorker,
} from './support/backend.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

interface Standing {
  readonly uid: string;
  readonly rank: number;
  /**
   * Whether the server could not check the result: unchecked results are listed below the checked
   * ones, without a place.
   */
  readonly unchecked?: boolean;
}

/** Writes entries and their counts into a puzzle's leaderboard, bypassing rules and functions. */
async function fill(id: string, standings: readonly Standing[]): Promise<void> {
  const puzzle = `leaderboards/sudoku-shift/puzzles/${id}`;
  const spread: Record<string, number> = {};
  const checked = standings.filter(({ unchecked }) => !unchecked);
  for (const { rank } of checked) {
    const bucket = bucketOf(TIME, rank);
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  const entries = standings.map(({ uid, rank, unchecked }, i) => ({
    ...{ uid, rank, verdict: unchecked ? 'unchecked' : 'checked', game: 'sudoku-shift', id },
    ...{ leaderboardName: 'Quiet Espresso', avatarIcon: 'coffee', avatarColor: 'amber' },
    arrivedAt: { timestamp: new Date(Date.UTC(2026, 10, 1, 0, 0, i)).toISOString() },
  }));
  await Promise.all(entries.map((entry) => store(`${puzzle}/entries/${entry.uid}`, entry)));
  // Sorting keeps the order of arrival among equal results.
  const best = (verdict: string, most: number) =>
    entries
      .filter((entry) => entry.verdict === verdict)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most);
  await store(puzzle, {
    ...{ players: checked.length, spread, unchecked: standings.length - checked.length },
    ...{ best: best('checked', TOP), bestUnchecked: best('unchecked', TOP_UNCHECKED) },
    counting: 'settled',
  });
}

/** The results of other players: times from ten minutes on, a second apart. */
const others = (count: number): Standing[] =>
  Array.from({ length: count }, (_, i) => ({ uid: `other${i}`, rank: 600_000 + i * 1000 }));

const boardPath = (id: string) => `/sudoku-shift/${id}/leaderboard`;
const rows = (page: Page) => page.getByRole('row');
const unchecked = (page: Page) => page.getByRole('region', { name: 'Unchecked' });
const you = (page: Page) => page.getByRole('region', { name: 'You' });

const signedInAt = (page: Page, player: Player, id: string) =>
  openSignedIn(page, player, boardPath(id));

test('a board that is open follows what is finished in another tab', async ({
  page,
  context,
  player,
}) => {
  await signedInAt(page, player, '103');
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(you(page).getByRole('link', { name: 'Play this puzzle' })).toBeVisible();
  const other = await context.newPage();
  await finishPuzzle(other, '103');
  await expect(you(page)).toContainText('1st');
  await expect(rows(page).nth(1)).toContainText('You');
  await expect(page.getByText('No results yet')).toHaveCount(0);
});

withWorker(
  'offline the board is as it was seen last; one that was not says so, and signing in has to wait',
  { tag: '@all' },
  async ({ page, context, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await fill('105', others(3));
    await page.goto(boardPath('105'));
    await becomeOfflineReady(page);
    await expect(rows(page)).toHaveCount(4);
    await context.setOffline(true);
    await page.reload();
    await expect(rows(page)).toHaveCount(4);
    await expect(page.getByText(/Seen at/)).toBeVisible();
    await page.goto(boardPath('106'));
    await expect(page.getByText('You’re offline')).toBeVisible();
    await accountButton(page).click();
    await expect(
      page.getByText('You’re offline. Connect to sign in, or play without an account.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText('No results yet')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the best fifty, the own place below them and what nobody could check; axe finds nothing there and in the account’s dialogs', {
    tag: '@all',
  }, async ({ page, player }) => {
    const expectClean = async (what: string) => {
      expect(await violationsIn(page, ['light', 'dark'], 'all'), what).toEqual([]);
    };
    await page.goto('/');
    await accountButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expectClean('signing in');
    await page.keyboard.press('Escape');
    await signIn(page, player);
    await fill('108', [
      ...others(141),
      { uid: player.uid, rank: 900_000 },
      { uid: 'forger', rank: 1, unchecked: true },
    ]);
    await page.goto(boardPath('108'));
    await expect(you(page)).toContainText('142nd');
    await expect(you(page)).toContainText('of 142 players');
    // The table's rows are the header, fifty entries, the gap, and the player.
    await expect(rows(page).nth(51)).toHaveText('91 players in between');
    await expect(rows(page).nth(52)).toContainText('You');
    await expect(rows(page).nth(52)).toContainText('15:00');
    await expect(rows(page).nth(1)).toContainText('10:00');
    await expect(unchecked(page).getByRole('row')).toHaveCount(2);
    await expectClean('the board');
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await beyondTheScreenInAnySize(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText(/as a table/i).click();
    const counted = await page.locator('details table tbody tr td:last-child').allInnerTexts();
    expect(counted.reduce((sum, text) => sum + Number(text), 0)).toBe(142);
    await accountButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
    await expectClean('the account');
    await page.getByRole('button', { name: 'Change name and avatar' }).click();
    await expect(page.getByRole('dialog', { name: 'Name and avatar' })).toBeVisible();
    await expectClean('name and avatar');
    await page.keyboard.press('Escape');
    expect(await entryOf(player, '108')).not.toBeNull();
  });
});

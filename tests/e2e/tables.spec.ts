/** Tables of friends: starting, joining by a link, what is seen where, and leaving. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import {
  entryOf,
  expect,
  finishPuzzle,
  hasSynced,
  openSignedIn,
  type Player,
  store,
  test,
  welcomed,
} from './support/backend.ts';
import { TODAY } from './support/day.ts';
import { newFriend, tableOf } from './support/tables.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const DATE = '2026-11-21';
const today = (page: Page) => page.getByRole('list', { name: /^Results for/ });
const seats = (page: Page) => page.getByRole('list', { name: 'Members' });

/** Opens a page, and waits for the first sync: from it on the server knows the player's name. */
async function openSynced(page: Page, player: Player, path?: string): Promise<void> {
  await openSignedIn(page, player, path);
  await hasSynced(page, player);
}

/** Writes a member's checked result of today's Sudoku Shift to the table. */
async function givesTime(id: string, uid: string, rank: number): Promise<void> {
  const table = await tableOf(id);
  const own = { ...table.days[DATE]?.[uid], 'sudoku-shift': { rank, checked: true } };
  const days = { ...table.days, [DATE]: { ...table.days[DATE], [uid]: own } };
  await store(`tables/${id}`, { ...table, days } as never);
}

test('a table is started, a friend comes by its link, and their times are first everywhere', async ({
  page,
  player,
}) => {
  await openSynced(page, player);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('combobox', { name: 'First word' }).selectOption('Cosy');
  await page.getByRole('combobox', { name: 'Second word' }).selectOption('Latte');
  await page.getByRole('button', { name: 'Start table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cosy Latte' })).toBeVisible();
  const link = await page.getByText(/\/join\/[a-z-]{17}$/).innerText();

  const ben = await newFriend('Calm Roast');
  const id = await ben.change({ kind: 'join', code: link });
  await givesTime(id, ben.uid, 90_000);
  // The open page looks again when its tab is looked at.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(seats(page)).toContainText('Calm Roast');
  await finishPuzzle(page);
  const atTable = page.getByRole('list', { name: 'Cosy Latte' });
  await expect(atTable.getByRole('listitem')).toHaveCount(2);
  await expect(atTable.getByRole('listitem').first()).toContainText('Calm Roast');
  await expect(atTable.getByRole('listitem').nth(1)).toContainText('You');

  await expect.poll(() => entryOf(player)).not.toBeNull();
  // The server lists the last fortnight by its own clock. From 5 December 2026 on that leaves out the
  // test's day, and the player would have no time at the table.
  await givesTime(id, player.uid, 120_000);
  await page.goto(`/sudoku-shift/${TODAY}/leaderboard`);
  await expect(atTable.getByRole('listitem').first()).toContainText('1:30');
  await page.getByRole('link', { name: 'At Cosy Latte' }).click();
  await expect(
    today(page).locator('> li', { hasText: 'Calm Roast', hasNotText: 'You' }),
  ).toContainText('1:30');
  await expect(page.getByRole('region', { name: 'Standings' })).toContainText(
    '2 puzzles between you',
  );
  expect(await violationsIn(page)).toEqual([]);
});

test('who gets a link without an account sits down once signed in, and is told when removed', async ({
  page,
  player,
  complaints,
}) => {
  const anna = await newFriend('Mellow Mocha');
  const id = await anna.change({ kind: 'create', name: 'Cosy Latte' });
  await page.goto(`/join/${(await tableOf(id)).code}`);
  await page.getByRole('button', { name: 'Sign in and join' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await welcomed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cosy Latte' })).toBeVisible();
  expect((await tableOf(id)).members).toHaveProperty(player.uid);
  await anna.change({ kind: 'remove', table: id, member: player.uid });
  complaints.allow(/403 \(Forbidden\)/);
  const notice = page.getByText('You’re no longer at Cosy Latte.');
  await page.reload();
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Start a table' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('times are hidden, members labelled and removed, the code renewed, the table left', {
  tag: '@all',
}, async ({ page, player }) => {
  await openSynced(page, player, '/tables');
  await page.getByRole('button', { name: 'Start table' }).click();
  const code = page.locator('.select-all').first();
  await expect(code).toHaveText(/^[a-z]{5}(-[a-z]{5}){2}$/);
  const old = await code.innerText();
  const ben = await newFriend('Calm Roast');
  const id = await ben.change({ kind: 'join', code: old });
  await page.reload();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondTheScreenInAnySize(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('switch', { name: /^Hide my times/ }).click();
  await expect.poll(async () => (await tableOf(id)).members[player.uid]?.hidesTimes).toBe(true);

  await seats(page).getByRole('button', { name: 'Options for Calm Roast' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calm Roast' });
  await dialog.getByLabel('Nickname').fill('Ben');
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(seats(page)).toContainText('Ben');
  expect(JSON.stringify(await tableOf(id))).not.toContain('"Ben"');

  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await expect(code).not.toHaveText(old);
  await expect(page.getByRole('button', { name: 'New code' })).toBeFocused();

  await seats(page).getByRole('button', { name: 'Options for Ben' }).click();
  await dialog.getByRole('button', { name: 'Remove from the table' }).click();
  await expect(seats(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Ben has been removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeFocused();
  await expect(ben.change({ kind: 'join', code: old })).rejects.toThrow(/No table has this code/);

  // Leaving hands the table over, and coming back hides the times as before.
  await ben.change({ kind: 'join', code: await code.innerText() });
  await page.reload();
  const leave = page.getByRole('button', { name: 'Leave this table' });
  await leave.click();
  const question = page.getByRole('dialog', { name: /^Leave / });
  await expect(question).toContainText('Calm Roast will become the host');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(/^You’ve left/)).toBeVisible();
  await page.getByRole('button', { name: 'Rejoin' }).click();
  await expect(seats(page)).toContainText('You');
  expect((await tableOf(id)).members[player.uid]?.hidesTimes).toBe(true);
  expect((await tableOf(id)).owner).toBe(ben.uid);

  await ben.change({ kind: 'leave', table: id });
  await page.reload();
  await expect(seats(page).getByRole('listitem')).toHaveCount(1);
  await leave.click();
  await expect(question).toContainText('You are the only one here');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Start table' })).toBeVisible();
  await expect(tableOf(id)).rejects.toThrow(/no table/);
});

test('who is signed out learns at the finish which place would be theirs', { tag: '@all' }, async ({
  page,
}) => {
  const other = await newFriend('Calm Roast');
  const entry = { uid: other.uid, leaderboardName: 'Calm Roast', avatarIcon: 'cat' };
  const arrivedAt = { timestamp: '2026-11-22T06:00:00Z' };
  const best = [{ ...entry, avatarColor: 'violet', rank: 1, verdict: 'checked', arrivedAt }];
  await store('leaderboards/sudoku-shift/puzzles/500', {
    ...{ players: 1, spread: { 0: 1 }, unchecked: 0, best, bestUnchecked: [] },
    counting: 'settled',
  });
  await finishPuzzle(page, '500');
  await expect(page.getByText('You’d be 2nd of 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to claim your place' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

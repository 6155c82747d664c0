/** The desk with a backend: who may enter, and the actions of an editor. */
import type { Page } from '@playwright/test';
import { addDays } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { heldLogPath, heldPath } from '../../src/protocol/leaderboard.ts';
import { randomInfo } from '../../src/protocol/leaderboardInfo.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import {
  entryOf,
  expect,
  newEditor,
  openSignedIn,
  type Player,
  revokeStaff,
  signOut,
  store,
  submitSignIn,
  test,
  welcomed,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { callAs } from './support/players.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

async function openDesk(page: Page, editor: Player): Promise<void> {
  await openSignedIn(page, editor, '/barista');
  await expect(heading(page, 'Calendar')).toBeVisible();
}

test('staff come in where they wanted to, and are forgotten when they sign out', async ({
  page,
}) => {
  const editor = await newEditor();
  await page.goto('/barista/yearly-daily-legacy');
  await expect(heading(page, 'The desk')).toBeVisible();
  await submitSignIn(page, editor);
  // At the desk a new account is not asked for a leaderboard name.
  await expect(page.getByRole('dialog', { name: 'You are signed in' })).toBeVisible();
  await welcomed(page);
  await expect(heading(page, 'Old data')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Today/ })).toBeVisible();
  await expect
    .poll(async () => Object.keys(await readTable(page, 'meta')))
    .toContain('desk-visitor');
  await signOut(page);
  expect(Object.keys(await readTable(page, 'meta')).filter((key) => /^desk/.test(key))).toEqual([]);
  await page.goto('/barista');
  await expect(heading(page, 'The desk')).toBeVisible();
});

test('who is not staff any more is at the door, whatever the token says', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  const editor = await newEditor();
  await openDesk(page, editor);
  await revokeStaff(editor);
  complaints.allow(/Failed to load resource: the server responded with a status of 403/);
  await page.reload();
  // Noticing the revocation takes a refresh of the token and two responses, which are slow on a
  // busy machine.
  await expect(heading(page, 'This room is for the staff.')).toBeVisible();
});

test('the calendar shows what the desk has changed, and reads again with the network', {
  tag: '@all',
}, async ({ page, context, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  const editor = await newEditor();
  const date = addDays('2026-11-21', 61);
  const id = idFor(definitionOf('geografind').schedule, date);
  const reason = 'We look at it again.';
  await callAs(editor, 'changePuzzle', {
    ...{ game: 'geografind', id, kind: 'hold', revision: 0, reason, note: 'Seen in the news.' },
  });
  await openDesk(page, editor);
  const day = page.getByRole('listitem').filter({ hasText: '21 January' });
  await expect(day).toContainText('Held');
  await page.getByRole('link', { name: 'Log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Geografind of 21 January 2027' });
  await expect(entry).toContainText('Players read: “We look at it again.”');
  await expect(entry).toContainText('Note: Seen in the news.');
  await expect(entry).toContainText(editor.email);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(day).toContainText('Held');
});

test('a held result is looked at, and accepted', { tag: '@all' }, async ({ page, player }) => {
  const editor = await newEditor();
  const id = '480';
  const toolkit = toolkitOf('sudoku-shift');
  const { log } = playByEngine(toolkit, puzzleOf(toolkit, id), makeRng(player.uid));
  const waiting = { uid: player.uid, game: 'sudoku-shift', id, rank: 42_000 } as const;
  const arrivedAt = { timestamp: new Date().toISOString() };
  // A reason that contains the player's id, as the desk does not show the player.
  const reason = `It was played faster than a hand can move (${player.uid}).`;
  await store(`leaderboardUsers/${player.uid}`, { ...randomInfo(makeRng('held')) });
  await store(heldLogPath('sudoku-shift', id, player.uid), {
    ...waiting,
    reason,
    log: JSON.stringify(log),
  });
  await store(heldPath('sudoku-shift', id, player.uid), { ...waiting, arrivedAt });

  await openSignedIn(page, editor, '/barista?show=inbox');
  const held = page.getByRole('listitem').filter({ hasText: reason });
  await held.getByRole('button', { name: 'Look at how it was played' }).click();
  await expect(held.getByRole('slider')).toBeVisible();
  await held.getByRole('button', { name: 'Accept the result' }).click();
  const question = page.getByRole('dialog', { name: 'Accept the result' });
  await expect(question).toContainText('That cannot be taken back.');
  await question.getByLabel('Note for your colleagues').fill('A quick one.');
  await question.getByRole('button', { name: 'Accept the result' }).click();
  await expect(page.getByText('Accepted. It is on the leaderboard now.')).toBeFocused();
  await expect(held).toBeHidden();
  expect(await entryOf(player, id)).toMatchObject({ rank: 42_000, verdict: 'checked' });
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(page.getByText('Note: A quick one.').first()).toBeVisible();
});

/**
 * An account is deleted on another device; a device that is still signed in to it must not lose its
 * results.
 */
import type { Page } from '@playwright/test';
import {
  accountButton,
  expect,
  FIRESTORE,
  finishPuzzle,
  hasSynced,
  openSignedIn,
  type Player,
  signIn,
  signOut,
  test,
  timesOf,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { callAs, newPlayer } from './support/players.ts';
import { changeSessions } from './support/session.ts';

const REFUSED = /Failed to load resource: the server responded with a status of 40[013]/;
const gone = (page: Page) => page.getByRole('dialog', { name: 'This account was deleted' });

/** Deletes the account as its deletion on another device does. */
const deleteElsewhere = (player: Player) => callAs(player, 'deleteAccount');

/** Leaves the device signed in with an unsent result, and deletes the account on another device. */
async function comeBackTooLate(page: Page, player: Player): Promise<void> {
  await openSignedIn(page, player);
  await hasSynced(page, player);
  await page.route(`${FIRESTORE}/**`, (route) => route.abort());
  await finishPuzzle(page);
  await deleteElsewhere(player);
  await page.unroute(`${FIRESTORE}/**`);
}

test('the results stay on the device', { tag: '@all' }, async ({ page, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  complaints.allow(REFUSED);
  await comeBackTooLate(page, player);
  await page
    .getByRole('link', { name: /leaderboard/i })
    .first()
    .click();
  await page
    .getByRole('button', {
      name: 'Sync: This account was deleted on another device. 1 of its results hadn’t been sent.',
    })
    .click();
  await gone(page).getByRole('button', { name: 'Save a backup' }).click();
  await expect(gone(page).getByText(/^Backup saved: 1 result/)).toBeVisible();
  await gone(page).getByRole('button', { name: 'Keep results on this device' }).click();
  await expect(page.getByText('Your results stay on this device.')).toBeVisible();
  expect(await readTable(page, 'meta')).not.toHaveProperty('account');
  expect(await readTable(page, 'ssPuzzlesTimes')).toHaveProperty(TODAY);
  expect(await readTable(page, 'outbox')).toEqual({});
  await accountButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays here' });
  await expect(dialog.getByRole('button', { name: 'Create an account' })).toBeVisible();
});

test('an account made anew elsewhere signs in on the device of the one before', {
  tag: '@all',
}, async ({ page, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  complaints.allow(REFUSED);
  await comeBackTooLate(page, player);
  const anew = await newPlayer(player.email);
  // Remove Firebase's stored session too: a page without a session asks for a sign-in instead of
  // noticing that the account was deleted.
  await page.evaluate(changeSessions, 'lose');
  let isHidden = true;
  await page.route(`${FIRESTORE}/**`, (route) => {
    const isMark = route.request().postData()?.includes('deletedAccounts');
    return isHidden && isMark ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Sync: You’ve been signed out/ }).click();
  isHidden = false;
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByLabel('Password', { exact: true }).fill(anew.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => timesOf(anew)).toHaveProperty(TODAY);
});

test('the next account of the address takes over what was left behind unsent', {
  tag: '@all',
}, async ({ page, player, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  complaints.allow(REFUSED);
  await openSignedIn(page, player);
  await hasSynced(page, player);
  await page.route(`${FIRESTORE}/**`, (route) => route.abort());
  await finishPuzzle(page);
  await page.goto('/');
  await signOut(page, 'Sign out without sending');
  await page.unroute(`${FIRESTORE}/**`);
  await deleteElsewhere(player);
  const anew = await newPlayer(player.email);
  await page.goto('/');
  await signIn(page, anew);
  await expect.poll(() => timesOf(anew)).toHaveProperty(TODAY);
});

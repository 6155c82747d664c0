/** Several sign-in methods for one account, and revoking all its sessions. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  accountButton,
  answerGapi,
  beSignedIn,
  expect,
  FIRESTORE,
  finishPuzzle,
  linksFor,
  newPlayer,
  openSignedIn,
  profileOf,
  signOut,
  submitSignIn,
  test,
  timesOf,
  welcomed,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { callAs } from './support/players.ts';

const REFUSED = /Failed to load resource: the server responded with a status of 40[013]/;

/**
 * In the emulator's window of a service such as Google, chooses a new account, or one that the
 * emulator knows.
 */
async function choose(window: Page, email: string, known = false): Promise<void> {
  if (known) return window.getByText(email).first().click();
  await window.getByText('Add new account').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#sign-in').click();
}

async function through(page: Page, button: string, email: string, known = false): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button, exact: true }).click();
  await choose(await opening, email, known);
}

/**
 * Makes the emulator answer with unverified email addresses. The emulator marks every address as
 * verified, so Firebase links a new sign-in method at once. The real services do not mark addresses
 * so, and Firebase then asks for a sign-in with an existing method.
 */
const vouchForNone = (page: Page) =>
  page.route(/accounts:signInWithIdp/, (route) => {
    const body = (route.request().postData() ?? '').replace(
      /(email_verified(?:%22|\\?")(?:%3A|:)(?:%20|\s)*)true/,
      '$1false',
    );
    return route.continue({ postData: body });
  });

const uidOf = async (page: Page) =>
  ((await readTable(page, 'meta')) as { account?: { uid: string } }).account?.uid;

test.beforeEach(async ({ context, complaints }) => {
  // The emulator's window loads styles from the internet.
  complaints.allow(FAILED_REQUEST);
  complaints.allow(REFUSED);
  await answerGapi(context);
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { signIn: ['github', 'facebook', 'twitter'] } }),
  );
});

test('GitHub is added to the account of its address, once that is proven', {
  tag: '@all',
}, async ({ page, player }) => {
  const button = 'Continue with GitHub';
  await vouchForNone(page);
  await page.goto('/');
  await accountButton(page).click();
  await through(page, button, player.email);
  await expect(page.getByRole('alert')).toHaveText(
    /already have an account with this address\. Sign in the way you did before/,
  );
  expect(await uidOf(page)).toBeUndefined();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You can now sign in with GitHub too.')).toBeVisible();
  await welcomed(page);
  await signOut(page);
  await accountButton(page).click();
  await through(page, button, player.email, true);
  await expect(page.getByText(`Signed in as ${player.email}`)).toBeVisible();
  expect(await uidOf(page)).toBe(player.uid);
});

test('a player changes password and address, and signs in with the new ones', {
  tag: '@all',
}, async ({ page, player, complaints }) => {
  // The Auth emulator does not implement password policies, so the request for them fails.
  complaints.allow(/status of 501 .*passwordPolicy/);
  await beSignedIn(page, player);
  await finishPuzzle(page);
  await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
  await page.goto('/');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign-in methods' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByRole('button', { name: 'Change password' }).click();
  const password = randomUUID();
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Your new password is saved.');

  async function ask(address: string): Promise<void> {
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await dialog.getByLabel('New email address').fill(address);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByRole('status')).toHaveText(
      new RegExp(`^If no other account uses ${address}, we’ve sent a link to that address`),
    );
  }
  await ask((await newPlayer()).email);
  expect(await linksFor(player.email)).toEqual([]);
  const email = `${randomUUID()}@example.com`;
  await ask(email);
  // Wait for more than a second: Firebase dates sessions in whole seconds.
  await page.waitForTimeout(1_100);
  await fetch((await linksFor(player.email))[0]!, { redirect: 'manual' });
  // Firebase's own service ends the sessions itself when an address changes.
  await callAs({ ...player, email, password }, 'revokeSessions');
  await page.goto('/');
  await page.getByRole('button', { name: /^Sync: You’ve been signed out/ }).click();
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await welcomed(page);
  const { account } = await readTable(page, 'meta');
  expect(account).toEqual({ uid: player.uid, email, config: expect.anything() });
  expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
  expect(await profileOf(player)).toMatchObject({ email });
});

test('ways are added and removed while one stays', { tag: '@all' }, async ({
  page,
  player,
  newDevice,
}) => {
  await openSignedIn(page, player);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign-in methods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-in methods' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Email/, /GitHub/, /Facebook/, /^X/]);
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  // A sign-in method with a different email address is accepted.
  const email = `${randomUUID()}@example.com`;
  await through(page, 'Add X', email);
  await expect(dialog.getByRole('button', { name: 'Remove X' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Email' }).click();
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const other = await (await newDevice()).newPage();
  await answerGapi(other.context());
  await other.route('**/config.json', (route) => route.fulfill({ json: { signIn: ['twitter'] } }));
  await other.goto('/');
  await submitSignIn(other, player);
  await expect(other.getByText('Email and password don’t match.')).toBeVisible();
  await through(other, 'Continue with X', email, true);
  await welcomed(other);
  expect(await uidOf(other)).toBe(player.uid);
});

test('signing out everywhere ends the sessions of other devices, which lose nothing', {
  tag: '@all',
}, async ({ page, player, newDevice }) => {
  const other = await (await newDevice()).newPage();
  await beSignedIn(other, player);
  await other.route(`${FIRESTORE}/**`, (route) => route.abort());
  await finishPuzzle(other);
  await other.unroute(`${FIRESTORE}/**`);

  await openSignedIn(page, player);
  // Wait for more than a second: Firebase dates sessions in whole seconds.
  await page.waitForTimeout(1_100);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You’re signed out. See you tomorrow.')).toBeVisible();

  await other.goto('/');
  await other.getByRole('button', { name: /^Sync: You’ve been signed out/ }).click();
  const form = other.getByRole('dialog', { name: 'Sign in' });
  await form.getByLabel('Password', { exact: true }).fill(player.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await welcomed(other);
  await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
});

/** All sign-in methods, name and avatar, signing out, and deleting the account. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeOfflineReady, homeCard, openSettings } from './support/app.ts';
import {
  accountButton,
  answerGapi,
  beSignedIn,
  entryOf,
  expect,
  FIRESTORE,
  fillSignIn,
  finishPuzzle,
  hasSynced,
  isSynced,
  linksFor,
  newPlayer,
  openSignedIn,
  profileOf,
  signIn,
  signOut,
  test,
  timesOf,
  welcomed,
  withWorker,
} from './support/backend.ts';
import { readTable } from './support/database.ts';
import { TODAY } from './support/day.ts';
import { nameAndSave, openPlayers, switchTo } from './support/devicePlayers.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { PROJECT, sessionOf } from './support/players.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const accountOf = async (page: Page) =>
  (await readTable(page, 'meta')).account as { uid: string; email: string } | undefined;

/** Opens a page and waits for its last automatic request, the check for a newer build. */
async function openAndRest(page: Page, path: string): Promise<void> {
  const looked = page.waitForResponse(/\/builds\/latest\.json/);
  await page.goto(path);
  await expect(page.locator('main#main')).toBeVisible();
  await looked;
}

const loadedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));

test('a new player creates an account and chooses name and avatar', async ({
  page,
  complaints,
}) => {
  // The Auth emulator does not implement password policies, so the request for them fails.
  complaints.allow(/status of 501 .*passwordPolicy/);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const form = dialogOf(page, 'Create an account');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /at least 6 characters/,
  );
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await form.getByLabel('Password', { exact: true }).fill('a longer one');
  await form.getByRole('button', { name: 'Create account' }).click();

  const profile = dialogOf(page, 'Choose how others see you');
  await expect(profile).toContainText(`Signed in as ${email}`);
  await profile.getByLabel('First word').selectOption('Mellow');
  await profile.getByLabel('Second word').selectOption('Macchiato');
  await profile.getByRole('radio', { name: 'Cat' }).check();
  await profile.getByRole('radio', { name: 'Violet' }).check();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();

  const uid = (await accountOf(page))!.uid;
  const player = { email, uid, password: 'a longer one' };
  expect(await profileOf(player)).toMatchObject({
    email,
    leaderboardName: 'Mellow Macchiato',
    avatarIcon: 'cat',
    avatarColor: 'violet',
  });
  // After signing in again, the player is not asked again for the leaderboard name already chosen.
  await signOut(page);
  await page.goto('/');
  await signIn(page, player);
  await finishPuzzle(page);
  await expect
    .poll(() => entryOf(player))
    .toMatchObject({ leaderboardName: 'Mellow Macchiato', avatarIcon: 'cat' });

  // A later change of the name updates the player's existing leaderboard entries.
  await page.goto('/');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Change name and avatar' }).click();
  const later = dialogOf(page, 'Name and avatar');
  await later.getByLabel('First word').selectOption('Snug');
  await later.getByRole('button', { name: 'Save' }).click();
  await expect(later).toBeHidden();
  // The functions update the leaderboard entry some time later.
  await expect.poll(() => entryOf(player)).toMatchObject({ leaderboardName: 'Snug Macchiato' });
});

test('a link signs in, on this device and on another; a forgotten password leads to one', async ({
  page,
  newDevice,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/magic-link');
  await page.getByRole('button', { name: 'Get a link' }).click();
  const form = dialogOf(page, 'Sign in by email');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByText(`We’ve sent a link to ${email}`)).toBeVisible();
  const [link] = await linksFor(email);
  await page.goto(link!);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await welcomed(page);
  expect(await accountOf(page)).toMatchObject({ email });

  const other = await (await newDevice()).newPage();
  await other.goto('/');
  await accountButton(other).click();
  await other.getByRole('button', { name: 'Forgot password?' }).click();
  const forgotten = dialogOf(other, 'Choose a new password');
  await forgotten.getByLabel('Email', { exact: true }).fill(email);
  await forgotten.getByRole('button', { name: /^Send/ }).click();
  await expect(
    forgotten.getByText(`If an account uses ${email}, we’ve sent a link to that address.`),
  ).toBeVisible();
  expect((await linksFor(email)).at(-1)).toMatch(/mode=resetPassword/);
  await other.goto('/');
  await accountButton(other).click();
  await other.getByRole('button', { name: 'Email me a link' }).click();
  const again = dialogOf(other, 'Sign in by email');
  await again.getByLabel('Email', { exact: true }).fill(email);
  await again.getByRole('button', { name: 'Send the link' }).click();
  await expect(again.getByText(`We’ve sent a link to ${email}`)).toBeVisible();
  const third = await (await newDevice()).newPage();
  await third.goto((await linksFor(email)).at(-1)!);
  await third.getByLabel('Email', { exact: true }).fill(email);
  await third.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(third.getByText(`Signed in as ${email}`)).toBeVisible();
  expect((await accountOf(third))?.uid).toBe((await accountOf(page))?.uid);
});

test('a link is pasted into the app on an iPhone’s home screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const email = `${randomUUID()}@example.com`;
  await page.goto('/magic-link');
  await page.getByRole('button', { name: 'Get a link' }).click();
  const form = dialogOf(page, 'Sign in by email');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByText(`We’ve sent a link to ${email}. Copy it`)).toBeVisible();
  const link = form.getByLabel('Link from the email');
  await link.fill(page.url());
  await form.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(form.getByText('That isn’t a sign-in link.')).toBeVisible();
  await link.fill((await linksFor(email))[0]!);
  await form.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ email });
});

test.describe('with other services', () => {
  test.beforeEach(async ({ context }) => answerGapi(context));

  /** Signs in to a service such as Google, by a new account in the emulator's window. */
  async function chooseAccount(window: Page, email: string): Promise<void> {
    await window.getByText('Add new account').click();
    await window.locator('#email-input').fill(email);
    await window.locator('#sign-in').click();
  }

  test('Google signs in through its window', async ({ page, complaints }) => {
    // The emulator's window loads styles from the internet.
    complaints.allow(FAILED_REQUEST);
    await page.goto('/');
    await accountButton(page).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const email = `${randomUUID()}@example.com`;
    await chooseAccount(await opening, email);
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    expect(await accountOf(page)).toMatchObject({ email });
  });

  withWorker(
    'where windows are blocked the page itself goes there and comes back',
    { tag: '@all' },
    async ({ page, context, complaints }) => {
      complaints.allow(FAILED_REQUEST);
      await context.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto('/');
      await accountButton(page).click();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.waitForURL(/emulator\/auth\/handler/);
      const email = `${randomUUID()}@example.com`;
      await chooseAccount(page, email);
      await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
      expect(await accountOf(page)).toMatchObject({ email });
      // The service worker takes control of the first page; that must not look like an update.
      await becomeOfflineReady(page);
      await expect(page.getByText('Crema was updated in another tab.')).toHaveCount(0);
    },
  );
});

test('signing out forgets the player and keeps the colours', { tag: '@all' }, async ({
  page,
  player,
}) => {
  await beSignedIn(page, player);
  await finishPuzzle(page);
  await expect.poll(() => entryOf(player)).not.toBeNull();
  await page.goto('/');
  const settings = await openSettings(page);
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await expect(page.getByText('You’re signed out. See you tomorrow.')).toBeVisible();
  expect(page.url()).not.toContain('?');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // These keys may remain: two tell nothing about the player, and the tests set 'crema-tried'.
  const ours = ['crema-accounts', 'crema-persistence-asked', 'crema-tried'];
  await expect
    .poll(async () => {
      const left = await page.evaluate(() => Object.keys(localStorage));
      return left.filter((key) => !ours.includes(key));
    })
    .toEqual(['crema-color-mode']);
  expect(await readTable(page, 'ssPuzzlesTimes')).toEqual({});
});

test('other tabs let go when one signs out', async ({ page, context, player }) => {
  await openSignedIn(page, player);
  const other = await context.newPage();
  await other.goto(`/sudoku-shift/${TODAY}`);
  await expect(other.getByRole('grid')).toBeVisible();
  // A tab whose board was drawn before it knew whose device it is: once storage has come, it finds no
  // account, as if the device had always been signed out.
  const late = await context.newPage();
  const open = await holdBack(late, /\/assets\/storage-/);
  await late.goto(`/sudoku-shift/${TODAY}`);
  await expect(late.getByRole('grid')).toBeVisible();
  await late.evaluate(() => sessionStorage.setItem('of', 'the player'));
  await signOut(page);
  open();
  for (const tab of [other, late]) await expect(tab).toHaveURL('/');
  expect(await late.evaluate(() => sessionStorage.getItem('of'))).toBeNull();
  expect(await readTable(other, 'progress')).toEqual({});
});

withWorker(
  'the account’s data come as a file, and deleting it leaves nothing',
  async ({ page, player }) => {
    await beSignedIn(page, player);
    await finishPuzzle(page);
    await expect.poll(() => entryOf(player)).not.toBeNull();
    await page.goto('/');
    await accountButton(page).click();
    await expect(page.getByText(/^Last synced at /)).toBeVisible();
    await page.getByText('Devices that sent results').click();
    await expect(page.getByText(/^Last result (at|on) /)).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
    expect(file.signIn.email).toBe(player.email);
    const paths = file.documents.map(({ path }: { path: string }) => path);
    expect(paths).toContainEqual(expect.stringMatching(/^users\/[^/]+$/));
    expect(paths).toContainEqual(expect.stringContaining(`/puzzles/${TODAY}/entries/`));
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = dialogOf(page, 'Delete your account');
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByLabel('Delete my account and everything in it').check();
    const again = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await again;
    await expect(
      page.getByText('Your account and everything in it have been deleted.'),
    ).toBeVisible();
    expect(await profileOf(player)).toBeNull();
    expect(await entryOf(player)).toBeNull();
    expect(await readTable(page, 'ssPuzzlesTimes')).toEqual({});
    // The email address no longer belongs to an account.
    await expect(sessionOf(player)).rejects.toThrow('EMAIL_NOT_FOUND');
  },
);

withWorker(
  'a visit without an account asks for what was published, by one document a start, for a board at a finish, and for nothing else',
  { tag: '@all' },
  async ({ page, context }) => {
    const asked: string[] = [];
    const documents: string[] = [];
    let starts = 0;
    context.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
      if (request.url().startsWith(FIRESTORE)) documents.push(request.postData() ?? '');
      else asked.push(request.url());
    });
    for (const path of ['/', '/sudoku-shift', '/sudoku-shift/archive', `/sudoku-shift/${TODAY}`]) {
      await openAndRest(page, path);
    }
    await finishPuzzle(page);
    const loaded = await loadedBy(page);
    // Opening a page checks again whether results wait to be sent.
    await openAndRest(page, '/');
    loaded.push(...(await loadedBy(page)));
    const origin = new URL(page.url()).origin;
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    const project = asked.filter((url) => url.includes('/__/'));
    expect(new Set(project)).toEqual(new Set([`${origin}/__/firebase/init.json`]));
    const published = `projects/${PROJECT}/databases/(default)/documents/published`;
    const index = JSON.stringify({ documents: [`${published}/index`] });
    // Each start of the app makes at most one request for the index of published changes; a page
    // that is left at once may make none.
    const asks = documents.filter((body) => body === index).length;
    expect(asks).toBeGreaterThan(0);
    expect(asks).toBeLessThanOrEqual(starts);
    // Versions of puzzles that other tests have published are fetched once and cached.
    const versions = documents.filter((body) => body !== index);
    expect(versions).toHaveLength(new Set(versions).size);
    const others = versions.filter((body) => !body.includes(`"${published}/`));
    const board = `projects/${PROJECT}/databases/(default)/documents/leaderboards/sudoku-shift/puzzles/${TODAY}`;
    const isBoard = (body: string) => body === JSON.stringify({ documents: [board] });
    expect(others.filter((body) => !isBoard(body))).toEqual([]);
    const scripts = await Promise.all(
      [...new Set(asked)]
        .filter((url) => /\/assets\/.*\.js$/.test(url))
        // The service worker precaches Firebase's chunk too; the page itself must not load it.
        .filter((url) => asked.includes(url))
        .map(async (url) =>
          (await (await fetch(url)).text()).includes('identitytoolkit') ? url : '',
        ),
    );
    expect(scripts.filter((url) => url !== '' && loaded.includes(url))).toEqual([]);
  },
);

test.describe('where visits are counted', () => {
  // On a site that counts visits the content security policy allows further hosts
  // (tools/build/boot.test.ts); this test's site does not.
  test.use({ bypassCSP: true });

  test('nothing is counted without consent', { tag: '@all' }, async ({
    page,
    context,
    player,
    complaints,
  }) => {
    // The responses of Google Analytics are fakes: the test checks the requests.
    complaints.allow(/analytics|installations/);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await context.route('**/__/firebase/init.json', (route) =>
      route.fulfill({
        json: {
          projectId: 'demo-crema',
          apiKey: 'any',
          measurementId: 'G-TEST123',
          appId: '1:2:web:3',
        },
      }),
    );
    // Turns on visit counting for this site.
    await context.route('**/config.json', (route) => route.fulfill({ json: { analytics: true } }));
    await page.goto('/');
    await signIn(page, player);
    const counters = () =>
      asked.filter((url) =>
        /googletagmanager|google-analytics|firebaseinstallations|firebase\.googleapis/.test(url),
      );
    const settings = await openSettings(page);
    const consent = settings.getByRole('switch', { name: 'Share anonymous usage figures' });
    await expect(consent).not.toBeChecked();
    expect(counters()).toEqual([]);
    // Requests are sent once the player agrees to the counting of visits; otherwise the check that
    // none was sent could not fail.
    await context.route(
      /googletagmanager|google-analytics|firebaseinstallations|firebase\.googleapis/,
      (route) => route.fulfill({ json: {} }),
    );
    await consent.check();
    await expect.poll(counters).not.toEqual([]);
  });
});

test('two accounts on one device: one press changes between them, and both stay signed in', async ({
  page,
  player,
}) => {
  const ben = await newPlayer();
  await openSignedIn(page, player);
  await hasSynced(page, player);
  await finishPuzzle(page);
  await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
  await page.goto('/');
  let dialog = await openPlayers(page);
  const anna = String((await profileOf(player))!.leaderboardName);
  await dialog.getByRole('button', { name: 'Add another player' }).click();
  await nameAndSave(dialog, 'Ben');
  await expect(homeCard(page)).toContainText('Slide the rows home');

  dialog = await openPlayers(page);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const again = page.waitForEvent('load');
  await fillSignIn(page, ben);
  await again;
  await welcomed(page);
  await expect(isSynced(page)).toBeVisible();
  expect(await timesOf(ben)).toEqual({});

  await switchTo(page, anna);
  await expect(homeCard(page)).toContainText('Done for today');
  await expect(isSynced(page)).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ uid: player.uid });
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const left = page.waitForEvent('load');
  await dialogOf(page, 'Sign out').getByRole('button', { name: 'Sign out', exact: true }).click();
  await left;
  await expect.poll(() => accountOf(page)).toMatchObject({ uid: ben.uid });
  await expect(homeCard(page)).toContainText('Slide the rows home');
});

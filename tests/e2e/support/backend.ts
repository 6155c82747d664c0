/**
 * The test function for tests with a backend: the emulators of Auth, Functions and Firestore. All
 * tests share them, so each creates its own players and reads the database directly, bypassing the
 * rules. Each test has a site of its own, as without a backend: the Hosting emulator, which smoke.spec.ts
 * and tests/engines use, took an eighth of the tests' time.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { parseConfig } from '../../../src/firebase/config.ts';
import { emulatorConfig } from '../../../tools/backend/emulatorConfig.ts';
import { readFirebaseJson } from '../../../tools/backend/startBackend.ts';
import { PuzzlePage } from './app.ts';
import { makeDatabase, readTable, writeRows } from './database.ts';
import { boardsOf, TODAY } from './day.ts';
import { test as base, expect, WHOLE_BROWSER, type WholeBrowser } from './fixtures.ts';
import { GAPI_SCRIPT } from './gapi.ts';
import { AUTH, newPlayer, type Player, PROJECT, profileOf, sessionOf } from './players.ts';
import { putSession } from './session.ts';
import { openSite, sending } from './site.ts';
import { almostDone } from './solution.ts';

export {
  entryOf,
  FIRESTORE,
  FUNCTIONS,
  newEditor,
  newPlayer,
  type Player,
  profileOf,
  store,
  stored,
} from './players.ts';
export { expect };

interface Fixtures {
  /** The account of a new player, signed in nowhere. */
  readonly player: Player;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off it
  site: async ({}, use) => {
    test.skip(
      process.env.CREMA_BACKEND === undefined,
      'The backend was left out by CREMA_WITHOUT_BACKEND.',
    );
    const site = await openSite(HOSTING);
    site.answer(INIT, sending(await initJson()));
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off it
  player: async ({}, use) => use(await newPlayer()),
});

/** Hosting's settings, with a policy that allows requests to the emulators. */
const { hosting: HOSTING } = emulatorConfig(readFirebaseJson(), '');

/** The path of the Firebase project's configuration on a site. */
const INIT = /^\/__\/firebase\/init\.json$/;

let init: Promise<string> | null = null;

/** The emulators' project, as Hosting serves it. */
function initJson(): Promise<string> {
  init ??= fetch(`${process.env.CREMA_BACKEND}/__/firebase/init.json`).then((response) =>
    response.text(),
  );
  return init;
}

/**
 * Answers the requests for Google's script, which windows of other services need. Only for their
 * tests: a route sends every request of a page through Playwright and turns off the page's cache.
 */
export const answerGapi = (context: BrowserContext) =>
  context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GAPI_SCRIPT }),
  );

/** For tests that let the service worker run, as in fixtures.ts. */
export const withWorker = test.extend({ serviceWorkers: 'allow' });
export const inWholeBrowser = test.extend<object, WholeBrowser>(WHOLE_BROWSER);

/** The results of Sudoku Shift in the player's profile, by the puzzle's id. */
export async function timesOf(player: Player): Promise<Record<string, number[]>> {
  return ((await profileOf(player))?.sudokuShiftTimes ?? {}) as Record<string, number[]>;
}

/** The links emailed to an address, oldest first. */
export async function linksFor(email: string): Promise<string[]> {
  const response = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; oobLink: string }[];
  };
  return oobCodes.filter((code) => code.email === email).map((code) => code.oobLink);
}

export const accountButton = (page: Page) => page.getByRole('button', { name: /^Account(: .+)?$/ });

/** Signs in through the account's dialog, from any page with a header, and closes the summary. */
export async function signIn(page: Page, player: Player): Promise<void> {
  await submitSignIn(page, player);
  await welcomed(page);
}

/**
 * Makes the page's device one on which the player has signed in before. Tests that are not about
 * signing in need neither its form nor the page that has it.
 */
export async function beSignedIn(page: Page, player: Player): Promise<void> {
  const config = parseConfig(JSON.parse(await initJson()))!;
  await putSession(page, await sessionOf(player), config.apiKey, config);
}

/** Opens a page on a device on which the player has signed in before. */
export async function openSignedIn(page: Page, player: Player, path = '/'): Promise<void> {
  await beSignedIn(page, player);
  await page.goto(path);
}

/** The number of tabs and service workers that hold the sync's lock or wait for it. */
export const syncing = (page: Page) =>
  page.evaluate(async () => {
    const { held, pending } = await navigator.locks.query();
    return [...held!, ...pending!].filter(({ name }) => name?.startsWith('crema-sync/')).length;
  });

/** Waits until the device has taken over the player's profile, and no tab or worker syncs. */
export async function hasSynced(page: Page, player: Player): Promise<void> {
  await expect
    .poll(async () => await readTable(page, 'meta'))
    .toMatchObject({ account: { uid: player.uid }, profile: {} });
  await expect.poll(() => syncing(page)).toBe(0);
}

/** The header's sign that nothing waits to be sent. */
export const isSynced = (page: Page) =>
  page.getByRole('button', { name: 'Sync: All your results are saved to your profile.' });

/** Submits the sign-in form and leaves the summary open. */
export async function submitSignIn(page: Page, player: Player): Promise<void> {
  await accountButton(page).click();
  await fillSignIn(page, player);
}

export async function fillSignIn(page: Page, player: Player): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Closes the dialog after a sign-in: a new player's choice of name and avatar, or the summary. */
export async function welcomed(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const onward = dialog.getByRole('button', { name: /^(Continue|Later|Not now)$/ });
  await onward.first().click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
}

/** Signs out through the account's dialog; `leave` is the label of its last button. */
export async function signOut(page: Page, leave = 'Sign out'): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out' });
  // The app reloads after signing out.
  const again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: leave, exact: true }).click();
  await again;
  await expect.poll(() => readTable(page, 'meta')).not.toHaveProperty('account');
}

/** Opens a Sudoku Shift puzzle with a saved game that lacks a single digit. */
export async function openAlmostDone(page: Page, id = TODAY): Promise<PuzzlePage> {
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(id));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(id);
  return puzzle;
}

export async function finishPuzzle(page: Page, id = TODAY): Promise<PuzzlePage> {
  const puzzle = await openAlmostDone(page, id);
  await puzzle.fillLast(boardsOf(id)[3]!);
  await expect(puzzle.finished).toBeVisible();
  return puzzle;
}

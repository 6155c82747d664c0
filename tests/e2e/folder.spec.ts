/** A folder of `npm run build -- --static` on plain hosts of files, at their root and in a folder of theirs. */
import type { BrowserContext, Page } from '@playwright/test';
import { PRIVACY_ALONE } from '../../src/app/trust/privacyAlone.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import {
  appArrives,
  becomeOfflineReady,
  homeCard,
  openSettings,
  PuzzlePage,
} from './support/app.ts';
import { FOLDERS, type FolderName } from './support/builds.ts';
import { readTable, writeRows } from './support/database.ts';
import { boardsOf, FIRST_OF_MONTH, LONG_AGO, TODAY } from './support/day.ts';
import { nameAndSave, openDialog } from './support/devicePlayers.ts';
import {
  test as base,
  expect,
  FAILED_REQUEST,
  WHOLE_BROWSER,
  type WholeBrowser,
} from './support/fixtures.ts';
import { type Host, type HostKind, openHost } from './support/hosts.ts';
import { almostDone } from './support/solution.ts';
import {
  expectBuild,
  expectReady,
  expectReloaded,
  lookForUpdate,
  mark,
  useIt,
} from './support/update.ts';

interface Options {
  readonly kind: HostKind;
  readonly folder: FolderName;
}

/** Requests that should not have been made, with the reason. */
interface Folder {
  readonly host: Host;
  readonly wrong: readonly string[];
}

const test = base.extend<Options & Folder>({
  kind: ['404.html', { option: true }],
  folder: ['crema', { option: true }],
  host: async ({ kind, folder }, use) => {
    const host = await openHost(kind, folder);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
  wrong: async ({ context, host }, use) => {
    const wrong: string[] = [];
    watch(context, host, wrong);
    await use(wrong);
    expect(wrong, 'requests that leave the folder, or find nothing').toEqual([]);
  },
});
const inWholeBrowser = test.extend<object, WholeBrowser>(WHOLE_BROWSER);

// Each worker builds the folders that no other serves.
test.describe.configure({ mode: 'default' });

const NO_PAGE = /Failed to load resource: the server responded with a status of 404/;

function watch(context: BrowserContext, { url }: Host, wrong: string[]): void {
  const isOwn = (address: string) => /^(?:data|blob):/.test(address) || address.startsWith(url);
  context.on('request', (request) => {
    if (!isOwn(request.url())) wrong.push(`leaves: ${request.url()}`);
  });
  context.on('response', (response) => {
    // The page itself may come as the page for missing files.
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      wrong.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Words that offer what needs an account or a server, and the sentences that only mention them. */
const OFFER =
  /sign(?:ed)?[ -]?(?:in|out|up)\b|account|leaderboard|ranked|with friends|report a problem|usage figures|server/i;
const MENTIONS = ['No account needed.', 'No server receives that part of the link.'];

/** The words of a page for eyes and ears, without the sentences that only mention accounts. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...names].join('\n');
  });
  return MENTIONS.reduce((text, sentence) => text.replaceAll(sentence, ''), words);
}

async function expectNoOffer(page: Page, what: string): Promise<void> {
  expect.soft(OFFER.exec(await wordsOf(page))?.[0], `${what} offers an account`).toBeUndefined();
}

/** The addresses of links that leave the folder. */
const strays = (page: Page, root: string) =>
  page.evaluate(
    (start) =>
      [...document.querySelectorAll('a')]
        .map(({ href }) => href)
        .filter((at) => !at.startsWith(start)),
    root,
  );

const DAY = '2026-11-21';
const COMMON = [
  ['', /evening|morning|afternoon|Saturday/i],
  ['statistics', /shelf/i],
  ['licences', 'Licences'],
  ['privacy', 'Privacy'],
  ['accessibility', 'Accessibility'],
] as const;

async function expectPage(page: Page, path: string, name: string | RegExp): Promise<void> {
  await appArrives(page);
  await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
}

/** Opens every page that has a file of its own, and each game's puzzle of today. */
async function openAll(page: Page, { url }: Host, games = DEFINITIONS): Promise<void> {
  async function look(path: string) {
    await expectNoOffer(page, path);
    expect.soft(await strays(page, url), `links of ${path}`).toEqual([]);
  }
  for (const [path, name] of COMMON) {
    await page.goto(path);
    await expectPage(page, path, name);
    await look(path);
  }
  for (const { id, title, schedule } of games) {
    await page.goto(id);
    await expectPage(page, id, title);
    await look(id);
    await page.goto(`${id}/archive`);
    await expectPage(page, id, 'Archive');
    await look(`${id}/archive`);
    await page.goto(`${id}/today`);
    // A host may have added a slash.
    await expect(page).toHaveURL(new RegExp(`^${url}${id}/${idFor(schedule, DAY)}/?$`));
    await expect(page.locator('.play-board')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Archive' })).toBeVisible();
    await look(`${id}/today`);
  }
}

/** Opens a puzzle, and an address without a page, as a first visit. */
async function openDeepLinks(page: Page, root: string): Promise<void> {
  await page.goto(`sudoku-shift/${FIRST_OF_MONTH}`);
  await expect(new PuzzlePage(page).board).toBeVisible();
  for (const path of [
    'nowhere',
    'tables',
    `sudoku-shift/${TODAY}/leaderboard`,
    'barista',
    'magic-link',
  ]) {
    await page.goto(path);
    await expectPage(page, path, 'Nothing on this tray');
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute(
      'href',
      new URL(root).pathname,
    );
  }
}

test('in a folder pages, links and requests stay at its own address, and nothing offers an account', async ({
  page,
  host,
  wrong: _,
  complaints,
}) => {
  complaints.allow(NO_PAGE);
  await openDeepLinks(page, host.url);
  await openAll(page, host, DEFINITIONS.slice(0, 1));
  // By links, from the puzzle to home.
  await page.goto('sudoku-shift/archive');
  await page.getByRole('banner').getByRole('link', { name: 'Crema, home' }).click();
  await expect(page).toHaveURL(host.url);
  await homeCard(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`${host.url}sudoku-shift/${TODAY}`);
  await page.goBack();
  const settings = await openSettings(page);
  await expectNoOffer(page, 'settings');
  await settings.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    PRIVACY_ALONE.sections.flatMap(({ sentences }) => sentences),
  );
  await page.getByRole('button', { name: 'Who plays here' }).click();
  await expect(page.getByRole('dialog')).toContainText('saved on this device only');
  await expectNoOffer(page, 'players');
  expect(await page.context().cookies()).toEqual([]);
});

inWholeBrowser(
  'a folder installs, and plays and saves offline after one visit',
  async ({ page, context, host, wrong: _, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await page.goto('');
    await becomeOfflineReady(page);
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!) as Record<'start_url' | 'scope' | 'id', string> & {
      readonly icons: readonly { src: string }[];
      readonly shortcuts: readonly { url: string; icons: readonly { src: string }[] }[];
    };
    const { base: path } = FOLDERS.crema;
    expect(manifest).toMatchObject({ id: path, start_url: path, scope: path });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src } of pictures) {
      const picture = await page.request.get(new URL(src, host.url).href);
      expect.soft(picture.headers()['content-type'], src).toBe('image/png');
    }
    for (const { url } of manifest.shortcuts) expect(url.startsWith(path), url).toBe(true);
    await session.detach();

    await writeRows(page, 'progress', almostDone(TODAY));
    await context.setOffline(true);
    const puzzle = new PuzzlePage(page);
    await page.goto(`sudoku-shift/${TODAY}`);
    await expect(puzzle.board).toBeVisible();
    await page.reload();
    await expect(puzzle.board).toBeVisible();
    await puzzle.fillLast(boardsOf(TODAY)[3]!);
    await expect(puzzle.finished).toContainText('Saved on this device.');
    await expectNoOffer(page, 'a finished puzzle');
    expect(Object.keys(await readTable(page, 'ssPuzzlesTimes'))).toEqual([TODAY]);
    // An address that ends with a slash is the page’s, too, where a host has redirected to it.
    for (const [address, name] of [...COMMON, ['licences/', 'Licences'] as const]) {
      await page.goto(address);
      await expectPage(page, address, name);
    }
  },
);

inWholeBrowser(
  'the archive, backups, links to share and the shelf are the folder’s own',
  { tag: '@all' },
  async ({ page, context, host, wrong: _, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await page.goto('');
    await becomeOfflineReady(page);
    await writeRows(page, 'progress', almostDone(TODAY));
    const puzzle = new PuzzlePage(page);
    await page.goto(`sudoku-shift/${TODAY}`);
    await expect(puzzle.board).toBeVisible();
    await puzzle.fillLast(boardsOf(TODAY)[3]!);
    await puzzle.finished.getByRole('button', { name: 'Share' }).click();
    const sharing = page.getByRole('dialog');
    await sharing.getByText('Lines', { exact: true }).click();
    await expect(sharing).toContainText(`${host.url}sudoku-shift/${TODAY}`);
    await page.keyboard.press('Escape');

    await page.goto('statistics');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^21 November.*, Sudoku Shift$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${host.url}sudoku-shift/${TODAY}`);
    await page.goto('');
    const settings = await openSettings(page);
    const saving = page.waitForEvent('download');
    await settings.getByRole('button', { name: 'Save a backup' }).click();
    await settings.getByLabel('Restore a backup').setInputFiles(await (await saving).path());
    await expect(settings).toContainText('0 results added.');
    await settings.getByRole('button', { name: 'Download the archive' }).click();
    await expect(settings.getByText('The whole archive is on this device.')).toBeVisible();
    await expectNoOffer(page, 'settings with a backup');
    await context.setOffline(true);
    await page.goto(`sudoku-shift/${LONG_AGO}`);
    await expect(puzzle.board).toBeVisible();
    await context.setOffline(false);

    // Another player starts at the folder's home page.
    await page.goto('privacy');
    await page.getByRole('button', { name: 'Who plays here' }).click();
    await page.getByRole('button', { name: 'Add another player' }).click();
    await nameAndSave(openDialog(page), 'Anna', 'Cat');
    await expectNoOffer(page, 'a new player');
    await nameAndSave(openDialog(page), 'Ben', 'Dog');
    await expect(page).toHaveURL(host.url);
    await expect(page.getByRole('button', { name: 'Who plays here: Ben' })).toBeVisible();
  },
);

inWholeBrowser(
  'a newer folder is offered, and taken up',
  { tag: '@all' },
  async ({ page, host, wrong: _ }) => {
    await host.deploy('older');
    await page.goto('');
    await becomeOfflineReady(page);
    await expectBuild(page, FOLDERS.older.id);
    await mark(page);
    await host.deploy('crema');
    await lookForUpdate(page);
    await expectReady(page, host);
    await useIt(page).click();
    await expectReloaded(page);
    await expectBuild(page, FOLDERS.crema.id);
  },
);

const HOSTS: readonly (readonly [HostKind, string])[] = [
  ['404.html', 'with a page for missing files'],
  ['clean', 'that takes .html out of addresses'],
  ['index.html', 'with one page for every other address'],
  ['nothing', 'of files alone'],
];

for (const [kind, words] of HOSTS) {
  for (const folder of ['root', 'crema'] as const) {
    test.describe(`a host ${words}, at ${FOLDERS[folder].base}`, () => {
      test.use({ kind, folder });

      test('opens every page', { tag: '@all' }, async ({ page, host, wrong: _, complaints }) => {
        complaints.allow(NO_PAGE);
        await openAll(page, host);
        if (kind === 'nothing') return;
        await openDeepLinks(page, host.url);
      });

      inWholeBrowser(
        'keeps all of it for offline play, old packs when asked',
        {
          tag: '@all',
        },
        async ({ page, context, host, wrong: _, complaints }) => {
          complaints.allow(FAILED_REQUEST);
          await page.goto('');
          await becomeOfflineReady(page);
          await page.goto(`sudoku-shift/${LONG_AGO}`);
          await expect(new PuzzlePage(page).board).toBeVisible();
          await context.setOffline(true);
          await page.reload();
          await expect(new PuzzlePage(page).board).toBeVisible();
          await openAll(page, host);
        },
      );
    });
  }
}

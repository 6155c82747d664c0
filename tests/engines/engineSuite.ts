/**
 * The test suite for all browser engines: ordinary play, and past failures in Firefox and WebKit.
 * Real browsers load the real build, one page after the other in the same browser profile, as on a
 * device.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFINITIONS, definitionOf, GAME_IDS } from '../../src/games/definitions.ts';
import type { Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { ROOT } from '../e2e/support/builds.ts';
import { boardsOf } from '../e2e/support/day.ts';
import {
  type Player as Account,
  entryOf,
  heldOf,
  newPlayer,
  store,
  stored,
} from '../e2e/support/players.ts';
import { notFound, openSite, type Site } from '../e2e/support/site.ts';
import { beNoNewcomer } from '../support/beNoNewcomer.ts';
import { movesIn, type SavedLog } from '../support/movesIn.ts';
import { blanksOf } from '../support/sudokuShift.ts';
import type { Browser, Engine } from './support/browser.ts';
import { type Cable, layCable } from './support/cable.ts';
import { countryOf, guess, MOVES, PUZZLES, sudokuCell } from './support/games.ts';
import { findEngine } from './support/launch.ts';
import { type Player, playerAt, until } from './support/player.ts';

/** Folder for screenshots of failed tests. */
const PICTURES = join(ROOT, '.cache', 'engines');

/**
 * Messages about a JavaScript chunk whose response was cut off when the page was left; real
 * failures are in `cable.failed`.
 */
const LEFT_BEHIND = [
  /^not loaded: \S+\/assets\/[\w-]+\.js$/,
  /^(?:error: )?TypeError: (?:error loading dynamically imported module: \S+\.js|Importing a module script failed\.)$/,
];

/** The JavaScript chunk that a test answers with an error. */
const WITHHELD = /\/assets\/storage-[\w-]+\.js/;

/** Harmless console messages of the browser engines, all about pages that were left. */
const NO_FAULT: Readonly<Record<Engine, readonly RegExp[]>> = {
  firefox: [
    // The service worker answered from its cache after the page was left.
    /^Failed to load ‘\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error/,
    ...LEFT_BEHIND,
    // The page was left while a font was loading (NS_BINDING_ABORTED).
    /^downloadable font: download failed .* status=2152398850 source: \S+$/,
  ],
  webkit: [
    ...LEFT_BEHIND,
    // The page was left while the service worker's script was loading.
    /^warn: Crema can’t be stored for offline play here\. TypeError: Script \S+\/sw\.js load failed$/,
  ],
};

/**
 * The browser engines' console messages for requests without a response; each pattern captures the
 * URL.
 */
const NO_ANSWER =
  /^Failed to load resource: net::ERR_\w+ (\S+)$|remote resource at (\S+)\. \(Reason: CORS request did not succeed\)|^not loaded: (\S+)$/;

/** Saves a screenshot for debugging a failed test. */
export async function keepPicture(name: string, browser: Browser): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.png`), await browser.screenshot());
}

interface ProgressRow {
  readonly session: SavedLog;
}

/**
 * The share of pixels in an element's blank corner that are darker than the corner's lightest
 * pixel, from 0 to 1; null while the element is missing. Runs in the page.
 * @param picture the window's PNG in base64.
 */
async function paintedShare(selector: string, picture: string): Promise<number | null> {
  const element = document.querySelector(selector);
  if (!element) return null;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { x, y, width, height } = element.getBoundingClientRect();
  const corner = [x + 6, y + 6, width / 4, height / 4].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const { data = [] } = context?.getImageData(...corner) ?? {};
  const lightness = Array.from(
    { length: data.length / 4 },
    (_, i) => (data[4 * i] ?? 0) + (data[4 * i + 1] ?? 0) + (data[4 * i + 2] ?? 0),
  );
  const lightest = Math.max(...lightness);
  return lightness.filter((value) => value < lightest - 15).length / lightness.length;
}

/** Keeps a transaction of Firebase's database alive, as a slow disk does. Runs in the page. */
function writeSessionForever(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const name = 'firebaseLocalStorage';
      const rows = opening.result.transaction(name, 'readwrite').objectStore(name);
      const again = () => {
        rows.count().onsuccess = again;
        resolve();
      };
      again();
    };
  });
}

/**
 * Registers the suite for an engine, or the smoke of `npm test -- --smoke`: the app opens, is kept for
 * offline play, and a game is finished. Skips it with a warning where the engine is missing.
 */
export function engineSuite(engine: Engine, part: 'smoke' | 'rest'): void {
  const launch = findEngine(engine);
  if (typeof launch === 'string') console.warn(launch);

  describe.skipIf(typeof launch === 'string')(engine, () => {
    let site: Site;
    let cable: Cable;
    let player: Player;
    /** The site that lacked a part of the app for a while. */
    let incomplete: string | null = null;

    beforeAll(async () => {
      if (typeof launch === 'string') return;
      site = await openSite();
      cable = await layCable({ collecting: engine === 'webkit' });
      player = playerAt(await launch({ proxyPort: cable.port }));
      await player.browser.open(`${site.url}/licences`);
      await player.browser.run(beNoNewcomer, GAME_IDS);
    });

    afterAll(async () => {
      await player?.browser.close();
      await cable?.close();
      await site?.close();
    });

    /** Defines a test that saves a screenshot on failure. */
    const test = (name: string, run: () => Promise<void>) =>
      it(name, async ({ onTestFailed }) => {
        onTestFailed(async () => {
          await keepPicture(`${engine}-${name.replace(/[^a-z0-9]+/gi, '-')}`, player.browser);
        });
        await run();
      });

    /**
     * Waits until the app has replaced the prerendered page, which does not react to presses; only
     * the app's own main element has an id.
     */
    const appArrives = () => player.find({ role: 'main' });

    async function open(path: string, origin = site.url): Promise<void> {
      await player.browser.open(origin + path);
      await appArrives();
    }
    const pathTo = (game: keyof typeof PUZZLES) => `/${game}/${PUZZLES[game]}`;

    /** The number of moves in the saved game of a puzzle, without undone ones. */
    async function saved(puzzle: string): Promise<number> {
      const row = (await player.table('progress'))?.[puzzle] as ProgressRow | undefined;
      return row ? movesIn(row.session) : 0;
    }

    const untilSaved = (puzzle: string, moves: number) =>
      until(`${moves} moves of ${puzzle} to be saved`, async () => (await saved(puzzle)) === moves);

    const nobodyComplains = () =>
      test('nobody has complained in the console', async () => {
        // Console messages are collected per origin; return from the backend's origin.
        await open('/licences');
        const isNoFault = (text: string) => {
          const address = NO_ANSWER.exec(text)?.slice(1).find(Boolean);
          // The test itself had cut the network off for this URL.
          if (address !== undefined && cable.unanswered.has(address)) return true;
          if (WITHHELD.test(text)) return true;
          // The service worker of the incomplete site cannot be installed while a part is missing, nor
          // once the site has closed.
          const isOfWorker = text.includes('Crema can’t be stored for offline play here.');
          if (isOfWorker && incomplete !== null && text.includes(incomplete)) return true;
          return NO_FAULT[engine].some((pattern) => pattern.test(text));
        };
        const all = await player.browser.complaints();
        expect(all.filter((text) => !isNoFault(text))).toEqual([]);
        // Error responses are failures even if the engine logs nothing about them.
        expect(cable.failed.filter((text) => !WITHHELD.test(text))).toEqual([]);
      });

    if (part === 'smoke') {
      test('the home page opens, and from then on the worker serves it', async () => {
        const isInstalling = () =>
          player.browser.run(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return Boolean(registration?.installing);
          });
        // Hold back a chunk that only the service worker fetches, so that its installation lasts.
        const finishInstalling = site.hold(/^\/assets\/Archive-/);
        await open('/');
        await until('the first worker', isInstalling);
        // A reload during the first service worker's installation must not be taken for an update.
        await player.browser.reload();
        await until('the second page to look', () =>
          player.browser.run(() =>
            performance
              .getEntriesByType('resource')
              .some(({ name }) => name.includes('/assets/idle-')),
          ),
        );
        expect(await isInstalling()).toBe(true);
        finishInstalling();
        await player.reads('Your coffee is ready');
        for (const { title } of DEFINITIONS) await player.find({ role: 'link', name: title });
        await player.offlineReady();
        // Let the app's own `getRegistration` calls resolve and render, so that a late notice is not
        // missed.
        await player.browser.run(async () => {
          await navigator.serviceWorker.getRegistration();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        });
        const notice = /An update is ready|updated in another tab/;
        expect(await player.see({ role: 'text', name: notice })).toBeNull();
      });

      test('Geografind is finished, and its result is kept', async () => {
        const { code, name } = countryOf(PUZZLES.geografind);
        await open(pathTo('geografind'));
        await guess(player, name);
        await player.find({ role: 'region', name: 'Your result' });
        await player.reads('Saved on this device');
        expect(await player.table('gfGuesses')).toMatchObject({
          399: { result: [code, 'win'] },
        });
        await player.browser.reload();
        await player.find({ role: 'region', name: 'Your result' });
      });
      nobodyComplains();
      return;
    }

    test('a clash is hatched, not filled', async () => {
      const [board] = boardsOf('514') as readonly Board[];
      const row = board?.rows.findIndex((text) => /\d/.test(text) && text.includes('.')) ?? 0;
      const text = board?.rows[row] ?? '';
      await open('/sudoku-shift/514');
      await player.browser.click(await sudokuCell(player, text.length, row, text.indexOf('.')));
      await player.browser.press(/\d/.exec(text)?.[0] ?? '');
      const painted = await until('a clash', async () => {
        const picture = (await player.browser.screenshot()).toString('base64');
        const share = await player.browser.run(paintedShare, '.ss-clash.ss-given', picture);
        return share !== null && share > 0.05 ? share : null;
      });
      expect(painted).toBeLessThan(0.6);
    });

    for (const { game, board, byPointer, byKeys } of MOVES) {
      const { title } = definitionOf(game);
      const puzzle = `${game}/${PUZZLES[game]}`;

      test(`${title}: moves by pointer and keys are kept, and taken back after a reload`, async () => {
        await open(pathTo(game));
        await player.find(board);
        await byPointer(player);
        await untilSaved(puzzle, 1);
        await byKeys(player);
        await untilSaved(puzzle, 2);
        await player.browser.reload();
        await player.find(board);
        // Geografind's guesses cannot be undone.
        if (game === 'geografind') return player.reads(/Guess 2, Brazil/);
        await player.click({ role: 'button', name: 'Undo' });
        await untilSaved(puzzle, 1);
        await player.browser.press('Control+z');
        await untilSaved(puzzle, 0);
      });
    }

    test('settings are kept', async () => {
      await open('/');
      await player.click({ role: 'button', name: 'Settings' });
      await player.find({ role: 'dialog', name: 'Settings' });
      await player.click({ role: 'text', name: 'Dark' });
      await player.browser.press('Escape');
      await player.gone({ role: 'dialog' });
      await player.browser.reload();
      await appArrives();
      const scheme = await player.browser.run(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      expect(scheme).toBe('dark');
    });

    test('menus and dialogs open, close and give the focus back', async () => {
      await open(pathTo('crossnumber'));
      await player.find({ role: 'grid' });
      const menu = { role: 'button', name: 'Menu' } as const;
      const entry = { role: 'button', name: 'How to play' } as const;
      await player.click(menu);
      await player.find(entry);
      // Click a point outside the menu.
      const { left, top } = await player.find({ role: 'main' });
      await player.browser.click({ x: left + 2, y: top + 200 });
      await player.gone(entry);
      await player.click(menu);
      await player.click(entry);
      await player.find({ role: 'dialog', name: 'How to play' });
      await player.browser.press('Escape');
      await player.gone({ role: 'dialog' });
      const focused = () =>
        player.browser.run(() => document.activeElement?.getAttribute('aria-label'));
      await until('the focus on the menu', async () => (await focused()) === 'Menu');
    });

    test('twenty quick navigations back and forth lose and lock nothing', async () => {
      const puzzle = 'sudoku-shift/515';
      const other = 'crossnumber/58';
      const [blank] = blanksOf(boardsOf('515')[0] as Board);
      const move = async (round: number) => {
        await player.browser.click(await sudokuCell(player, 4, blank?.row ?? 0, blank?.cell ?? 0));
        await player.browser.press(String(1 + (round % 2)));
      };
      await open(`/${puzzle}`);
      for (let round = 1; round <= 10; round++) {
        await move(round);
        // Leave without waiting, while the last moves are still being saved.
        await player.browser.open(`${site.url}/${other}`);
        if (round < 10) await player.browser.back();
      }
      await open(`/${puzzle}`);
      await untilSaved(puzzle, 10);
      // The notice that results are not kept appears after five seconds of a locked database, and
      // goes with the next save.
      await player.browser.run(() => {
        new MutationObserver(() => {
          if (/not being kept/i.test(document.body.innerText)) document.body.dataset.locked = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await move(11);
      await untilSaved(puzzle, 11);
      expect(await player.browser.run(() => 'locked' in document.body.dataset)).toBe(false);
    });

    test('it starts and is played without a server', async () => {
      await player.offlineReady();
      site.unplug();
      await open(pathTo('royal-family'));
      await player.reads('House of');
      await open('/');
      await player.reads('Your coffee is ready');
      await open('/yearly-daily/2026-11-20');
      await player.find({ role: 'grid' });
      await player.browser.press('6', 'Enter');
      await untilSaved('yearly-daily/2026-11-20', 1);
      site.plugIn();
    });

    test('a challenge goes there and back between two browsers that have never met, offline', async () => {
      if (typeof launch === 'string') return;
      const path = '/geografind/398';
      const { name: answer } = countryOf('398');
      /** The link that the open dialog shares with the challenge. */
      const linkOf = ({ browser }: Player) =>
        until('the link', () =>
          browser.run(() => {
            const lines = document.querySelector('dialog[open] p.select-text')?.textContent;
            return /\S+#[0-9a-z]{18}$/.exec(lines ?? '')?.[0] ?? null;
          }),
        );
      const friend = playerAt(await launch({ proxyPort: cable.port }));
      try {
        await friend.browser.open(`${site.url}/licences`);
        await friend.browser.run(beNoNewcomer, GAME_IDS);
        await friend.offlineReady();
        await player.offlineReady();
        site.unplug();
        await open(path);
        await guess(player, 'Brazil');
        await guess(player, answer);
        await player.click({ role: 'button', name: 'Share' });
        await player.click({ role: 'text', name: 'Challenge a friend' });
        await friend.browser.open(await linkOf(player));
        await friend.reads('A friend needed 2 guesses. Your turn.');
        await until('a plain address', () => friend.browser.run(() => location.hash === ''));
        await guess(friend, answer);
        await friend.reads('You needed 1 guess fewer than your friend.');
        await friend.click({ role: 'button', name: 'Send yours back' });
        await player.browser.open(await linkOf(friend));
        await player.reads('Your friend needed 1 guess fewer this time.');
      } finally {
        site.plugIn();
        await friend.browser.close();
      }
    });

    test('two players of a device have their own games', async () => {
      const seats = { role: 'button', name: /^Who plays here/ } as const;
      const nameAndSave = async (name: string) => {
        await player.fill({ role: 'textbox', name: 'Name' }, name);
        await player.click({ role: 'button', name: 'Save' });
      };
      const games = async () => Object.keys((await player.table('progress')) ?? {});
      await open('/');
      const annas = await games();
      expect(annas).not.toEqual([]);
      await player.click(seats);
      await player.click({ role: 'button', name: 'Add another player' });
      await nameAndSave('Anna');
      await player.reads('Each player has their own results');
      await nameAndSave('Ben');
      await until('Ben to have no games', async () => (await games()).length === 0);
      await open('/yearly-daily/2026-11-20');
      await player.click({ role: 'button', name: 'Skip' });
      await player.find({ role: 'button', name: 'Menu' });
      await player.browser.press('6', 'Enter');
      await untilSaved('yearly-daily/2026-11-20', 1);
      await open('/');
      await player.click(seats);
      await player.click({ role: 'button', name: 'Anna' });
      await until('Anna’s games', async () => `${await games()}` === `${annas}`);
    });

    describe.skipIf(!process.env.CREMA_BACKEND)('with the backend', () => {
      const backend = process.env.CREMA_BACKEND;
      const GUESSED = { online: '398', visible: '397' } as const;
      const BEGUN = '396';
      let account: Account;

      /** Finishes a Geografind puzzle while the proxy (`cable`) cuts the network off. */
      async function finishWithoutNetwork(id: string): Promise<void> {
        await open(`/geografind/${id}`, backend);
        await player.find({ role: 'combobox', name: 'Country' });
        cable.unplug();
        await guess(player, countryOf(id).name);
        await player.find({ role: 'region', name: 'Your result' });
        await until(
          'the result',
          async () => (await player.table('gfGuesses'))?.[id] !== undefined,
        );
        // Five failed syncs make the app's pause before the next sync longer than the test's
        // timeout.
        for (let failure = 0; failure < 5; failure++) {
          const { refused } = cable;
          await player.browser.run(() => void dispatchEvent(new Event('online')));
          await until('an attempt to send', async () => cable.refused > refused);
        }
      }

      test('what was finished offline is sent on coming online, and on coming back', async () => {
        account = await newPlayer();
        await open('/', backend);
        await player.browser.run(beNoNewcomer, GAME_IDS);
        await player.click({ role: 'button', name: 'Account' });
        await player.fill({ role: 'textbox', name: 'Email' }, account.email);
        await player.fill({ role: 'textbox', name: 'Password' }, account.password);
        await player.browser.press('Enter');
        await player.click({ role: 'button', name: /^(Continue|Later|Not now)$/ });
        await player.gone({ role: 'dialog' });
        await player.offlineReady();
        // A result may also be held for review: the driver's speed is close to the human limit.
        const arrived = async (id: string) =>
          (await entryOf(account, id, 'geografind')) ?? (await heldOf(account, id, 'geografind'));
        const isSent = (id: string) =>
          until(`${id} on the leaderboard, or held`, () => arrived(id));

        // No driver can take a browser offline: the proxy cuts the connection, and the test
        // dispatches the browser's event.
        await finishWithoutNetwork(GUESSED.online);
        expect(await arrived(GUESSED.online)).toBeNull();
        cable.plugIn();
        await player.browser.run(() => void dispatchEvent(new Event('online')));
        await isSent(GUESSED.online);

        await finishWithoutNetwork(GUESSED.visible);
        expect(await arrived(GUESSED.visible)).toBeNull();
        cable.plugIn();
        await player.browser.run(() => {
          // Moves the page's clock on as after a minute in the background.
          const real = performance.now.bind(performance);
          performance.now = () => real() + 61_000;
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await isSent(GUESSED.visible);
      });

      // Neither engine has Background Sync: the page itself sends the game.
      test('an unfinished game is sent when it is left, and goes on where another device was', async () => {
        const path = `users/${account.uid}/sittings/geografind~${BEGUN}`;
        const [first, second] = ['Brazil', 'Togo'];
        await open(`/geografind/${BEGUN}`, backend);
        await guess(player, first);
        await untilSaved(`geografind/${BEGUN}`, 1);
        await player.click({ role: 'link', name: /^Back/ });
        const sent = await until('the game on the server', () => stored(path));
        const [text] = sent.games as string[];
        const game = JSON.parse(text!) as ProgressRow & { session: { log: unknown[] } };
        game.session.log.push([5000, 0, { type: 'guess', country: 'TG' }]);
        const at = { timestamp: new Date().toISOString() };
        await store(path, { ...sent, games: [JSON.stringify(game)], at });
        // A page that is left while Firebase writes the session must not hold it for the next page.
        await player.browser.run(writeSessionForever);
        await open(`/geografind/${BEGUN}`, backend);
        await player.reads(second);
        await untilSaved(`geografind/${BEGUN}`, 2);
      });
    });

    test('a part of the app that did not come is asked for again', async () => {
      const other = await openSite();
      incomplete = other.url;
      try {
        const heal = other.answer(WITHHELD, notFound);
        await open('/', other.url);
        await player.reads('Your results aren’t being saved');
        heal();
        await until('storage to come', async () => {
          const again = await player.see({ role: 'button', name: 'Try now' });
          if (again) await player.browser.click(again);
          // Wait for the app's storage chunk, which alone creates the database.
          return (await player.table('meta')) !== null;
        });
      } finally {
        await other.close();
      }
    });

    nobodyComplains();

    test('whoever complains is heard', async () => {
      await open('/licences');
      await player.browser.run(() => {
        console.error('an error');
        console.warn('a warning');
        setTimeout(() => {
          throw new Error('thrown');
        });
        void Promise.reject(new Error('rejected'));
      });
      const wanted = ['an error', 'a warning', 'thrown', 'rejected'];
      await until(`to hear of ${wanted}`, async () => {
        const all = (await player.browser.complaints()).join('\n');
        return wanted.every((text) => all.includes(text));
      });
    });
  });
}

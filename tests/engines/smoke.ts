/**
 * The one suite for every engine: what a player of Crema does on an ordinary day, and what has gone
 * wrong in Firefox and WebKit before. Real browsers on the real build, one page after the other in
 * one profile, as on a device.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFINITIONS, definitionOf, GAME_IDS } from '../../src/games/definitions.ts';
import type { Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { ROOT } from '../e2e/support/builds.ts';
import { movesIn, type SavedLog } from '../e2e/support/database.ts';
import { boardsOf } from '../e2e/support/day.ts';
import { entryOf, heldOf, newPlayer } from '../e2e/support/players.ts';
import { notFound, openSite, type Site } from '../e2e/support/site.ts';
import { blanksOf } from '../e2e/support/solution.ts';
import { beNoNewcomer } from '../support/beNoNewcomer.ts';
import type { Browser, Engine } from './support/browser.ts';
import { type Cable, layCable } from './support/cable.ts';
import {
  countryOf,
  guess,
  MOVES,
  PUZZLES,
  solveByKeys,
  solveByPointer,
  sudokuBoards,
  sudokuCell,
} from './support/games.ts';
import { findEngine } from './support/launch.ts';
import { type Player, playerAt, until } from './support/player.ts';

/** Where to look when something failed. */
const PICTURES = join(ROOT, '.cache', 'engines');

/** A chunk that the worker was still answering when the page was left. The cable knows of one that failed. */
const LEFT_BEHIND = [
  /^not loaded: \S+\/assets\/[\w-]+\.js$/,
  /^(?:error: )?TypeError: (?:error loading dynamically imported module: \S+\.js|Importing a module script failed\.)$/,
];

/** The chunk that one test answers with an error. */
const WITHHELD = /\/assets\/storage-[\w-]+\.js/;

/** What engines say by themselves, with nothing wrong: of pages that were left, and of nothing else. */
const NO_FAULT: Readonly<Record<Engine, readonly RegExp[]>> = {
  chromium: [],
  firefox: [
    // Of the request that a worker has answered from its cache, when the page has gone.
    /^Failed to load ‘\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error/,
    ...LEFT_BEHIND,
    // A font that was still coming when the page was left (NS_BINDING_ABORTED).
    /^downloadable font: download failed .* status=2152398850 source: \S+$/,
  ],
  webkit: [
    ...LEFT_BEHIND,
    // Of a page that is left while the script of its worker is on the way.
    /^warn: Crema cannot be kept for offline play here\. TypeError: Script \S+\/sw\.js load failed$/,
  ],
};

/** What engines say of a request that got no answer; each names its address. */
const NO_ANSWER =
  /^Failed to load resource: net::ERR_\w+ (\S+)$|remote resource at (\S+)\. \(Reason: CORS request did not succeed\)|^not loaded: (\S+)$/;

/** Keeps what is to be seen now, to be looked at by whoever mends the test. */
export async function keepPicture(name: string, browser: Browser): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.png`), await browser.screenshot());
}

interface ProgressRow {
  readonly session: SavedLog;
}

/**
 * Runs in the page: how much of an element's corner, where nothing is written, is not as light as
 * its lightest pixel. Null while there is no such element. The picture is the window's.
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

/** Registers the suite for one engine; skips it, with a sentence, where that cannot be had. */
export function smokeSuite(engine: Engine): void {
  const launch = findEngine(engine);
  if (typeof launch === 'string') console.warn(launch);

  describe.skipIf(typeof launch === 'string')(engine, () => {
    let site: Site;
    let cable: Cable;
    let player: Player;

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

    /** A test, with a picture of where it stood when it failed. */
    const test = (name: string, run: () => Promise<void>) =>
      it(name, async ({ onTestFailed }) => {
        onTestFailed(async () => {
          await keepPicture(`${engine}-${name.replace(/[^a-z0-9]+/gi, '-')}`, player.browser);
        });
        await run();
      });

    /** The prerendered shell takes no presses; only the app's own main has an id. */
    const appArrives = () => player.find({ role: 'main' });

    async function open(path: string, origin = site.url): Promise<void> {
      await player.browser.open(origin + path);
      await appArrives();
    }
    const pathTo = (game: keyof typeof PUZZLES) => `/${game}/${PUZZLES[game]}`;

    /** How many moves of a puzzle are saved, those that were taken back aside. */
    async function saved(puzzle: string): Promise<number> {
      const row = (await player.table('progress'))?.[puzzle] as ProgressRow | undefined;
      return row ? movesIn(row.session) : 0;
    }

    const untilSaved = (puzzle: string, moves: number) =>
      until(`${moves} moves of ${puzzle} to be saved`, async () => (await saved(puzzle)) === moves);

    test('the home page opens, and from then on the worker serves it', async () => {
      const isInstalling = () =>
        player.browser.run(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return Boolean(registration?.installing);
        });
      // What only the worker asks for.
      const finishInstalling = site.hold(/^\/assets\/Archive-/);
      await open('/');
      await until('the first worker', isInstalling);
      // Looked at again while the first worker is being installed: nothing is updated by that.
      await player.browser.reload();
      await until('the second page to look', () =>
        player.browser.run(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('workbox')),
        ),
      );
      expect(await isInstalling()).toBe(true);
      finishInstalling();
      await player.reads('Your coffee is ready');
      for (const { title } of DEFINITIONS) await player.find({ role: 'link', name: title });
      await player.offlineReady();
      // Behind everything that the app has asked, and drawn of the answers: no more is to come.
      await player.browser.run(async () => {
        await navigator.serviceWorker.getRegistration();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      });
      const notice = /An update is ready|updated in another tab/;
      expect(await player.see({ role: 'text', name: notice })).toBeNull();
    });

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
        // What is guessed is guessed.
        if (game === 'geografind') return player.reads(/Guess 2, Brazil/);
        await player.click({ role: 'button', name: 'Undo' });
        await untilSaved(puzzle, 1);
        await player.browser.press('Control+z');
        await untilSaved(puzzle, 0);
      });
    }

    test('Sudoku Shift is finished by pointer and keys, and its result is kept', async () => {
      await open(pathTo('sudoku-shift'));
      for (const [i, board] of sudokuBoards().entries()) {
        // The board before it makes room.
        await until(`a board of ${board.size} rows`, async () => {
          const last = await player.see({ role: 'row', nth: board.size - 1 });
          return last !== null && !(await player.see({ role: 'row', nth: board.size }));
        });
        if (i === 0) await solveByPointer(player, board);
        else await solveByKeys(player, board);
        if (i < 3) await player.click({ role: 'button', name: /^On to the/ });
      }
      await player.reads('Saved on this device');
      const results = await player.table('ssPuzzlesTimes');
      expect(results).toMatchObject({ 516: { result: Array(4).fill(expect.any(Number)) } });
      expect(Object.keys((await player.table('outbox')) ?? {})).toHaveLength(1);
      expect(await player.table('progress')).not.toHaveProperty('sudoku-shift/516');
    });

    test('Geografind is finished, and its result is kept', async () => {
      const { code, name } = countryOf(PUZZLES.geografind);
      await open(pathTo('geografind'));
      await guess(player, name);
      await player.find({ role: 'region', name: 'Your result' });
      await player.reads('Saved on this device');
      expect(await player.table('gfGuesses')).toMatchObject({
        399: { result: ['PG', 'BR', code, 'win'] },
      });
      await player.browser.reload();
      await player.find({ role: 'region', name: 'Your result' });
    });

    test('settings are kept', async () => {
      await open('/');
      await player.click({ role: 'button', name: 'Settings' });
      await player.find({ role: 'dialog', name: 'Settings' });
      await player.click({ role: 'text', name: 'Dark' });
      await player.click({ role: 'text', name: 'Miles' });
      await player.browser.press('Escape');
      await player.gone({ role: 'dialog' });
      await player.browser.reload();
      await appArrives();
      await player.click({ role: 'button', name: 'Settings' });
      await player.find({ role: 'dialog', name: 'Settings' });
      const chosen = await player.browser.run(() =>
        [...document.querySelectorAll<HTMLInputElement>('dialog[open] input:checked')].map(
          (input) => input.labels?.[0]?.textContent?.trim(),
        ),
      );
      expect(chosen).toEqual(expect.arrayContaining(['Dark', 'Miles']));
      const scheme = () =>
        player.browser.run(() => getComputedStyle(document.documentElement).colorScheme);
      expect(await scheme()).toBe('dark');
      await player.click({ role: 'text', name: 'System' });
      await player.browser.press('Escape');
      await player.gone({ role: 'dialog' });
      // What was chosen is drawn before the page takes its colours.
      await until('the light page', async () => (await scheme()) !== 'dark');
    });

    test('menus and dialogs open, close and give the focus back', async () => {
      await open(pathTo('crossnumber'));
      await player.find({ role: 'grid' });
      const menu = { role: 'button', name: 'Menu' } as const;
      const entry = { role: 'button', name: 'How to play' } as const;
      await player.click(menu);
      await player.find(entry);
      // Anywhere beside it.
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

    test('the archive leads to a puzzle of every game', async () => {
      for (const { id, title } of DEFINITIONS) {
        await open(`/${id}/archive`);
        await player.find({ role: 'heading', name: 'Archive' });
        expect(await player.browser.run(() => document.title)).toContain(title);
      }
      const link = await until('a link to a puzzle', () =>
        player.browser.run(() => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
          const found = links.find(({ pathname }) => /^\/royal-family\/\d+$/.test(pathname));
          return found?.pathname ?? null;
        }),
      );
      await player.browser.run((path) => {
        document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)?.click();
      }, link);
      await player.reads('House of');
      expect(await player.path()).toBe(link);
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
        // Nothing is waited for: what has just been played is still being saved.
        await player.browser.open(`${site.url}/${other}`);
        if (round < 10) await player.browser.back();
      }
      await open(`/${puzzle}`);
      await untilSaved(puzzle, 10);
      const began = performance.now();
      await move(11);
      await untilSaved(puzzle, 11);
      // A database that is locked takes five seconds to be given up.
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(await player.see({ role: 'text', name: /not being kept/i })).toBeNull();
    });

    test('it starts and is played without a server', async () => {
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

    describe.skipIf(!process.env.CREMA_BACKEND)('with the backend', () => {
      const backend = process.env.CREMA_BACKEND;
      const GUESSED = { online: '398', visible: '397' } as const;

      /** Finishes a puzzle with the cable pulled; returns its id. */
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
        // Until the pause before the next attempt by itself is longer than we wait for one.
        for (let failure = 0; failure < 5; failure++) {
          const { refused } = cable;
          await player.browser.run(() => void dispatchEvent(new Event('online')));
          await until('an attempt to send', async () => cable.refused > refused);
        }
      }

      test('what was finished offline is sent on coming online, and on coming back', async () => {
        const account = await newPlayer();
        await open('/', backend);
        await player.browser.run(beNoNewcomer, GAME_IDS);
        await player.click({ role: 'button', name: 'Account' });
        await player.fill({ role: 'textbox', name: 'E-mail' }, account.email);
        await player.fill({ role: 'textbox', name: 'Password' }, account.password);
        await player.browser.press('Enter');
        await player.click({ role: 'button', name: /^(Carry on|Later|Not now|Keep it)$/ });
        await player.gone({ role: 'dialog' });
        await player.offlineReady();
        // A driver guesses about as fast as a hand can: what is faster waits for somebody of the staff.
        const arrived = async (id: string) =>
          (await entryOf(account, id, 'geografind')) ?? (await heldOf(account, id, 'geografind'));
        const isSent = (id: string) =>
          until(`${id} on the leaderboard, or held`, () => arrived(id));

        // No engine lets its driver pull the network: the cable is a proxy's, and the event, which
        // the browser would send with it, is ours.
        await finishWithoutNetwork(GUESSED.online);
        expect(await arrived(GUESSED.online)).toBeNull();
        cable.plugIn();
        await player.browser.run(() => void dispatchEvent(new Event('online')));
        await isSent(GUESSED.online);

        await finishWithoutNetwork(GUESSED.visible);
        expect(await arrived(GUESSED.visible)).toBeNull();
        cable.plugIn();
        await player.browser.run(() => {
          // A minute later.
          const real = performance.now.bind(performance);
          performance.now = () => real() + 61_000;
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await isSent(GUESSED.visible);
      });
    });

    test('a part of the app that did not come is asked for again', async () => {
      const other = await openSite();
      try {
        const heal = other.answer(WITHHELD, notFound);
        await open('/', other.url);
        await player.reads('Results are not being kept');
        heal();
        await until('storage to come', async () => {
          const again = await player.see({ role: 'button', name: 'Try now' });
          if (again) await player.browser.click(again);
          // Only storage makes the database.
          return (await player.table('meta')) !== null;
        });
      } finally {
        await other.close();
      }
    });

    test('nobody has complained in the console', async () => {
      // The page keeps what it hears by origin, and the backend's has been open.
      await open('/licences');
      const isNoFault = (text: string) => {
        const address = NO_ANSWER.exec(text)?.slice(1).find(Boolean);
        // A pulled cable is the test's own doing.
        if (address !== undefined && cable.unanswered.has(address)) return true;
        if (WITHHELD.test(text)) return true;
        return NO_FAULT[engine].some((pattern) => pattern.test(text));
      };
      const all = await player.browser.complaints();
      expect(all.filter((text) => !isNoFault(text))).toEqual([]);
      // Whatever the engines say of it.
      expect(cable.failed.filter((text) => !WITHHELD.test(text))).toEqual([]);
    });

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

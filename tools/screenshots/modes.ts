/**
 * Takes pictures of every page in every display mode for review, and lists the findings of axe and
 * pages wider than the screen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS, definitionOf, GAME_IDS } from '../../src/games/definitions.ts';
import { violationsOn } from '../../tests/e2e/support/axe.ts';
import { makeDatabase, writeRows } from '../../tests/e2e/support/database.ts';
import { beNoNewcomer } from '../../tests/support/beNoNewcomer.ts';
import { finishedDay } from '../../tests/support/finishedDay.ts';
import { MODES, type Mode, setMode } from '../../tests/support/modes.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { chooseOneOf } from '../commands/ending.ts';
import { serve } from '../serve.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/modes', import.meta.url));

interface Scene {
  readonly name: string;
  readonly path: string;
  /** Whether the player has never seen any of the games. */
  readonly newcomer?: boolean;
  /** Whether all of today's puzzles are finished. */
  readonly finished?: boolean;
  /** Selector that must match before a picture is taken. */
  readonly until: string;
  prepare?(page: Page): Promise<void>;
}

const today = civilDateOf(new Date());

/** Requests a hint, so that its marks and its card are shown. */
async function askForHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.locator('.hint-card').waitFor();
}

/**
 * Requests a hint that never arrives, as the script of the puzzle engine's worker is not delivered.
 */
async function askInVain(page: Page): Promise<void> {
  await page.context().route(/\/assets\/engine\.worker-/, () => {});
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByRole('region', { name: 'Thinking' }).waitFor();
}

/**
 * Whether the board is completely drawn: Geografind's map appears after its frame. Runs in the
 * page.
 */
function isDrawn(): boolean {
  const map = document.querySelector<HTMLCanvasElement>('.gf-map canvas');
  if (!map) return true;
  const middle = map.getContext('2d')?.getImageData(map.width / 2, map.height / 2, 1, 1);
  return middle !== undefined && middle.data[3] !== 0;
}

const SCENES: readonly Scene[] = [
  { name: 'home-new', path: '/', until: '[data-miniature] svg' },
  { name: 'home-done', path: '/', finished: true, until: '#day-done' },
  { name: 'shelf', path: '/statistics', finished: true, until: '.gf-continents' },
  { name: 'archive', path: '/sudoku-shift/archive', until: 'table' },
  { name: 'landing', path: '/geografind', until: '#how' },
  { name: 'not-yet', path: '/sudoku-shift/99999', until: 'h1' },
  {
    name: 'settings',
    path: '/',
    until: '[data-miniature] svg',
    async prepare(page) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'thinking',
    path: `/crossnumber/${idFor(definitionOf('crossnumber').schedule, today)}`,
    until: '.play-panel',
    prepare: askInVain,
  },
  ...DEFINITIONS.flatMap(({ id, schedule }): Scene[] => {
    const path = `/${id}/${idFor(schedule, today)}`;
    return [
      { name: `${id}-first`, path, newcomer: true, until: '#first-play' },
      { name: `${id}-board`, path, until: '.play-panel' },
      // No picture with a hint of Geografind, which shows its hints on its own board.
      ...(id === 'geografind'
        ? []
        : [{ name: `${id}-hint`, path, until: '.play-panel', prepare: askForHint }]),
      { name: `${id}-done`, path, finished: true, until: '[aria-label="Your result"] a' },
    ];
  }),
];

async function finishToday(page: Page): Promise<void> {
  await makeDatabase(page);
  for (const [table, rows] of Object.entries(finishedDay(today))) {
    await writeRows(page, table, rows);
  }
}

/** The page's width, and the innermost elements that overflow the screen. Runs in the page. */
function reachOf(width: number): { widest: number; out: string[] } {
  const widest = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  const isOut = (element: Element) => element.getBoundingClientRect().right > width + 1;
  const out = [...document.querySelectorAll('body *')]
    .filter((element) => isOut(element) && ![...element.children].some(isOut))
    .map(({ tagName, className, textContent }) =>
      `${tagName} ${String(className)} “${textContent}”`.slice(0, 120),
    );
  return { widest, out: out.slice(0, 3) };
}

/** The findings of axe and about the width on the current page, a sentence each. */
async function complaintsOn(page: Page, width: number): Promise<string[]> {
  const { widest, out } = await page.evaluate(reachOf, width);
  const sideways = widest > width ? [`scrolls sideways: ${widest} px wide, ${out.join('; ')}`] : [];
  return [...sideways, ...(await violationsOn(page))];
}

async function take(browser: Browser, address: string, mode: Mode, scene: Scene) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL: address,
    ...mode.device,
  });
  try {
    await context.addInitScript(setMode, { text: mode.text, settings: mode.settings } as Mode);
    if (!scene.newcomer) await context.addInitScript(beNoNewcomer, GAME_IDS);
    const page = await context.newPage();
    await page.goto('/');
    if (scene.finished) await finishToday(page);
    await page.goto(scene.path);
    await page.locator(scene.until).first().waitFor();
    await page.waitForFunction(isDrawn);
    await scene.prepare?.(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const file = `${mode.name}-${scene.name}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: scene.prepare === undefined });
    return { file, complaints: await complaintsOn(page, mode.device.viewport?.width ?? 0) };
  } finally {
    await context.close();
  }
}

function indexPage(
  taken: readonly { readonly file: string; readonly complaints: readonly string[] }[],
) {
  const figures = taken.map(
    ({ file, complaints }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}${complaints.length > 0 ? ` <b>${complaints.length}</b>` : ''}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Crema in all modes</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0;width:240px}img{width:100%;border:1px solid #999}b{color:#b00}</style>${figures.join('')}`;
}

/**
 * Takes the pictures of all pages; returns whether there are no findings.
 * @param names of the display modes to take; empty for all.
 */
export async function takeModes(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => MODES.every((mode) => mode.name !== name));
  if (unknown !== undefined) {
    console.error(
      chooseOneOf(
        'mode',
        unknown,
        MODES.map(({ name }) => name),
      ),
    );
    return false;
  }
  mkdirSync(FOLDER, { recursive: true });
  const server = await serve('dist', 0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const taken: { file: string; complaints: string[] }[] = [];
  for (const mode of MODES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    for (const scene of SCENES) {
      // An error in taking a picture counts as a finding too.
      const one = await take(browser, address, mode, scene).catch((error: Error) => ({
        file: `${mode.name}-${scene.name}.png`,
        complaints: [error.message.split('\n')[0] ?? ''],
      }));
      taken.push(one);
      for (const complaint of one.complaints) console.error(`${one.file}: ${complaint}`);
    }
    console.log(`${mode.name}: ${SCENES.length} pictures`);
  }
  await browser.close();
  server.close();
  writeFileSync(join(FOLDER, 'index.html'), indexPage(taken));
  const wrong = taken.filter(({ complaints }) => complaints.length > 0).length;
  console.log(`${taken.length} pictures, ${wrong} with problems: .cache/modes/index.html`);
  return wrong === 0;
}

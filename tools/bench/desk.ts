/**
 * Measures the desk's benches (its pages for editing a puzzle): the time from an edit to the
 * worker's verdict on the puzzle, and the longest block of the page's main thread meanwhile.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { definitionOf, GAME_IDS, type GameId } from '../../src/games/definitions.ts';
import { signInAtDesk } from '../../tests/e2e/support/desk.ts';
import { NOW, shiftClock } from '../../tests/support/clock.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { builtApp, openSite, type Site } from './app.ts';
import { atMost, type Figure, median, percentile, rounded } from './figure.ts';

/** Number of edits on a bench, each of which is undone and redone. */
const EDITS = 8;
const ROUNDS = 3;

interface GameBench {
  readonly id: string;
  /** The longest allowed time from an edit to the verdict, in ms. */
  readonly goal: number;
  /** Makes `EDITS` edits on the bench in sequence. */
  edit(page: Page): Promise<void>;
}

const BENCHES: Readonly<Partial<Record<GameId, GameBench>>> = {
  'sudoku-shift': {
    ...{ id: '517', goal: 300 },
    async edit(page) {
      // Edit the puzzle's largest board, for which the search for solutions takes longest.
      await page.getByText('Mocha 9 × 9').click();
      const board = page.getByRole('region', { name: 'As it will be played' });
      const digits = board.getByRole('gridcell', { name: /: \d$/ });
      for (let i = 0; i < EDITS; i++) {
        await digits.nth(i * 2).click();
        await page.keyboard.press('0');
      }
    },
  },
  'yearly-daily': {
    ...{ id: '2026-11-22', goal: 2000 },
    edit: (page) => page.getByLabel('A line of words for the day').pressSequentially('Snowfall'),
  },
  crossnumber: {
    ...{ id: '60', goal: 2000 },
    async edit(page) {
      const clues = page.getByRole('region', { name: /^(Across|Down)$/ }).getByRole('button');
      for (let i = 0; i < EDITS; i++) {
        await clues.nth(i).click();
        await page.getByLabel('Kind of clue').selectOption({ label: 'A palindrome' });
      }
    },
  },
  geografind: {
    ...{ id: '402', goal: 2000 },
    async edit(page) {
      for (let i = 0; i < EDITS; i++) await page.getByRole('radio').nth(i).click();
    },
  },
  'royal-family': {
    ...{ id: '394', goal: 2000 },
    async edit(page) {
      const clues = page.getByRole('region', { name: 'Clues' });
      const many = Math.min(EDITS, await clues.locator('[data-clue]').count());
      for (let i = 0; i < many; i++) {
        await clues.locator('[data-clue]').first().click();
        await clues.getByRole('button', { name: 'Take it out' }).click();
      }
    },
  },
};

interface Answer {
  /** From the press of Undo or Redo to the verdict on the resulting board, in ms. */
  readonly verdict: number;
  /** The longest gap between two tasks of the page's event loop meanwhile, in ms. */
  readonly stood: number;
}

/**
 * Runs in the page: presses a button and waits for the verdict. Undefined when the button is
 * disabled.
 */
async function press(name: string): Promise<Answer | undefined> {
  const button = document.querySelector<HTMLButtonElement>(`main button[aria-label="${name}"]`);
  const verdict = document.querySelector('section[aria-busy]');
  if (!button || button.disabled || !verdict) return undefined;
  const channel = new MessageChannel();
  let last = performance.now();
  let stood = 0;
  let isOver = false;
  channel.port1.onmessage = () => {
    const now = performance.now();
    stood = Math.max(stood, now - last);
    last = now;
    // Probe the event loop every few ms, as input would, instead of in every idle moment.
    if (!isOver) setTimeout(() => channel.port2.postMessage(0), 4);
  };
  channel.port2.postMessage(0);
  const begin = performance.now();
  const judged = new Promise<number>((resolve) => {
    const look = () => verdict.ariaBusy === 'false' && resolve(performance.now() - begin);
    new MutationObserver(look).observe(verdict, { attributeFilter: ['aria-busy'] });
  });
  button.click();
  const taken = await judged;
  isOver = true;
  return { verdict: taken, stood };
}

async function measure(browser: Browser, { origin }: Site, game: GameId): Promise<Figure[]> {
  const bench = BENCHES[game];
  if (bench === undefined) return [];
  const { id, goal, edit } = bench;
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(shiftClock, NOW.getTime() - Date.now());
    const page = await context.newPage();
    await signInAtDesk(page);
    await page.goto(`/barista/${game.replace('-shift', '')}?id=${id}`);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    const judged = () => page.waitForSelector('section[aria-busy=false]');
    await verdict.getByText('Nothing against it').waitFor();
    await edit(page);
    await judged();
    const answers: Answer[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['Undo', 'Redo']) {
        for (;;) {
          const answer = await page.evaluate(press, name);
          if (!answer) break;
          answers.push(answer);
        }
      }
    }
    const verdicts = answers.map((answer) => answer.verdict);
    const title = `${definitionOf(game).title}: the desk's live verdict, p95`;
    return [
      atMost(title, percentile(verdicts, 0.95), 'ms', goal, {
        runs: answers.length,
        medianMs: rounded(median(verdicts)),
        maxMs: rounded(Math.max(...verdicts)),
        stoodStillMs: rounded(Math.max(...answers.map(({ stood }) => stood))),
      }),
    ];
  } finally {
    await context.close();
  }
}

export async function benchDesk(): Promise<Figure[]> {
  const site = await openSite((await builtApp()).folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const figures: Figure[] = [];
    for (const game of GAME_IDS) figures.push(...(await measure(browser, site, game)));
    return figures;
  } finally {
    await browser.close();
    await site.goOffline();
  }
}

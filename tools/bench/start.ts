/**
 * Measures the warm start: time until the board accepts a move, with everything on the device and
 * the network off. That time is compared with another sudoku app's, the peer's, and with that of
 * our own page without the service worker, from the browser's cache.
 */
import type { BrowserContext, CDPSession } from 'playwright';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { beNoNewcomer } from '../../tests/support/beNoNewcomer.ts';
import { builtApp, openSite, puzzlePath, type Site } from './app.ts';
import { BOARD_PROBE, BOARD_TIMES, type BoardTimes } from './boardProbe.ts';
import { openProfile, PHONE, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, median, percentile, rounded } from './figure.ts';
import { openPeer, type Peer, SUPER_SUDOKU } from './peers.ts';
import { allowing, openUnwatched, type Unwatched, withProbe } from './unwatched.ts';

const RUNS = 10;

/**
 * Stops all service workers: a returning player's browser starts them anew, and the measured times
 * include their start.
 */
async function sleepWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Makes a first visit, which installs the service worker with its precache. */
async function install(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
  await page.close();
}

interface Start extends BoardTimes {
  /** When the page's first byte arrived. */
  readonly response: number;
}

/** Starts the app in a new page on a slow processor, and returns the times of the page load. */
async function startOnce(
  context: BrowserContext,
  url: string,
  serviceWorker: boolean,
): Promise<Start> {
  const page = await context.newPage();
  const session = await sessionOf(page);
  await sleepWorkers(session);
  if (!serviceWorker) {
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
  }
  await slowProcessor(session);
  await page.addInitScript(BOARD_PROBE);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate<BoardTimes>(BOARD_TIMES);
  const response = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseStart;
  });
  await page.close();
  return { ...times, response };
}

/**
 * Stores in the global `probed` the times of the first paint and of the board's appearance. Runs in
 * the page before its own scripts.
 * @param play selector of a button to press once the board exists, so that the next start finds a
 *   begun game.
 */
function watchForCells(selector: string, count: number, play: string | null): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    observer.disconnect();
    const board = performance.now();
    const leave = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (!paint) {
        setTimeout(leave, 50);
        return;
      }
      if (play) document.querySelector<HTMLElement>(play)?.click();
      Object.assign(globalThis, { probed: { board, painted: paint.startTime } });
    };
    leave();
  });
  observer.observe(document, { childList: true, subtree: true });
}

const probeFor = ({ selector, count }: Peer['cells'], play: string | null = null) =>
  // The games are marked as tried, so that their pages open with the board instead of an example.
  `(${beNoNewcomer})(${JSON.stringify(GAME_IDS)});(${watchForCells})(${JSON.stringify(selector)}, ${count}, ${JSON.stringify(play)});`;

/** Times of a page load, in ms since the start of the navigation. */
interface Seen {
  /** When all of the board's cells were in the document. */
  readonly board: number;
  readonly painted: number;
}

interface Started {
  readonly browser: Unwatched;
  readonly path: string;
  readonly seen: Seen[];
}

/**
 * A browser profile in which the app was started a few times, so that the app is installed and its
 * code compiled.
 */
async function visited(site: Site, path: string): Promise<Started> {
  const browser = await openUnwatched(site);
  for (let run = 0; run < 4; run++) await browser.open(path, false);
  await browser.open(path, true);
  return { browser, path, seen: [] };
}

const OUR_CELLS: Peer['cells'] = { selector: '[role=grid] [role=gridcell]', count: 16 };

/**
 * Selector of a button that shifts a row. The probe clicks that button by script, which the row's
 * handler takes for a key press.
 */
const A_MOVE = '[aria-label^="Slide row"]';

/**
 * Measures in turns our start with a puzzle that was only viewed, our start with a begun puzzle,
 * and the peer's start.
 */
async function besidePeer(folder: string): Promise<Figure[]> {
  const cells = SUPER_SUDOKU.cells;
  const peer = await openPeer(SUPER_SUDOKU, (built) => withProbe(built, probeFor(cells)));
  if (!peer) return [];
  const own = async (play: string | null) => {
    const probe = probeFor(OUR_CELLS, play);
    return visited(await openSite(withProbe(folder, probe), allowing(probe)), puzzlePath());
  };
  const fresh = await own(null);
  const begun = await own(A_MOVE);
  const theirs = await visited(peer, SUPER_SUDOKU.puzzle);
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const { browser, path, seen } of [begun, fresh, theirs]) {
        seen.push((await browser.open(path, true)) as Seen);
      }
    }
    const share = (name: string, ours: Started, what: keyof Seen, goal: number) => {
      const [a, b] = [ours, theirs].map(({ seen }) => seen.map((each) => each[what]));
      const title = `offline start ${name}, 4× CPU, of that of super-sudoku in the same run`;
      const details = { runs: RUNS, ours: a!.map(rounded), theirs: b!.map(rounded) };
      return atMost(title, median(a!) / median(b!), '×', goal, details);
    };
    return [
      share('to the board', fresh, 'board', 0.8),
      share('to the board of a game that was begun', begun, 'board', 0.9),
      share('to the first paint', fresh, 'painted', 0.35),
    ];
  } finally {
    for (const { browser } of [fresh, begun, theirs]) await browser.close();
  }
}

async function startRepeatedly(context: BrowserContext, site: Site): Promise<Figure[]> {
  const url = site.origin + puzzlePath();
  await install(context, url);
  // Discard the first starts after the installation, which have colder caches than all later
  // starts.
  for (let run = 0; run < 3; run++) {
    await startOnce(context, url, true);
    await startOnce(context, url, false);
  }
  const offline: Start[] = [];
  const without: Start[] = [];
  for (let run = 0; run < RUNS; run++) {
    await site.goOffline();
    offline.push(await startOnce(context, url, true));
    await site.goOnline();
    without.push(await startOnce(context, url, false));
  }
  const moves = offline.map(({ move }) => move);
  const medianOf = (runs: readonly Start[], key: keyof Start) =>
    rounded(median(runs.map((run) => run[key])));
  return [
    atMost('offline warm start to a playable board, 4× CPU, median', median(moves), 'ms', 250, {
      runs: RUNS,
      p95: rounded(percentile(moves, 0.95)),
      htmlMs: medianOf(offline, 'response'),
      boardMs: medianOf(offline, 'board'),
    }),
    atMost(
      'what the service worker adds to a warm start, 4× CPU',
      median(moves) - median(without.map(({ move }) => move)),
      'ms',
      50,
      {
        runs: RUNS,
        withoutMs: medianOf(without, 'move'),
        withoutHtmlMs: medianOf(without, 'response'),
        withoutBoardMs: medianOf(without, 'board'),
      },
    ),
  ];
}

export async function benchStart(): Promise<Figure[]> {
  const { folder } = await builtApp();
  const site = await openSite(folder);
  const context = await openProfile(PHONE);
  try {
    return [...(await startRepeatedly(context, site)), ...(await besidePeer(folder))];
  } finally {
    await context.close();
    await site.goOffline();
  }
}

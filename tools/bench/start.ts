/**
 * Measures the warm start: how long until the board takes a move when everything is on the device
 * already, with the network off. The peer is the same page without the service worker, out of the
 * browser's own cache.
 */
import type { BrowserContext, CDPSession } from 'playwright';
import { builtApp, openSite, puzzlePath, type Site } from './app.ts';
import { BOARD_PROBE, BOARD_TIMES, type BoardTimes } from './boardProbe.ts';
import { openProfile, PHONE, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, median, percentile, rounded } from './figure.ts';
import { openPeer, type Peer, SUPER_SUDOKU } from './peers.ts';

const RUNS = 10;

/** Stops the worker: a player who comes back finds it asleep, and waking it is part of the start. */
async function sleepWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** The first visit: the worker installs and takes everything in. */
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
  /** The first byte of the page has come. */
  readonly response: number;
}

/** One start on a slow processor, in a new page. */
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

/** To be run before the page's own scripts; leaves when the board was there in `cellsAt`. */
function watchForCells([selector, count]: readonly [string, number]): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    observer.disconnect();
    Object.assign(globalThis, { cellsAt: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** One offline start: from the beginning of the navigation to the whole board, in ms. */
async function boardOnce(context: BrowserContext, url: string, cells: Peer['cells']) {
  const page = await context.newPage();
  const session = await sessionOf(page);
  await sleepWorkers(session);
  await slowProcessor(session);
  await page.addInitScript(watchForCells, [cells.selector, cells.count] as const);
  await page.goto(url, { waitUntil: 'commit' });
  const at = await page.evaluate(async () => {
    const found = () => (globalThis as { cellsAt?: number }).cellsAt;
    // Seldom, for looking is work too.
    while (found() === undefined) await new Promise((resolve) => setTimeout(resolve, 500));
    return found()!;
  });
  await page.close();
  return at;
}

interface Started {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly url: string;
  readonly cells: Peer['cells'];
  readonly times: number[];
}

/** A profile in which the app has been visited, and a second time with its worker. */
async function visited(site: Site, path: string, cells: Peer['cells']): Promise<Started> {
  const context = await openProfile(PHONE);
  const url = site.origin + path;
  await install(context, url);
  for (let run = 0; run < 3; run++) await boardOnce(context, url, cells);
  await site.goOffline();
  return { site, context, url, cells, times: [] };
}

const OUR_CELLS: Peer['cells'] = { selector: '[role=grid] [role=gridcell]', count: 16 };

/** The same start of ours and of the peer's, in turns. */
async function besidePeer(folder: string): Promise<Figure[]> {
  const peer = await openPeer(SUPER_SUDOKU);
  if (!peer) return [];
  const ours = await visited(await openSite(folder), puzzlePath(), OUR_CELLS);
  const theirs = await visited(peer, SUPER_SUDOKU.puzzle, SUPER_SUDOKU.cells);
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const each of [ours, theirs]) {
        each.times.push(await boardOnce(each.context, each.url, each.cells));
      }
    }
    return [
      atMost(
        'offline start to the board, 4× CPU, of that of super-sudoku in the same run',
        median(ours.times) / median(theirs.times),
        '×',
        0.6,
        { runs: RUNS, ours: ours.times.map(rounded), theirs: theirs.times.map(rounded) },
      ),
    ];
  } finally {
    for (const { context } of [ours, theirs]) await context.close();
  }
}

async function startRepeatedly(context: BrowserContext, site: Site): Promise<Figure[]> {
  const url = site.origin + puzzlePath();
  await install(context, url);
  // The first starts after the installation find colder caches than all later ones.
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

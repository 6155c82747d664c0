/**
 * Measures every page's response time to touch and keys on a slow phone: INP by the browser's event
 * timing, next to that of another sudoku app, the peer, in the same run. Figures of one machine say
 * little; their ratio to the peer's is meaningful.
 * CREMA_PEER_SUPER_SUDOKU names the folder of a built super-sudoku (github.com/TN1ck/super-sudoku,
 * 165dcdb); CREMA_BENCH_RUNS the number of repetitions.
 */
import type { Browser } from 'playwright';
import { builtApp, openSite, type Site } from './app.ts';
import { installed, openBrowser, openPhonePage, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, forInformation, median, rounded } from './figure.ts';
import { openPeer, SUPER_SUDOKU } from './peers.ts';
import { CELL_TOURS, Hand, PEER_TOUR, TOURS, type Tour } from './tours.ts';

const RUNS = Number(process.env.CREMA_BENCH_RUNS ?? 5);
/** How long to wait after loading a page, for its remaining work. */
const REST_MS = 1000;
/** Timeout for elements that a page should show. */
const PATIENCE_MS = 10_000;
/** The goal for our slowest response, as a share of the peer's slowest response. */
const SHARE = 0.45;

/** The slowest interaction of a visit: with fewer than 50, INP leaves none out. */
interface Visit {
  /** Its event and target. */
  readonly what: string;
  /** From the touch or key to the next frame, in steps of 8 ms. */
  readonly ms: number;
}

/**
 * Collects the page's interactions in the global `interactions`. Runs in the browser before the
 * page's own scripts, so it must not use anything outside of itself.
 */
function observeInteractions(): void {
  const interactions: Visit[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const { target, name, duration } = entry;
      const text = target instanceof Element ? (target.ariaLabel ?? target.textContent.trim()) : '';
      interactions.push({ what: `${name} on “${text.slice(0, 32)}”`, ms: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { interactions });
}

/** Opens the site with an empty profile, and measures all presses of a tour. */
async function visit(browser: Browser, site: Site, tour: Tour): Promise<Visit> {
  const page = await openPhonePage(browser);
  try {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(observeInteractions);
    await page.goto(site.origin + tour.path);
    await tour.ready(page);
    await installed(page);
    await page.waitForTimeout(REST_MS);
    // Discard the interactions of the preparation, such as switching boards: the processor was not
    // throttled, and they are not part of the tour.
    await page.evaluate('interactions.length = 0');
    await slowProcessor(await sessionOf(page));
    await tour.play(new Hand(page));
    await page.waitForTimeout(500);
    const all = await page.evaluate<Visit[]>('interactions');
    const slowest = all.reduce((a, b) => (b.ms > a.ms ? b : a));
    console.error(`  ${tour.name}: ${slowest.ms} ms`);
    return slowest;
  } finally {
    await page.context().close();
  }
}

function figureOf(name: string, visits: readonly Visit[]): Figure {
  const all = visits.map(({ ms }) => ms);
  const { what: slowest } = visits.reduce((a, b) => (b.ms > a.ms ? b : a));
  return forInformation(`${name}: INP, 4× CPU`, median(all), 'ms', { all, slowest });
}

/** Measures all tours and the peer in turns, so that background load affects all of them alike. */
async function measure(browser: Browser, ours: Site, peer: Site | null): Promise<Figure[]> {
  const all = [...TOURS, ...CELL_TOURS];
  const ourVisits = new Map(all.map(({ name }) => [name, [] as Visit[]]));
  const visitsOf = (tours: readonly Tour[]) => tours.map(({ name }) => ourVisits.get(name)!);
  const peerVisits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const tour of all) ourVisits.get(tour.name)!.push(await visit(browser, ours, tour));
    if (peer) peerVisits.push(await visit(browser, peer, PEER_TOUR));
  }
  const figures = [...ourVisits].map(([name, visits]) => figureOf(name, visits));
  if (!peer) return figures;
  const worst = (name: string, tours: readonly Tour[]) => {
    const shares = peerVisits.map((theirs, run) => {
      const inps = visitsOf(tours).map((visits) => visits[run]!.ms);
      return Math.max(...inps) / theirs.ms;
    });
    const title = `the worst INP of ${name}, of that of super-sudoku in the same run, median`;
    return atMost(title, median(shares), '×', SHARE, { runs: RUNS, all: shares.map(rounded) });
  };
  return [
    ...figures,
    figureOf(PEER_TOUR.name, peerVisits),
    worst('taps on cells and digits, as the peer has them', CELL_TOURS),
    worst('all pages', TOURS),
  ];
}

export async function benchInput(): Promise<Figure[]> {
  const ours = await openSite((await builtApp()).folder);
  const peer = await openPeer(SUPER_SUDOKU);
  const browser = await openBrowser();
  try {
    return await measure(browser, ours, peer);
  } finally {
    await browser.close();
    await ours.goOffline();
    await peer?.goOffline();
  }
}

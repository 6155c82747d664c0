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
import { INTERACTIONS_PROBE, type Interaction, takeInteractions } from './interactions.ts';
import { openPeer, SUPER_SUDOKU } from './peers.ts';
import { CELL_TOURS, Hand, PEER_TOUR, TOURS, type Tour } from './tours.ts';

const RUNS = Number(process.env.CREMA_BENCH_RUNS ?? 5);
/** How long to wait after loading a page, for its remaining work. */
const REST_MS = 1000;
/** Timeout for elements that a page should show. */
const PATIENCE_MS = 10_000;
/** The goal for our slowest response, as a share of the peer's slowest response. */
const SHARE = 0.45;

interface Visit {
  /** The slowest interaction in ms: with fewer than 50 interactions INP excludes no outlier. */
  readonly inp: number;
  readonly median: number;
  readonly count: number;
  readonly slowest: string;
  /** Response times in ms, by the pressed element and the number of the press on that element. */
  readonly steps: ReadonlyMap<string, number>;
}

/** The shortest interaction in ms that the browser reports. */
const LEAST_MS = 16;

function stepsOf(interactions: readonly Interaction[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const { what, ms } of interactions) {
    // Drop the event's type, which varies by chance.
    const target = what.replace(/^\w+ on /, '');
    let time = 1;
    while (steps.has(`${target}, ${time}`)) time += 1;
    steps.set(`${target}, ${time}`, ms);
  }
  return steps;
}

/**
 * The press with the slowest response: the largest median over all visits, because background load
 * hits different presses in different visits, and would alone determine the maximum of two hundred
 * single samples.
 */
function slowestStep(visits: readonly Visit[]): { readonly what: string; readonly ms: number } {
  const names = new Set(visits.flatMap(({ steps }) => [...steps.keys()]));
  const medians = [...names].map((what) => ({
    what,
    ms: median(visits.map(({ steps }) => steps.get(what) ?? LEAST_MS)),
  }));
  return medians.reduce((a, b) => (b.ms > a.ms ? b : a));
}

function summaryOf(interactions: readonly Interaction[]): Visit {
  const sorted = interactions.toSorted((a, b) => b.ms - a.ms);
  const [slowest] = sorted;
  if (!slowest) throw new Error('No interaction was reported.');
  return {
    inp: slowest.ms,
    median: median(sorted.map(({ ms }) => ms)),
    count: sorted.length,
    steps: stepsOf(interactions),
    slowest: `${slowest.what}: waited, ran, drawn ${slowest.parts.join(' + ')} ms`,
  };
}

/** Opens the site with an empty profile, and measures all presses of a tour. */
async function visit(browser: Browser, site: Site, tour: Tour): Promise<Visit> {
  const page = await openPhonePage(browser);
  try {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(INTERACTIONS_PROBE);
    await page.goto(site.origin + tour.path);
    await tour.ready(page);
    await installed(page);
    await page.waitForTimeout(REST_MS);
    // Discard the interactions of the preparation, such as switching boards: the processor was not
    // throttled, and they are not part of the tour.
    await takeInteractions(page);
    await slowProcessor(await sessionOf(page));
    await tour.play(new Hand(page));
    await page.waitForTimeout(500);
    const found = summaryOf(await takeInteractions(page));
    console.error(`  ${tour.name}: ${found.inp} ms`);
    return found;
  } finally {
    await page.context().close();
  }
}

function figureOf(name: string, visits: readonly Visit[]): Figure {
  const inps = visits.map(({ inp }) => inp);
  const worst = visits.reduce((a, b) => (b.inp > a.inp ? b : a));
  return forInformation(`${name}: INP, 4× CPU`, median(inps), 'ms', {
    runs: visits.length,
    all: inps,
    typicalMs: median(visits.map((each) => each.median)),
    interactions: worst.count,
    slowest: worst.slowest,
    slowestStep: slowestStep(visits),
  });
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
      const inps = visitsOf(tours).map((visits) => visits[run]!.inp);
      return Math.max(...inps) / theirs.inp;
    });
    const title = `the worst INP of ${name}, of that of super-sudoku in the same run, median`;
    return atMost(title, median(shares), '×', SHARE, { runs: RUNS, all: shares.map(rounded) });
  };
  const steps = visitsOf(TOURS).map((visits) => slowestStep(visits).ms);
  return [
    ...figures,
    figureOf(PEER_TOUR.name, peerVisits),
    atMost(
      'the slowest step of all pages by its median, of that of super-sudoku in the same run',
      Math.max(...steps) / slowestStep(peerVisits).ms,
      '×',
      SHARE,
      { runs: RUNS, ours: steps },
    ),
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

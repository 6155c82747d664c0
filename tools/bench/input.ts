/**
 * Measures how long every page takes to answer a finger or a key on a slow phone: INP by the
 * browser's own event timing, beside that of a peer in the same run. Figures of one machine say
 * little; what they are of the peer's does.
 *
 * CREMA_PEER_SUPER_SUDOKU names the folder of a built super-sudoku (github.com/TN1ck/super-sudoku,
 * 165dcdb); CREMA_BENCH_RUNS how often everything is measured.
 */
import type { Browser } from 'playwright';
import { builtApp, openSite, type Site } from './app.ts';
import { installed, openBrowser, openPhonePage, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, forInformation, median, rounded } from './figure.ts';
import { INTERACTIONS_PROBE, type Interaction, takeInteractions } from './interactions.ts';
import { openPeer, SUPER_SUDOKU } from './peers.ts';
import { CELL_TOURS, Hand, PEER_TOUR, TOURS, type Tour } from './tours.ts';

const RUNS = Number(process.env.CREMA_BENCH_RUNS ?? 5);
/** For what a page does once it has all it came for. */
const REST_MS = 1000;
/** What is not there by then is not coming. */
const PATIENCE_MS = 10_000;
/** The goal, as a share of the peer's slowest answer. */
const SHARE = 0.45;

interface Visit {
  /** No interaction of fewer than 50 may be left out: INP is the slowest. */
  readonly inp: number;
  readonly median: number;
  readonly count: number;
  readonly slowest: string;
  /** In ms, by what it was on and how many times before. */
  readonly steps: ReadonlyMap<string, number>;
}

/** What is under it is not reported. */
const LEAST_MS = 16;

function stepsOf(interactions: readonly Interaction[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const { what, ms } of interactions) {
    // Of which of its events it is named after is chance.
    const target = what.replace(/^\w+ on /, '');
    let time = 1;
    while (steps.has(`${target}, ${time}`)) time += 1;
    steps.set(`${target}, ${time}`, ms);
  }
  return steps;
}

/**
 * The step that is slowest over all visits, each by its median: what the machine does besides in one visit it
 * does elsewhere in the next, and the slowest of two hundred single ones tells of that alone.
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

/** One visit with an empty profile. */
async function visit(browser: Browser, site: Site, tour: Tour): Promise<Visit> {
  const page = await openPhonePage(browser);
  try {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(INTERACTIONS_PROBE);
    await page.goto(site.origin + tour.path);
    await tour.ready(page);
    await installed(page);
    await page.waitForTimeout(REST_MS);
    // What made the page ready, the tab of another board say, was no part of the tour, and not slowed down.
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

/** Everything once, the peer among it: what else the machine does meets all of them alike. */
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

/**
 * Measures a first visit with a slow phone on a slow network: largest contentful paint, layout
 * shift, and the slowest response to a tap, under the conditions of Lighthouse's mobile runs.
 */
import type { Browser } from 'playwright';
import { builtApp, openSite, puzzlePath } from './app.ts';
import {
  installed,
  openBrowser,
  openPhonePage,
  sessionOf,
  slowNetwork,
  slowProcessor,
} from './browser.ts';
import { atMost, type Figure, median, rounded } from './figure.ts';
import { type Tour, tourHome, tourPuzzle } from './taps.ts';
import { VITALS_PROBE, type Vitals, vitalsOf } from './vitals.ts';

const RUNS = 5;

interface Visit extends Vitals {
  /**
   * The largest contentful paint in ms, read before the first tap, after which the browser reports
   * no further paints.
   */
  readonly lcp: number;
}

/** Opens a page with an empty profile, waits until it is complete, then taps. */
async function visit(browser: Browser, url: string, tour: Tour): Promise<Visit> {
  const page = await openPhonePage(browser);
  try {
    const session = await sessionOf(page);
    await slowNetwork(session);
    await slowProcessor(session);
    await page.addInitScript(VITALS_PROBE);
    await page.goto(url, { waitUntil: 'commit' });
    await tour.ready(page);
    // Wait for the service worker's precaching: the taps need an idle page.
    await installed(page);
    await page.waitForTimeout(500);
    const { lcp, lcpElement } = await vitalsOf(page);
    await tour.taps(page, session);
    await page.waitForTimeout(500);
    return { ...(await vitalsOf(page)), lcp, lcpElement };
  } finally {
    await page.context().close();
  }
}

async function measure(browser: Browser, name: string, url: string, tour: Tour): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url, tour));
  const all = (key: 'lcp' | 'fcp' | 'inp' | 'cls') => visits.map((each) => rounded(each[key]));
  const details = (key: 'lcp' | 'inp' | 'cls') => ({ runs: RUNS, all: all(key) });
  const last = visits.at(-1)!;
  return [
    atMost(`${name}: LCP, cold, slow 4G, 4× CPU`, median(all('lcp')), 'ms', 1200, {
      ...details('lcp'),
      fcpMs: median(all('fcp')),
      element: last.lcpElement,
    }),
    atMost(`${name}: INP, 4× CPU`, median(all('inp')), 'ms', 50, {
      ...details('inp'),
      interactions: last.interactions,
      slowest: last.slowest,
    }),
    atMost(`${name}: CLS`, median(all('cls')), '', 0.01, {
      ...details('cls'),
      shifted: last.shifted,
    }),
  ];
}

export async function benchPaint(): Promise<Figure[]> {
  const { folder } = await builtApp();
  const site = await openSite(folder);
  const browser = await openBrowser();
  try {
    return [
      ...(await measure(browser, 'home', `${site.origin}/`, tourHome)),
      ...(await measure(browser, 'puzzle', site.origin + puzzlePath(), tourPuzzle)),
    ];
  } finally {
    await browser.close();
    await site.goOffline();
  }
}

/** Measures download size: gzip -9 of the files that a real browser requests on a cold visit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright';
import { type BuiltApp, builtApp, openSite, puzzlePath } from './app.ts';
import { openBrowser, skipExamples } from './browser.ts';
import { atMost, type Figure, forInformation, rounded } from './figure.ts';

/** Bytes in a kilobyte: the goals for sizes in KB are stricter with 1,000 bytes than with 1,024. */
const KB = 1000;

function gzipOf(folder: string, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / KB;
}

/**
 * Notes when an element first appears: stores a promise of the time in ms since the start of the
 * navigation. Runs in the page.
 */
function lookOutFor(selector: string): void {
  const sighted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { sighted });
}

/** The scripts that had arrived when an element appeared on a first visit, in order of arrival. */
async function scriptsUntil(folder: string, path: string, selector: string): Promise<string[]> {
  const site = await openSite(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await skipExamples(page);
    await page.addInitScript(lookOutFor, selector);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const sighted =
      (await page.evaluate<number>('globalThis.sighted')) +
      (await page.evaluate(() => performance.timeOrigin));
    // Wait for the idle network: finished requests may be reported late.
    await page.waitForLoadState('networkidle');
    const endOf = (request: Request) => request.timing().startTime + request.timing().responseEnd;
    return scripts
      .filter((request) => endOf(request) <= sighted)
      .sort((a, b) => endOf(a) - endOf(b))
      .map((request) => new URL(request.url()).pathname.slice(1));
  } finally {
    await browser.close();
    await site.goOffline();
  }
}

function scriptsBefore(
  what: string,
  { folder, chunkOf }: BuiltApp,
  arrived: readonly string[],
): Figure {
  const dexie = chunkOf('storage');
  const sized = arrived
    .map((file) => ({ file, kb: rounded(gzipOf(folder, file)) }))
    .sort((a, b) => b.kb - a.kb);
  return atMost(
    `JavaScript until ${what}, gzip, everything counted`,
    sized.reduce((sum, { kb }) => sum + kb, 0),
    'KB',
    120,
    {
      files: sized.length,
      dexieKb: rounded(gzipOf(folder, dexie)),
      dexieCounted: arrived.includes(dexie),
      chunks: Object.fromEntries(sized.map(({ file, kb }) => [file, kb])),
    },
  );
}

export async function benchSize(): Promise<Figure[]> {
  const app = await builtApp();
  const { folder } = app;
  const fonts = globSync('assets/*.woff2', { cwd: folder });
  const pages = globSync('*.html', { cwd: folder }).map((file) => [
    file,
    rounded(gzipOf(folder, file)),
  ]);
  const heaviest = Math.max(...pages.map(([, kb]) => kb as number));
  return [
    scriptsBefore(
      "the board of today's Sudoku Shift",
      app,
      await scriptsUntil(folder, puzzlePath('sudoku-shift'), '[role=gridcell]'),
    ),
    scriptsBefore("home's cards", app, await scriptsUntil(folder, '/', '#main [id^="card-"]')),
    atMost('service worker, gzip', gzipOf(folder, 'sw.js'), 'KB', 12),
    atMost(
      'what the worker sends with, for Background Sync alone, gzip',
      gzipOf(folder, 'sw-sync.js'),
      'KB',
      80,
    ),
    // Font files count by their own size, without gzip: they are compressed already.
    atMost(
      'fonts',
      fonts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length / KB, 0),
      'KB',
      30,
      { files: fonts.length },
    ),
    forInformation('largest HTML with the inlined stylesheet, gzip', heaviest, 'KB', {
      pages: Object.fromEntries(pages),
    }),
  ];
}

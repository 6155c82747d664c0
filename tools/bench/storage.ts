/** Measures the app's storage in a real browser, over its own database on disk. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { openSite } from './app.ts';
import { openProfile, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, median, percentile, rounded } from './figure.ts';
import type { StorageBench } from './pages/storage.ts';
import { temporaryFolder } from './scratch.ts';

/** The global variable of the bench's page that holds the page's functions (pages/storage.ts). */
declare const bench: StorageBench;

const FINISHES = 200;
const IMPORTS = 5;
const IMPORTED = 5000;

/** Builds a page with only the app's storage, separately from the app. */
async function buildPage(): Promise<string> {
  const folder = temporaryFolder('storage');
  const root = fileURLToPath(new URL('pages', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}/storage.html` },
    },
  });
  return folder;
}

async function importRepeatedly(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < IMPORTS; run++) {
    times.push(await page.evaluate((results) => bench.timeImport(results), IMPORTED));
  }
  return times;
}

async function measure(page: Page): Promise<Figure[]> {
  const imports = await importRepeatedly(page);
  await slowProcessor(await sessionOf(page));
  const slowImports = await importRepeatedly(page);
  const finishes = await page.evaluate((times) => bench.timeFinishes(times), FINISHES);
  return [
    atMost('finish transaction, 4× CPU, p95', percentile(finishes, 0.95), 'ms', 10, {
      runs: FINISHES,
      medianMs: rounded(median(finishes)),
      maxMs: rounded(Math.max(...finishes)),
    }),
    atMost(`import of ${IMPORTED} results, median`, median(imports), 'ms', 400, {
      runs: IMPORTS,
      all: imports.map(rounded),
      slowProcessorMs: rounded(median(slowImports)),
    }),
  ];
}

export async function benchStorage(): Promise<Figure[]> {
  const site = await openSite(await buildPage());
  const context = await openProfile();
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/storage.html`);
    await page.waitForFunction('globalThis.bench');
    return await measure(page);
  } finally {
    await context.close();
    await site.goOffline();
  }
}

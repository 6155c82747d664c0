/** What the worker keeps has been compiled, and no later start compiles it again. */
import type { Page } from '@playwright/test';
import { becomeOfflineReady, PuzzlePage } from './support/app.ts';
import { TODAY } from './support/day.ts';
import { ON_DEVICE, type OnDevice } from './support/device.ts';
import { expect, inWholeBrowser } from './support/fixtures.ts';

const test = inWholeBrowser.extend<OnDevice>(ON_DEVICE);

/** V8 is asked for no compiled code of scripts that are smaller. */
const KEPT_FROM_BYTES = 1024;

interface Compiled {
  readonly url: string;
  /** `full`: all functions, compiled while the worker took the script in. */
  readonly cacheKind?: string;
}

/** What is compiled of the app's scripts while `act` goes on. */
async function compiledDuring(page: Page, act: () => Promise<void>): Promise<Compiled[]> {
  const session = await page.context().newCDPSession(page);
  const compiled: Compiled[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as {
      name: string;
      args: { data?: Compiled };
    }[]) {
      if (name === 'v8.compile' && args.data?.url.includes('/assets/')) compiled.push(args.data);
    }
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['devtools.timeline', 'v8'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await act();
  await session.send('Tracing.end');
  await complete;
  return compiled;
}

test('the scripts of a start come compiled out of the worker’s cache', async ({ device }) => {
  const first = await device.start();
  const before = await first.newPage();
  await before.goto('/');
  await becomeOfflineReady(before);
  await first.close();

  // Another process: nothing is left of what the first one had in memory.
  const page = await (await device.start()).newPage();
  const compiled = await compiledDuring(page, () => new PuzzlePage(page).open(TODAY));
  const sizes = await page.evaluate(
    async (urls) => {
      const answers = await Promise.all(urls.map((url) => caches.match(url)));
      return Promise.all(answers.map(async (answer) => (await answer?.blob())?.size ?? 0));
    },
    compiled.map(({ url }) => url),
  );
  const kept = compiled.filter((_, i) => sizes[i]! >= KEPT_FROM_BYTES);
  const urls = kept.map(({ url }) => url).join();
  for (const chunk of [/\/app-/, /\/sudoku-shift-/]) expect(urls).toMatch(chunk);
  expect(kept.filter(({ cacheKind }) => cacheKind !== 'full')).toEqual([]);
  // The app brings what nothing runs without: each file costs the start more than what is in it.
  const app = kept.find(({ url }) => url.includes('/app-'))!;
  const script = await page.evaluate(async (url) => (await caches.match(url))?.text(), app.url);
  expect(script).toMatch(/"\.\/rolldown-runtime-[\w-]+\.js"\);\nSystem\.register\(\[/);
});

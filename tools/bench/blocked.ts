/**
 * Measures how long a first visit blocks a phone: the part over 50 ms of each task from the first
 * paint on, as Lighthouse's total blocking time. The tasks' processor time is measured and taken four
 * times, because time by the clock also tells what else the machine does.
 */
import type { CDPSession } from 'playwright';
import { civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { builtApp, openSite } from './app.ts';
import { openBrowser, PHONE, sessionOf } from './browser.ts';
import { atMost, type Figure, median } from './figure.ts';

const RUNS = 5;
/** How many times slower than this machine a phone is. */
const SLOWDOWN = 4;
const LONG_MS = 50;
/** Time in ms for which a page is watched. */
const WATCHED_MS = 10_000;

/** An event of Chromium's trace; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The task's processor time. */
  readonly tdur?: number;
}

async function traced(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  // The profiler is on, as in Lighthouse: without it Chromium reads scripts again for each error's place.
  const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  const includedCategories = [...timeline, 'loading', 'disabled-by-default-v8.cpu_profiler'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  await act();
  await session.send('Tracing.end');
  await done;
  return events;
}

/** The tasks over 50 ms after the first paint, in ms of a slow phone. */
function longTasks(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was not painted.');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid,
  );
  if (tasks.length === 0) throw new Error('No task was traced.');
  return tasks
    .filter(({ ts }) => ts > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN)
    .filter((ms) => ms > LONG_MS);
}

export async function benchBlocked(): Promise<Figure[]> {
  const site = await openSite((await builtApp()).folder);
  const browser = await openBrowser();
  const today = civilDateOf(new Date());
  const pages = [
    ['home', '/'],
    ...DEFINITIONS.map(({ id, title, schedule }) => [title, `/${id}/${idFor(schedule, today)}`]),
  ] as const;
  try {
    const runs = new Map(pages.map(([name]) => [name, [] as number[][]]));
    for (let i = 0; i < RUNS; i++) {
      for (const [name, path] of pages) {
        const page = await (await browser.newContext(PHONE)).newPage();
        const events = await traced(await sessionOf(page), async () => {
          await page.goto(site.origin + path!);
          await page.waitForTimeout(WATCHED_MS);
        });
        runs.get(name)!.push(longTasks(events));
        await page.context().close();
      }
    }
    return [...runs].map(([name, each]) => {
      const blocked = each.map((tasks) => tasks.reduce((sum, ms) => sum + ms - LONG_MS, 0));
      return atMost(`${name}: blocked after the first paint`, median(blocked), 'ms', 60, {
        all: blocked.map(Math.round),
        tasks: each.map(({ length }) => length),
      });
    });
  } finally {
    await browser.close();
    await site.goOffline();
  }
}

/**
 * Measures how long a first visit blocks a phone: the part over 50 ms of each task from the first
 * paint on, as Lighthouse's total blocking time. The tasks' processor time is measured and taken four
 * times, because time by the clock also tells what else the machine does.
 */
import type { Browser, CDPSession } from 'playwright';
import { type CivilDate, civilDateOf } from '../../src/daily/date.ts';
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
  readonly args: { readonly frame?: string };
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

/** The processor time of a page's tasks from its first paint on, in ms. */
function tasksIn(events: readonly TraceEvent[], frame: string): number[] {
  const paint = events.findLast(
    ({ name, args }) => name === 'firstContentfulPaint' && args.frame === frame,
  );
  if (!paint) throw new Error('The page was not painted.');
  const { pid, tid, ts } = paint;
  return events
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .filter((task) => task.ts > ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Opens pages together on first visits, and gives the tasks of each. */
export async function tasksOf(
  browser: Browser,
  addresses: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const visits = await Promise.all(
    addresses.map(async (address) => {
      const page = await (await browser.newContext(PHONE)).newPage();
      const session = await sessionOf(page);
      const { frameTree } = await session.send('Page.getFrameTree');
      return { address, page, session, frame: frameTree.frame.id };
    }),
  );
  const events = await traced(visits[0]!.session, async () => {
    await Promise.all(visits.map(({ page, address }) => page.goto(address)));
    await visits[0]!.page.waitForTimeout(WATCHED_MS);
  });
  for (const { page } of visits) await page.context().close();
  return visits.map(({ frame }) => tasksIn(events, frame));
}

/** The paths of home and of a day's puzzles, by name. */
export function startPaths(today: CivilDate): readonly (readonly [name: string, path: string])[] {
  const puzzles = DEFINITIONS.map(
    ({ id, title, schedule }) => [title, `/${id}/${idFor(schedule, today)}`] as const,
  );
  return [['home', '/'], ...puzzles];
}

export async function benchBlocked(): Promise<Figure[]> {
  const site = await openSite((await builtApp()).folder);
  const browser = await openBrowser();
  const pages = startPaths(civilDateOf(new Date()));
  try {
    const runs = new Map(pages.map(([name]) => [name, [] as number[][]]));
    for (let i = 0; i < RUNS; i++) {
      for (const [name, path] of pages) {
        const [tasks] = await tasksOf(browser, [site.origin + path]);
        runs.get(name)!.push(tasks!.map((ms) => ms * SLOWDOWN).filter((ms) => ms > LONG_MS));
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

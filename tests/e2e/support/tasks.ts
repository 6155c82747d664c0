/**
 * The processor time of pages' tasks from the first paint on: time by the clock would also tell what
 * else the machine does.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { PHONE, sessionOf } from '../../../tools/bench/browser.ts';

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

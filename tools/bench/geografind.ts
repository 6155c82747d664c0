/**
 * Measures Geografind's map on a phone with a slow processor: the time between frames while it is
 * turned, dragged and zoomed by touch; and the size of the game's data.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import { civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { builtApp, openSite, ROOT } from './app.ts';
import { installed, openBrowser, openPhonePage, sessionOf, slowProcessor } from './browser.ts';
import { atMost, type Figure, percentile, rounded } from './figure.ts';

/**
 * The longest time between frames that counts as smooth, in ms: 16.7 at 60 Hz, and the browser's
 * clock is off by a tenth now and then.
 */
const FRAME_MS = 17;
const STEPS = 45;

/**
 * Script for the page that records the times between frames, and the duration of the page's own
 * callbacks of requestAnimationFrame.
 */
const PROBE = `(() => {
  const request = requestAnimationFrame.bind(window);
  const probe = (globalThis.frameProbe = { frames: [], painting: [], on: false });
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const begun = performance.now();
      callback(now);
      if (probe.on) probe.painting.push(performance.now() - begun);
    });
  let last = 0;
  const tick = (now) => {
    if (probe.on && last > 0) probe.frames.push(now - last);
    last = probe.on ? now : 0;
    request(tick);
  };
  request(tick);
})()`;

interface Samples {
  readonly frames: readonly number[];
  readonly painting: readonly number[];
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

interface Gesture {
  readonly what: string;
  /** Positions of the fingers at time t from 0 to 1, relative to the middle of the map. */
  fingers(t: number): readonly Finger[];
}

const drag: Gesture = {
  what: 'dragging',
  fingers: (t) => [{ x: 90 - 180 * t, y: 20 - 40 * t, id: 0 }],
};
const pinch: Gesture = {
  what: 'zooming',
  fingers: (t) => [
    { x: -15 - 85 * t, y: -10, id: 0 },
    { x: 15 + 85 * t, y: 10, id: 1 },
  ],
};

async function perform(page: Page, session: CDPSession, gesture: Gesture): Promise<Samples> {
  const box = await page.locator('.gf-surface').boundingBox();
  if (!box) throw new Error('The map is not to be seen.');
  const send = (type: string, t: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints:
        t === null
          ? []
          : gesture.fingers(t).map(({ x, y, id }) => ({
              x: box.x + box.width / 2 + x,
              y: box.y + box.height / 2 + y,
              id,
            })),
    });
  await send('touchStart', 0);
  // The first steps of the gesture stay within the tolerance for a tap, so their frames are not
  // recorded.
  for (let step = 1; step <= 5; step++) await send('touchMove', (0.1 * step) / 5);
  await page.evaluate('frameProbe.frames = [], frameProbe.painting = [], frameProbe.on = true');
  for (let step = 0; step < STEPS; step++) {
    await send('touchMove', 0.1 + (0.9 * step) / STEPS);
    await page.waitForTimeout(16);
  }
  const samples = await page.evaluate<Samples>(
    'frameProbe.on = false, { frames: frameProbe.frames, painting: frameProbe.painting }',
  );
  await send('touchEnd', null);
  await page.waitForTimeout(700);
  return samples;
}

function figureOf(what: string, runs: readonly Samples[]): Figure {
  const frames = runs.flatMap((run) => run.frames);
  const painting = runs.flatMap((run) => run.painting);
  return atMost(`${what}, frame, p95`, percentile(frames, 0.95), 'ms', FRAME_MS, {
    frames: frames.length,
    p50: rounded(percentile(frames, 0.5)),
    paintP95: rounded(percentile(painting, 0.95)),
  });
}

async function benchFrames(): Promise<Figure[]> {
  const { folder } = await builtApp();
  const site = await openSite(folder);
  const browser = await openBrowser();
  try {
    const page = await openPhonePage(browser);
    await page.addInitScript(PROBE);
    const id = idFor(definitionOf('geografind').schedule, civilDateOf(new Date()));
    await page.goto(`${site.origin}/geografind/${id}`);
    await page.locator('.gf-surface').waitFor();
    await installed(page);
    await page.waitForTimeout(1500);
    const session = await sessionOf(page);
    await slowProcessor(session);
    const figures: Figure[] = [];
    for (const view of ['globe', 'map']) {
      if (view === 'map') {
        await page.getByRole('button', { name: 'Show a flat map' }).tap();
        for (let i = 0; i < 6; i++) {
          await page.getByRole('button', { name: 'Zoom out' }).tap();
          await page.waitForTimeout(500);
        }
      }
      for (const gesture of [drag, pinch]) {
        const runs: Samples[] = [];
        for (let run = 0; run < 4; run++) runs.push(await perform(page, session, gesture));
        figures.push(figureOf(`${view}, ${gesture.what} at 4× CPU`, runs));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await site.goOffline();
  }
}

export async function benchGeografind(): Promise<Figure[]> {
  const sizes = Object.fromEntries(
    ['countries', 'distances', 'outlines'].map((name) => {
      const text = readFileSync(join(ROOT, `src/games/geografind/data/${name}.json`));
      return [name, gzipSync(text, { level: 9 }).length / 1000];
    }),
  );
  const total = Object.values(sizes).reduce((sum, kb) => sum + kb, 0);
  return [
    atMost('Geografind’s data, gzip', total, 'KB', 150, { ...sizes }),
    ...(await benchFrames()),
  ];
}

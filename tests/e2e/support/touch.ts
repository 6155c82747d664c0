/** Real touch input, which Chromium turns into gestures and pointer events. */
import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

/** Drags a row sideways by `by` of its `size` columns; to the left when `by` is negative. */
export async function dragByTouch(row: Locator, by: number, size: number): Promise<void> {
  const session = await sessionOf(row.page());
  await row.scrollIntoViewIfNeeded();
  const box = (await row.boundingBox())!;
  const width = box.width / size;
  const y = box.y + box.height / 2;
  const from = box.x + (by > 0 ? width / 2 : box.width - width / 2);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  const steps = 6;
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', from + (by * width * step) / steps);
  }
  await touch('touchEnd');
}

/** A swipe and a tap right after it. Explicit timestamps keep the swipe fast on a slow machine. */
export async function swipeAndTap(
  page: Page,
  from: Point,
  by: { readonly dx: number; readonly dy: number },
  tapAt: Point,
): Promise<void> {
  const session = await sessionOf(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ms: number, point?: Point) => {
    timestamp += ms / 1000;
    const touchPoints = point ? [{ x: point.x, y: point.y }] : [];
    return session.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  await touch('touchStart', 0, from);
  const steps = 4;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await touch('touchMove', 8, { x: from.x + by.dx * share, y: from.y + by.dy * share });
  }
  await touch('touchEnd', 8);
  await touch('touchStart', 100, tapAt);
  await touch('touchEnd', 20);
}

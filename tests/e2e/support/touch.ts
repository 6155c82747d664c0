/** Real touch input, which Chromium turns into gestures and pointer events. */
import type { CDPSession, Locator, Page } from '@playwright/test';

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

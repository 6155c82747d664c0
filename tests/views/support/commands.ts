/** The browser's driver for a test: real keys, mouse, fingers and media settings. Runs in Node. */
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';

/** Keys one after the other, as Playwright writes them: `a`, `Enter`, `Shift+ArrowRight`. */
const press = defineBrowserCommand<string[]>(async ({ page }, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
});

const typeText = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text));

export type MouseStep =
  | readonly ['move', x: number, y: number, steps?: number]
  | readonly ['click', x: number, y: number]
  | readonly ['down']
  | readonly ['up']
  | readonly ['wheel', dx: number, dy: number];

const mouse = defineBrowserCommand<[steps: readonly MouseStep[]]>(async ({ page }, steps) => {
  for (const step of steps) {
    if (step[0] === 'move') await page.mouse.move(step[1], step[2], { steps: step[3] ?? 1 });
    else if (step[0] === 'wheel') await page.mouse.wheel(step[1], step[2]);
    else if (step[0] === 'click') await page.mouse.click(step[1], step[2]);
    else await page.mouse[step[0]]();
  }
});

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) =>
  page.emulateMedia(media),
);

const allowClipboard = defineBrowserCommand(({ page }) =>
  page.context().grantPermissions(['clipboard-write']),
);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

export interface TouchStep {
  readonly type: 'touchStart' | 'touchMove' | 'touchEnd';
  /** The fingers on the screen at this step. */
  readonly touchPoints: readonly TouchPoint[];
  readonly timestamp?: number;
}

const touch = defineBrowserCommand<[steps: readonly TouchStep[]]>(async ({ page }, steps) => {
  const session = await sessionOf(page);
  const sent = [];
  for (const { touchPoints, ...step } of steps) {
    const answer = session.send('Input.dispatchTouchEvent', {
      ...step,
      touchPoints: [...touchPoints],
    });
    sent.push(answer);
    // Only a move waits: a tap whose end waits for a busy page becomes a long press.
    if (step.type === 'touchMove') await answer;
  }
  await Promise.all(sent);
});

/** Takes back the page's zoom by two fingers, which would move all later touches. */
const unzoom = defineBrowserCommand(async ({ page }) => {
  const session = await sessionOf(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
});

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly modifiers?: number;
  /** The legacy key code: 229 for a key processed by an input method. */
  readonly keyCode?: number;
}

/** A real key press in any layout. */
const pressForeign = defineBrowserCommand<[key: Key]>(async ({ page }, { keyCode, ...key }) => {
  const session = await sessionOf(page);
  const event = { ...key, windowsVirtualKeyCode: keyCode ?? 0 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
});

export const commands = {
  press,
  typeText,
  mouse,
  emulateMedia,
  allowClipboard,
  touch,
  unzoom,
  pressForeign,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    press(...keys: string[]): Promise<void>;
    typeText(text: string): Promise<void>;
    mouse(steps: readonly MouseStep[]): Promise<void>;
    emulateMedia(media: Media): Promise<void>;
    allowClipboard(): Promise<void>;
    touch(steps: readonly TouchStep[]): Promise<void>;
    unzoom(): Promise<void>;
    pressForeign(key: Key): Promise<void>;
  }
}

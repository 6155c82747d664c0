/** Real input by mouse, keys and fingers, and the places of elements on the screen. */
import { expect, vi } from 'vitest';
import { commands, type Locator, locators, page } from 'vitest/browser';
import type { TouchPoint, TouchStep } from './commands.ts';

export const { press, typeText, pressForeign, touch, unzoom, emulateMedia } = commands;

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` });

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const boxOf = (target: Locator): DOMRect => target.element().getBoundingClientRect();

const middleIn = ({ x, y, width, height }: DOMRect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const middleOf = (target: Locator): Point => middleIn(boxOf(target));

/** An element's text with white space collapsed, as `toHaveTextContent` compares it. */
export const textOf = (target: Locator): string =>
  target.element().textContent.replaceAll(/\s+/g, ' ').trim();

/** The button of this whole name, or of a name that the pattern matches. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

/** Waits until no animation runs. */
export async function comeToRest(): Promise<void> {
  for (let frame = 0, calm = 0; calm < 5 && frame < 120; frame++) {
    await nextFrame();
    calm = document.getAnimations().length > 0 ? 0 : calm + 1;
  }
}

export const isShown = (target: Locator): boolean =>
  target.elements().some((one) => one.checkVisibility({ visibilityProperty: true }));

/** Waits until the element is hidden or missing altogether. */
export async function expectHidden(target: Locator): Promise<void> {
  await expect.poll(() => isShown(target)).toBe(false);
}

export const mouse = {
  move: (x: number, y: number, steps = 1) => commands.mouse([['move', x, y, steps]]),
  down: () => commands.mouse([['down']]),
  up: () => commands.mouse([['up']]),
  wheel: (dx: number, dy: number) => commands.mouse([['wheel', dx, dy]]),
};

/** Gives an element the focus, once more if the page took it: a page does so after it is drawn. */
export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  await expect
    .poll(async () => {
      const element = target.element() as HTMLElement;
      element.focus();
      for (let frame = 0; frame < 3; frame++) await nextFrame();
      return element.contains(document.activeElement);
    })
    .toBe(true);
}

/**
 * Allows copying, and returns a function for the text that this page copied last. The clipboard may
 * hold the text of another worker's page.
 */
export async function hearCopies(): Promise<() => string> {
  await commands.allowClipboard();
  const copies = vi.spyOn(navigator.clipboard, 'writeText');
  return () => copies.mock.lastCall![0];
}

export async function drag(from: Locator, to: Point): Promise<void> {
  const { at: begin } = await reach(from);
  await commands.mouse([
    ['move', begin.x, begin.y],
    ['down'],
    ['move', begin.x + 10, begin.y - 10, 2],
    ['move', to.x, to.y, 4],
    ['up'],
  ]);
}

/** Scrolls to the element only if it is out of view, as Playwright does. */
export function bringIntoView(target: Element): void {
  (target as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
}

const isPart = (element: Element, met: unknown) =>
  met instanceof Element && (element.contains(met) || met.closest('label')?.control === element);

/** Whether a transition of the element, or of one around it, is under way. */
const isInTransition = (element: Element) =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().iterations === 1 &&
        effect.target?.contains(element) === true,
    );

const isSticky = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));

/**
 * The element and its middle, once it stands still and a press on its middle would hit it. It is looked
 * for once a turn, and by `query`: `element` writes out the whole page while there is none yet, which
 * took a sixth of the tests' time.
 */
async function reach(target: Locator): Promise<{ readonly element: Element; readonly at: Point }> {
  let reached: { element: Element; at: Point } | null = null;
  await expect
    .poll(async () => {
      const element = target.query();
      if (element === null) return 'missing';
      bringIntoView(element);
      const before = middleIn(element.getBoundingClientRect());
      await nextFrame();
      const at = middleIn(element.getBoundingClientRect());
      reached = { element, at };
      // On a busy machine two frames may show a sheet that slides at the same place.
      const isStill = before.x === at.x && before.y === at.y && !isInTransition(element);
      if (!isStill) return 'moving';
      const met = document.elementFromPoint(at.x, at.y);
      if (!isPart(element, met)) {
        // A sticky line may cover an element that is in view: a player would scroll on.
        if (isSticky(met)) element.scrollIntoView({ block: 'center' });
        return `covered by ${(met?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing'}`;
      }
      return element.matches(':disabled, [aria-disabled="true"]') ? 'disabled' : 'reached';
    })
    .toBe('reached');
  return reached!;
}

/** The middle of an element, once the element stands still. */
export const stillMiddleOf = async (target: Locator): Promise<Point> => (await reach(target)).at;

const PRESSES = [
  ...['pointerdown', 'mousedown', 'touchstart'],
  ...['pointerup', 'mouseup', 'touchend', 'click'],
];

/** Presses until the element is hit: on a busy machine it may have moved when the press arrives. */
async function pressOn(
  target: Locator,
  press: (middle: Point, element: Element) => Promise<void>,
): Promise<void> {
  for (let isMissed = true; isMissed; ) {
    const { element, at } = await reach(target);
    isMissed = false;
    const guard = (event: Event) => {
      if (event.type === 'pointerdown') isMissed = !isPart(element, event.target);
      if (!isMissed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of PRESSES) addEventListener(type, guard, { capture: true, passive: false });
    await press(at, element);
    for (const type of PRESSES) removeEventListener(type, guard, { capture: true });
  }
}

/** @param at the point to click, from the element's upper left corner; by default its middle. */
export const click = (target: Locator, at?: Point): Promise<void> =>
  pressOn(target, async (middle, element) => {
    const { x, y } = element.getBoundingClientRect();
    await commands.mouse([at ? ['click', x + at.x, y + at.y] : ['click', middle.x, middle.y]]);
  });

export const tap = (target: Locator): Promise<void> => pressOn(target, (at) => tapAt(at));

export const tapAt = (at: Point) =>
  touch([
    { type: 'touchStart', touchPoints: [at] },
    { type: 'touchEnd', touchPoints: [] },
  ]);

/** Moves a finger from point to point, and lifts it at the last point. */
export const swipe = ([from, ...to]: readonly [Point, ...Point[]]) =>
  touch([
    { type: 'touchStart', touchPoints: [from] },
    ...to.map((at): TouchStep => ({ type: 'touchMove', touchPoints: [at] })),
    { type: 'touchEnd', touchPoints: [] },
  ]);

/** A swipe and a tap right after it. Explicit timestamps keep the swipe fast on a slow machine. */
export function swipeAndTap(
  from: Point,
  by: { readonly dx: number; readonly dy: number },
  to: Point,
): Promise<void> {
  let now = Date.now() / 1000;
  const step = (type: TouchStep['type'], ms: number, ...touchPoints: Point[]): TouchStep => {
    now += ms / 1000;
    return { type, touchPoints, timestamp: now };
  };
  const way = [0.25, 0.5, 0.75, 1].map((share) =>
    step('touchMove', 8, { x: from.x + by.dx * share, y: from.y + by.dy * share }),
  );
  return touch([
    step('touchStart', 0, from),
    ...way,
    step('touchEnd', 8),
    step('touchStart', 100, to),
    step('touchEnd', 20),
  ]);
}

export interface Fingers {
  /** Puts a finger down on a point, or on an element once it stands still. */
  down(name: string, at: Locator | Point): Promise<void>;
  move(name: string, by: { readonly dx: number; readonly dy: number }): Promise<void>;
  moveTo(name: string, to: Point): Promise<void>;
  up(name: string): Promise<void>;
  upAll(): Promise<void>;
}

/** Touches with several fingers at once, each identified by a name. */
export function makeFingers(): Fingers {
  const down = new Map<string, TouchPoint>();
  let ids = 0;
  const send = (type: TouchStep['type']) => touch([{ type, touchPoints: [...down.values()] }]);
  return {
    async down(name, at) {
      const put = (point: Point) => {
        down.set(name, { id: ids++, ...point });
        return send('touchStart');
      };
      if ('x' in at) return put(at);
      await pressOn(at, async (middle) => {
        // After a touch that missed the element the finger is still down: lift it first.
        if (down.delete(name)) await send('touchEnd');
        await put(middle);
      });
    },
    async move(name, { dx, dy }) {
      const from = down.get(name)!;
      for (let step = 1; step <= 4; step++) {
        down.set(name, { ...from, x: from.x + (dx * step) / 4, y: from.y + (dy * step) / 4 });
        await send('touchMove');
      }
    },
    async moveTo(name, to) {
      down.set(name, { ...down.get(name)!, ...to });
      await send('touchMove');
    },
    async up(name) {
      down.delete(name);
      await send('touchEnd');
    },
    async upAll() {
      down.clear();
      await send('touchEnd');
    },
  };
}

/**
 * Panning and zooming by touch, mouse and keyboard, for any surface: a globe, a family tree. The
 * view is kept outside React's state, because it changes with every frame of a drag and only the
 * painting code needs it.
 *
 * The surface needs `touch-action: none`. Its children keep their clicks, except for a press that
 * becomes a drag. A child that handles drags itself has `data-grip`.
 */
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { GestureTarget } from './gestureTarget.ts';
import { wantsLessMotion } from './motion.ts';
import { ownSwipes } from './ownSwipes.ts';

/** A press that moves less than this, in pixels, is a tap. */
const SLACK = 7;
const DOUBLE_TAP_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Finger extends Point {
  /** Whether the finger came down on a child that handles drags: alone it moves only that child. */
  readonly grips: boolean;
}

const within = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Speed of a finger, in px per ms, weighted to the last 40 ms. */
interface Speed {
  readonly x: number;
  readonly y: number;
  /** Event time in ms. */
  readonly at: number;
}

function speedAfter(before: Speed, dx: number, dy: number, at: number): Speed {
  const ms = Math.max(1, at - before.at);
  const share = Math.min(1, ms / 40);
  return {
    x: before.x * (1 - share) + (dx / ms) * share,
    y: before.y * (1 - share) + (dy / ms) * share,
    at,
  };
}

/** Inertia: continues a drag at decreasing speed. */
function makeCoasting<View>(target: () => GestureTarget<View>) {
  let frame = 0;
  return {
    start({ x, y }: Speed): void {
      let before: number | null = null;
      const step = (now: number) => {
        const ms = Math.min(32, now - (before ?? now));
        before = now;
        const { view, dragged, look } = target();
        look(dragged(view(), x * ms, y * ms));
        const slower = Math.exp(-ms / 90);
        x *= slower;
        y *= slower;
        frame = Math.hypot(x, y) > 0.02 ? requestAnimationFrame(step) : 0;
      };
      frame = requestAnimationFrame(step);
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      target().rest();
    },
  };
}

/** The view after a pinch step: follows the fingers' centre and distance. */
function pinched<View>(
  { view, dragged, zoomed }: GestureTarget<View>,
  before: Point,
  now: Point,
  other: Point,
): View {
  const moved = dragged(view(), (now.x - before.x) / 2, (now.y - before.y) / 2);
  const factor = distance(now, other) / Math.max(1, distance(before, other));
  return zoomed(moved, factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
}

/** Whether an ancestor of the element can scroll: then the wheel scrolls instead of zooming. */
function canScrollAround(element: HTMLElement): boolean {
  const page = document.scrollingElement;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const scrolls = box === page || /auto|scroll/.test(getComputedStyle(box).overflowY);
    // Tolerance for rounded heights.
    if (scrolls && box.scrollHeight > box.clientHeight + 1) return true;
  }
  return false;
}

/** Interprets the fingers on an element, from press to release. */
function makeFingers<View>(element: HTMLElement, target: () => GestureTarget<View>) {
  const coasting = makeCoasting(target);
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let speed: Speed = { x: 0, y: 0, at: 0 };
  let lastTap = { at: 0, x: 0, y: 0 };

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function tap(x: number, y: number, at: number): void {
    const { view, zoomed, glide, onTap } = target();
    const again = at - lastTap.at < DOUBLE_TAP_MS && distance({ x, y }, lastTap) < 30;
    lastTap = { at: again ? 0 : at, x, y };
    if (again) glide(zoomed(view(), 2, x, y));
    else onTap?.(x, y);
  }

  return {
    place,
    stop: coasting.stop,
    isDrag: () => fingers.size > 0 && travelled >= SLACK,
    onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      coasting.stop();
      fingers.set(event.pointerId, { ...place(event), grips: within(event, '[data-grip]') });
      if (fingers.size === 1) travelled = 0;
      speed = { x: 0, y: 0, at: event.timeStamp };
    },
    onMove(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      // The mouse was released outside the surface before a drag; no pointerup was delivered.
      if (event.buttons === 0) fingers.delete(event.pointerId);
      if (!before || event.buttons === 0) return;
      const now = { ...place(event), grips: before.grips };
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      if (fingers.size > 1 || !now.grips) travelled += Math.hypot(dx, dy);
      const { look, view, dragged } = target();
      // Capture only once it is a drag: a button whose press is captured elsewhere gets no click.
      if (travelled >= SLACK) element.setPointerCapture(event.pointerId);
      if (fingers.size === 1) {
        if (travelled >= SLACK && !now.grips) look(dragged(view(), dx, dy));
        speed = speedAfter(speed, dx, dy, event.timeStamp);
      } else if (fingers.size === 2) {
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, f]) => f);
        look(pinched(target(), before, now, other!));
      }
      fingers.set(event.pointerId, now);
    },
    onUp(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (event.type === 'pointercancel') return;
      if (travelled >= SLACK) {
        const still = event.timeStamp - speed.at > 60;
        const isFast = Math.hypot(speed.x, speed.y) > 0.1;
        if (!still && !wantsLessMotion() && isFast) coasting.start(speed);
      } else if (!within(event, 'button, a')) {
        const { x, y } = place(event);
        tap(x, y, event.timeStamp);
      }
    },
  };
}

export function useGestures<View>(
  surface: RefObject<HTMLElement | null>,
  latest: GestureTarget<View>,
): void {
  const newest = useEffectEvent(() => latest);

  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    const target = () => newest();
    const { place, stop, isDrag, onDown, onMove, onUp } = makeFingers(element, target);

    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && canScrollAround(element!)) return;
      event.preventDefault();
      stop();
      const { view, zoomed, look } = target();
      const { x, y } = place(event);
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      // A trackpad pinch is reported as a wheel event with Ctrl, in smaller steps.
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018));
      look(zoomed(view(), factor, x, y));
    }

    const disown = ownSwipes(element, isDrag);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    // React's own wheel listener is passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stop();
      disown();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [surface]);
}

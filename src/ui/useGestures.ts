/**
 * Panning and zooming by touch, mouse and keyboard, whatever is looked at: a globe, a family tree.
 * The view lives outside of React's state: it changes with every frame of a drag, and only what
 * paints has to know.
 *
 * The surface needs `touch-action: none`. What stands on it keeps its clicks: a press that turns
 * out to be a drag gives none. A child that handles drags itself carries `data-grip`.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** How a view of some kind moves. Places are in px from the surface's top left corner. */
export interface GestureTarget<View> {
  view(): View;
  /** The view with what is shown moved by so many px. */
  dragged(view: View, dx: number, dy: number): View;
  /** The view with what is shown larger by a factor, the place staying where it is. */
  zoomed(view: View, factor: number, x: number, y: number): View;
  /** The view that shows the whole. */
  whole(): View;
  /** Of the surface, in px. */
  size(): { readonly width: number; readonly height: number };
  /** Shows another view, in the next frame. */
  look(view: View): void;
  /** Goes there at its own pace. */
  glide(view: View): void;
  /** Stops what still moves. */
  rest(): void;
  /** A tap on the surface itself, not on a button that stands there. */
  onTap?(x: number, y: number): void;
}

const STEP = 1.6;
/** A press that moves less than this, in pixels, is a tap. */
const SLACK = 7;
const DOUBLE_TAP_MS = 300;

interface Finger {
  x: number;
  y: number;
}

const within = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Zooms by a factor in the middle: what the buttons beside a surface do. */
export function zoomStep<View>(target: GestureTarget<View>, factor: number): void {
  const { width, height } = target.size();
  target.glide(target.zoomed(target.view(), factor, width / 2, height / 2));
}

/**
 * Arrows pan, plus and minus zoom, 0 shows the whole.
 *
 * @returns whether the key meant something here.
 */
export function pressKey<View>(target: GestureTarget<View>, key: string): boolean {
  const { width, height } = target.size();
  const reach = Math.min(width, height) / 6;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [reach, 0],
    ArrowRight: [-reach, 0],
    ArrowUp: [0, reach],
    ArrowDown: [0, -reach],
  };
  const move = moves[key];
  if (move) target.glide(target.dragged(target.view(), move[0], move[1]));
  else if (key === '+' || key === '=') zoomStep(target, STEP);
  else if (key === '-' || key === '_') zoomStep(target, 1 / STEP);
  else if (key === '0') target.glide(target.whole());
  else return false;
  return true;
}

export function useGestures<View>(
  surface: RefObject<HTMLElement | null>,
  latest: GestureTarget<View>,
): void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const fingers = new Map<number, Finger>();
    let travelled = 0;
    let speed = { x: 0, y: 0, at: 0 };
    let coasting = 0;
    let lastTap = { at: 0, x: 0, y: 0 };

    const target = () => current.current;
    const place = (event: MouseEvent): Finger => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function coast(): void {
      let { x, y } = speed;
      let before: number | null = null;
      const step = (now: number) => {
        const ms = Math.min(32, now - (before ?? now));
        before = now;
        const { view, dragged, look } = target();
        look(dragged(view(), x * ms, y * ms));
        const slower = Math.exp(-ms / 90);
        x *= slower;
        y *= slower;
        coasting = Math.hypot(x, y) > 0.02 ? requestAnimationFrame(step) : 0;
      };
      coasting = requestAnimationFrame(step);
    }

    function stop(): void {
      cancelAnimationFrame(coasting);
      coasting = 0;
      target().rest();
    }

    function onDown(event: PointerEvent): void {
      if (event.button !== 0 || within(event, '[data-grip]')) return;
      stop();
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 1) travelled = 0;
      speed = { x: 0, y: 0, at: event.timeStamp };
    }

    function onMove(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      // A mouse that was let go beside the surface, before it was a drag, has told nobody.
      if (event.buttons === 0) fingers.delete(event.pointerId);
      if (!before || event.buttons === 0) return;
      const now = place(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.hypot(dx, dy);
      const { look, view, dragged, zoomed } = target();
      // Not before it is a drag: a button whose press is captured elsewhere gives no click.
      if (travelled >= SLACK) element!.setPointerCapture(event.pointerId);
      if (fingers.size === 1) {
        if (travelled >= SLACK) look(dragged(view(), dx, dy));
        const ms = Math.max(1, event.timeStamp - speed.at);
        const share = Math.min(1, ms / 40);
        speed = {
          x: speed.x * (1 - share) + (dx / ms) * share,
          y: speed.y * (1 - share) + (dy / ms) * share,
          at: event.timeStamp,
        };
      } else if (fingers.size === 2) {
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, f]) => f);
        const span = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y);
        const middle = { x: (now.x + other!.x) / 2, y: (now.y + other!.y) / 2 };
        const moved = dragged(view(), dx / 2, dy / 2);
        const factor = span(now, other!) / Math.max(1, span(before, other!));
        look(zoomed(moved, factor, middle.x, middle.y));
      }
      fingers.set(event.pointerId, now);
    }

    function onUp(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (event.type === 'pointercancel') return;
      const { x, y } = place(event);
      if (travelled >= SLACK) {
        const still = event.timeStamp - speed.at > 60;
        if (!still && !wantsCalm() && Math.hypot(speed.x, speed.y) > 0.1) coast();
        return;
      }
      if (within(event, 'button, a')) return;
      const { view, zoomed, glide, onTap } = target();
      const again =
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
        Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
      lastTap = { at: again ? 0 : event.timeStamp, x, y };
      if (again) glide(zoomed(view(), 2, x, y));
      else onTap?.(x, y);
    }

    function onWheel(event: WheelEvent): void {
      event.preventDefault();
      stop();
      const { view, zoomed, look } = target();
      const { x, y } = place(event);
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      // A pinch on a trackpad comes as a wheel with Ctrl, in smaller steps.
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018));
      look(zoomed(view(), factor, x, y));
    }

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    // React's own wheel listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stop();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [surface]);
}

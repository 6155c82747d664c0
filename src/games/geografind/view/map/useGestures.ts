/**
 * Turning and zooming by touch, mouse and keyboard. The camera lives outside of React's state: it
 * changes with every frame of a drag, and only the canvas has to know.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { type Camera, dragged, type Size, zoomedAt } from './camera.ts';

export interface GestureTarget {
  camera(): Camera;
  size(): Size;
  /** Shows another view, in the next frame. */
  look(camera: Camera): void;
  /** Goes there at its own pace. */
  glide(camera: Camera): void;
  /** Stops what still moves. */
  rest(): void;
  onTap(x: number, y: number): void;
}

const STEP = 1.6;
/** A press that moves less than this, in pixels, is a tap. */
const SLACK = 7;
const DOUBLE_TAP_MS = 300;

interface Finger {
  x: number;
  y: number;
}

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function zoomStep(target: GestureTarget, factor: number): void {
  const { width, height } = target.size();
  const camera = target.camera();
  target.glide(zoomedAt(camera, target.size(), camera.zoom * factor, width / 2, height / 2));
}

/** @returns whether the key meant something here. */
export function pressKey(target: GestureTarget, key: string): boolean {
  const size = target.size();
  const reach = Math.min(size.width, size.height) / 6;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [reach, 0],
    ArrowRight: [-reach, 0],
    ArrowUp: [0, reach],
    ArrowDown: [0, -reach],
  };
  const move = moves[key];
  if (move) target.glide(dragged(target.camera(), size, move[0], move[1]));
  else if (key === '+' || key === '=') zoomStep(target, STEP);
  else if (key === '-' || key === '_') zoomStep(target, 1 / STEP);
  else if (key === '0') target.glide({ ...target.camera(), lat: 12, zoom: 1 });
  else return false;
  return true;
}

export function useGestures(surface: RefObject<HTMLElement | null>, latest: GestureTarget): void {
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
        target().look(dragged(target().camera(), target().size(), x * ms, y * ms));
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
      if (event.button !== 0) return;
      stop();
      element!.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 1) travelled = 0;
      speed = { x: 0, y: 0, at: event.timeStamp };
    }

    function onMove(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.hypot(dx, dy);
      const { look, camera, size } = target();
      if (fingers.size === 1) {
        if (travelled >= SLACK) look(dragged(camera(), size(), dx, dy));
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
        const moved = dragged(camera(), size(), dx / 2, dy / 2);
        const factor = span(now, other!) / Math.max(1, span(before, other!));
        look(zoomedAt(moved, size(), moved.zoom * factor, middle.x, middle.y));
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
      const { camera, size, glide, onTap } = target();
      const again =
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
        Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
      lastTap = { at: again ? 0 : event.timeStamp, x, y };
      if (again) glide(zoomedAt(camera(), size(), camera().zoom * 2, x, y));
      else onTap(x, y);
    }

    function onWheel(event: WheelEvent): void {
      event.preventDefault();
      stop();
      const { camera, size, look } = target();
      const { x, y } = place(event);
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      // A pinch on a trackpad comes as a wheel with Ctrl, in smaller steps.
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018));
      look(zoomedAt(camera(), size(), camera().zoom * factor, x, y));
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

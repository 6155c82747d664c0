/** What can be panned and zoomed, and how keys and buttons do it. */
import { digitValue } from '../lib/digits.ts';

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

/** How much a key zooms. */
const STEP = 1.6;

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
  else if (digitValue(key) === 0) target.glide(target.whole());
  else return false;
  return true;
}

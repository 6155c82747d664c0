/** A pannable and zoomable surface, and its control by keys and buttons. */
import { digitValue } from '../lib/digits.ts';
import { arrowStep } from './keys.ts';

/** Operations on a surface's view. Positions are in px from the surface's top left corner. */
export interface GestureTarget<View> {
  /** The present view or, during an animation, the one in which it ends. */
  view(): View;
  /** The view with the content moved by this many px. */
  dragged(view: View, dx: number, dy: number): View;
  /** The view with the content scaled by a factor around a fixed point. */
  zoomed(view: View, factor: number, x: number, y: number): View;
  /** The view that shows the whole content. */
  whole(): View;
  /** Size of the surface, in px. */
  size(): { readonly width: number; readonly height: number };
  /** Shows a view in the next frame. */
  look(view: View): void;
  glide(view: View): void;
  /** Stops any animation. */
  rest(): void;
  /** Called on a tap on the surface itself, not on a button over it. */
  onTap?(x: number, y: number): void;
}

/** Zoom factor per key press. */
const STEP = 1.6;

/** Zooms by a factor around the centre, for the buttons beside a surface. */
export function zoomStep<View>(target: GestureTarget<View>, factor: number): void {
  const { width, height } = target.size();
  target.glide(target.zoomed(target.view(), factor, width / 2, height / 2));
}

/**
 * Handles a key: arrows pan, plus and minus zoom, 0 shows the whole content.
 *
 * @returns whether the key was handled.
 */
export function pressKey<View>(target: GestureTarget<View>, key: string): boolean {
  const { width, height } = target.size();
  const reach = Math.min(width, height) / 6;
  const step = arrowStep(key);
  if (step) target.glide(target.dragged(target.view(), -step[1] * reach, -step[0] * reach));
  else if (key === '+' || key === '=') zoomStep(target, STEP);
  else if (key === '-' || key === '_') zoomStep(target, 1 / STEP);
  else if (digitValue(key) === 0) target.glide(target.whole());
  else return false;
  return true;
}

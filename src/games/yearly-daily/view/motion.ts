/** Short animations that show where a piece came from; none with reduced motion. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsLessMotion } from '../../../ui/motion.ts';
import { flipped, turned } from './turning.ts';

const MOTION_MS = 180;
export const SETTLE = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

/** Animates an element from a transform to its present position. */
export function runFrom(element: Element | null, transform: string, ms = MOTION_MS): void {
  if (!element || wantsLessMotion()) return;
  element.animate([{ transform }, { transform: 'none' }], { duration: ms, easing: SETTLE });
}

/**
 * Animates an element to a transform, and keeps the transform until `whenThere` has run.
 * @param whenThere called on arrival, or at once when there is no animation.
 */
export function flyTo(element: Element | null, transform: string, whenThere: () => void): void {
  if (!element || wantsLessMotion()) {
    whenThere();
    return;
  }
  const animation = element.animate([{}, { transform }], {
    duration: MOTION_MS,
    easing: SETTLE,
    fill: 'forwards',
  });
  animation.onfinish = () => {
    whenThere();
    animation.cancel();
  };
}

/**
 * The transform that shows a piece in orientation `now` as in orientation `before`; null when they
 * are equal.
 */
export function asBefore(before: number, now: number): string | null {
  if (now === before) return null;
  if (now === turned(before)) return 'rotate(-90deg)';
  if (now === turned(before, 3)) return 'rotate(90deg)';
  if (now === flipped(before)) return 'scaleX(-1)';
  return 'scale(0.9)';
}

/** Animates the element when its piece's orientation changes. */
export function useTurnMotion(ref: RefObject<Element | null>, orientation: number): void {
  const shown = useRef(orientation);
  useLayoutEffect(() => {
    const from = asBefore(shown.current, orientation);
    shown.current = orientation;
    if (from !== null) runFrom(ref.current, from);
  }, [ref, orientation]);
}

/** Shakes the drawings of a piece within the element, to show that the piece cannot be laid. */
export function shake(within: Element | null, piece: number): void {
  if (!within || wantsLessMotion()) return;
  for (const element of within.querySelectorAll(`[data-piece="${piece}"]`)) {
    element.animate(
      [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 200 },
    );
  }
}

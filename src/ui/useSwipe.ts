/** A swipe of a bar by touch or mouse, distinguished from a press. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { ownSwipes } from './ownSwipes.ts';

/** Called once per swipe. 1 is left or up (next); -1 is right or down (back). */
export interface Swipes {
  readonly onAcross?: ((step: 1 | -1) => void) | undefined;
  readonly onUpright?: ((step: 1 | -1) => void) | undefined;
}

/** Distance in px from which a press is a swipe. */
const PULL = 24;

/**
 * @param bar the swiped element; its `touch-action` must leave the directions of the swipes to the
 *   page.
 */
export function useSwipe(bar: RefObject<HTMLElement | null>, { onAcross, onUpright }: Swipes) {
  const grip = useRef<{ x: number; y: number; pulled: boolean } | null>(null);

  useEffect(
    () => (bar.current ? ownSwipes(bar.current, () => grip.current?.pulled === true) : undefined),
    [bar],
  );

  return {
    handlers: {
      onPointerDown({ clientX, clientY, currentTarget, pointerId, button }: PointerEvent) {
        if (button !== 0) return;
        grip.current = { x: clientX, y: clientY, pulled: false };
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
        const start = grip.current;
        // The pointer may have been released outside the bar, and no `pointerup` was delivered.
        if (!start || start.pulled || buttons === 0) return;
        const [across, down] = [clientX - start.x, clientY - start.y];
        const isAcross = Math.abs(across) > Math.abs(down);
        const on = isAcross ? onAcross : onUpright;
        const by = isAcross ? across : down;
        if (!on || Math.abs(by) < PULL) return;
        start.pulled = true;
        on(by < 0 ? 1 : -1);
      },
    },
    /** Whether this click only ends a swipe. Keyboard clicks have detail 0. */
    isEndOfSwipe({ detail }: { readonly detail: number }): boolean {
      const ends = detail > 0 && grip.current?.pulled === true;
      grip.current = null;
      return ends;
    },
  };
}

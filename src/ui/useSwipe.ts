/** A pull of a bar by finger or mouse, to one side or the other: what a press of it does not mean. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { ownSwipes } from './ownSwipes.ts';

/** Each pull is told once. 1 is to the left or upwards, towards what comes next; -1 is back. */
export interface Swipes {
  readonly onAcross?: ((step: 1 | -1) => void) | undefined;
  readonly onUpright?: ((step: 1 | -1) => void) | undefined;
}

/** From so many px on a press is a pull. */
const PULL = 24;

/** @param bar what is pulled; its style has to leave these directions to the page (`touch-action`). */
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
        const held = grip.current;
        // The pointer was released outside; no pointerup was delivered.
        if (!held || held.pulled || buttons === 0) return;
        const [across, down] = [clientX - held.x, clientY - held.y];
        const isAcross = Math.abs(across) > Math.abs(down);
        const on = isAcross ? onAcross : onUpright;
        const by = isAcross ? across : down;
        if (!on || Math.abs(by) < PULL) return;
        held.pulled = true;
        on(by < 0 ? 1 : -1);
      },
    },
    /** Whether this click ends a pull and is no press. Fingers give none after a pull; keys have no detail. */
    isEndOfSwipe({ detail }: { readonly detail: number }): boolean {
      const ends = detail > 0 && grip.current?.pulled === true;
      grip.current = null;
      return ends;
    },
  };
}

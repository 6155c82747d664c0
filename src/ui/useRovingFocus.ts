/** The tab stop of a group of elements (roving tabindex). */
import { startTransition, useRef, useState } from 'react';

/** @param first the initial tab stop. */
export function useRovingFocus<Stop>(first: Stop) {
  const [drawn, setDrawn] = useState(first);
  const newest = useRef(first);
  return {
    /** The tab stop as rendered. */
    drawn,
    /** The latest tab stop, for keys and taps: the focus may be ahead of the rendering. */
    now: () => newest.current,
    set(stop: Stop): void {
      newest.current = stop;
      setDrawn(stop);
    },
    /**
     * Sets the tab stop from `onFocus`: rendered as a transition, after the effects of the same
     * tap.
     */
    follow(stop: Stop): void {
      newest.current = stop;
      startTransition(() => setDrawn(stop));
    },
  };
}

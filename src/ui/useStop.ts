/** Where the Tab key stops among many that share one stop, and where their keys go from. */
import { startTransition, useRef, useState } from 'react';

/** @param first the stop until there is another. */
export function useStop<Stop>(first: Stop) {
  const [drawn, setDrawn] = useState(first);
  const newest = useRef(first);
  return {
    /** As it is to be drawn. */
    drawn,
    /** For keys and taps: the focus may be further than what is drawn. */
    now: () => newest.current,
    set(stop: Stop): void {
      newest.current = stop;
      setDrawn(stop);
    },
    /** For `onFocus`: what the same tap does is drawn first. */
    follow(stop: Stop): void {
      newest.current = stop;
      startTransition(() => setDrawn(stop));
    },
  };
}

/** Moves the focus after a keyboard step, once its effects are rendered. */
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * @param focus focuses a target; returns false if it is not rendered yet, to retry after the next
 *   render.
 * @returns a function that sets the target; null cancels the move of the focus.
 */
export function useRefocus<Target>(
  focus: (target: Target) => boolean,
): (target: Target | null) => void {
  // State, not a ref: React may run an earlier render's effect first, which would focus the element
  // that was the target before the step.
  const [wanted, setWanted] = useState<{ readonly target: Target | null }>({ target: null });
  const done = useRef(wanted);
  // The effect runs on every render, because the target may appear in a later one.
  useEffect(() => {
    if (wanted === done.current) return;
    if (wanted.target === null || focus(wanted.target)) done.current = wanted;
  });
  // A new object each time, so that the same target is focused again.
  return useCallback((target) => setWanted({ target }), []);
}

/** Moves the focus after a keyboard step, once its effects are rendered. */
import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * @param focus focuses a target; returns false if it is not rendered yet, to retry after the next
 *   render.
 * @returns a function that sets the target; null cancels the move of the focus.
 */
export function useRefocus<Target>(
  focus: (target: Target) => boolean,
): (target: Target | null) => void {
  const next = useRef<Target | null>(null);
  const [, render] = useReducer((times: number) => times + 1, 0);
  // The effect runs on every render, because the target may appear in a later one.
  useEffect(() => {
    const target = next.current;
    if (target !== null && focus(target)) next.current = null;
  });
  return useCallback((target) => {
    next.current = target;
    // Force a render: without a visible change React would run no effect.
    if (target !== null) render();
  }, []);
}

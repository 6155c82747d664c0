/** Where the focus goes after a step by keys, once all that follows from it is drawn. */
import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * @param focus gives the focus to a target; false when that is not there yet, and has to be waited
 *   for until something else is drawn.
 * @returns sets the target, or with null takes it back.
 */
export function useRefocus<Target>(
  focus: (target: Target) => boolean,
): (target: Target | null) => void {
  const next = useRef<Target | null>(null);
  const [, render] = useReducer((times: number) => times + 1, 0);
  // With every rendering: what was asked for is drawn by the one that follows.
  useEffect(() => {
    const target = next.current;
    if (target !== null && focus(target)) next.current = null;
  });
  return useCallback((target) => {
    next.current = target;
    // The target may look as it did: React would draw nothing then, and run no effect.
    if (target !== null) render();
  }, []);
}

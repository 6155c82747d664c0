/** A handler that stays the same from render to render, so that memoised parts need no drawing for it. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** @param handler what the newest rendering does; never called while rendering. */
export function useHandler<Arguments extends readonly unknown[], Returned>(
  handler: (...args: Arguments) => Returned,
): (...args: Arguments) => Returned {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}

/** A handler with a stable identity, so that memoised components skip re-rendering. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** @param handler the latest render's is called; never call it while rendering. */
export function useHandler<Arguments extends readonly unknown[], Returned>(
  handler: (...args: Arguments) => Returned,
): (...args: Arguments) => Returned {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}

/** A handler with a stable identity, so that memoised components skip re-rendering. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * @param handler the function of the latest render is called; never call the handler while
 *   rendering.
 */
export function useHandler<Arguments extends readonly unknown[], Returned>(
  handler: (...args: Arguments) => Returned,
): (...args: Arguments) => Returned {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}

/**
 * Moves the keyboard focus on when the focused button disappears: the browser would move it to the
 * page.
 */
import { useEffect, useRef } from 'react';

/**
 * Returns a function that focuses the element found by `find`, after the render that the caller is
 * about to cause; null leaves the focus where it is.
 */
export function useNextFocus(): (find: () => HTMLElement | null | undefined) => void {
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    next.current?.()?.focus();
    next.current = null;
  });
  return (find) => {
    next.current = find;
  };
}

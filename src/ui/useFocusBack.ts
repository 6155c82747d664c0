/** Returns the focus to the previously focused element on unmount. */
import { useEffect, useRef } from 'react';

/** Call this hook before the effect that moves the focus. */
export function useFocusBack(): void {
  const before = useRef<Element>(null);
  useEffect(() => {
    // The focused element is recorded only once: when React runs effects twice, the second run
    // would record the element to which the focus has moved.
    before.current ??= document.activeElement;
    return () => {
      // Keep a focus that has moved elsewhere meanwhile.
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);
}

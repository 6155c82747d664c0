/** Returns the focus to the previously focused element on unmount. */
import { useEffect, useRef } from 'react';

/** Call before the effect that moves the focus. */
export function useFocusBack(): void {
  const before = useRef<Element>(null);
  useEffect(() => {
    // Only once: when effects run twice, the second run would record the moved focus.
    before.current ??= document.activeElement;
    return () => {
      // Keep a focus that has moved elsewhere meanwhile.
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);
}

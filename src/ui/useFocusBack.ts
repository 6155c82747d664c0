/** Returns the focus to the previously focused element on unmount. */
import { useEffect, useRef } from 'react';

/** To be called before the effect that takes the focus. */
export function useFocusBack(): void {
  const before = useRef<Element>(null);
  useEffect(() => {
    // Only once: where effects run twice the second finds its own work.
    before.current ??= document.activeElement;
    return () => {
      // Somebody who has gone on elsewhere stays there.
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);
}

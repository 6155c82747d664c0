/** Whoever had the focus gets it back when what took it goes away with it. */
import { useEffect } from 'react';

/** To be called before the effect that takes the focus. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Somebody who has gone on elsewhere stays there.
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
}

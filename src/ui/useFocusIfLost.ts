/** Takes the focus on mount if it was lost, as when the pressed button has gone. */
import { type RefObject, useEffect, useRef } from 'react';

/** @returns a ref for the element to focus; without a tab stop of its own it needs `tabIndex={-1}`. */
export function useFocusIfLost<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}

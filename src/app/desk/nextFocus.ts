/** Where somebody goes on whose button is gone: the focus would fall to the page. */
import { useEffect, useRef } from 'react';

/** Focuses what is found, after the rendering that the caller is about to ask for; null leaves it. */
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

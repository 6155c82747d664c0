/**
 * Keeps the tree at the size at which it is played: from the first move on its window stays as high
 * as it was, whatever comes and goes around it, until the page's own window changes.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** @param state each new one is a move: the first since the page was opened keeps the height. */
export function useKeptHeight(
  element: RefObject<HTMLElement | null>,
  state: unknown,
): number | null {
  const [opened] = useState(state);
  const last = useRef<number | null>(null);
  const [resized, setResized] = useState(false);
  const moved = state !== opened;

  useLayoutEffect(() => {
    const box = element.current;
    if (!box || moved) return;
    // Its first call comes before the paint: nothing is laid out for this alone.
    const observer = new ResizeObserver(() => {
      last.current = box.offsetHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, moved]);

  useEffect(() => {
    const onResize = () => setResized(true);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  // Another window, another size: then the tree takes what there is, as it does at first.
  return moved && !resized ? last.current : null;
}

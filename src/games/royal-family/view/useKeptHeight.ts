/**
 * Keeps the family tree's height on the page from the first move on, so that content around it does
 * not resize the tree during play. After a resize of the browser's window the height is free again.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * @param state each new value is a move; the first move since the page was opened fixes the height.
 * @returns the tree's fixed height in px, or null.
 */
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
    // The ResizeObserver's first call precedes the paint, so it forces no extra layout.
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

  // After a resize of the window the tree fills the room again, as at first.
  return moved && !resized ? last.current : null;
}

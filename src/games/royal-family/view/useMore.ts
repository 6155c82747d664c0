/** Tells the style sheet on which sides of a row there is more to scroll to. */
import { type RefObject, useEffect } from 'react';

/** @param content whatever the row is made of: looked at again with each new one. */
export function useMore(row: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it contains decides how wide it is
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const sides = [
        ...(scrollLeft > 1 ? ['before'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['after'] : []),
      ];
      if (sides.length > 0) element.dataset.more = sides.join(' ');
      else delete element.dataset.more;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, content]);
}

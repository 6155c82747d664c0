/** Exposes to CSS on which sides a scrolling row of elements can scroll further. */
import { type RefObject, useEffect } from 'react';

/**
 * Sets the row's `data-more` to `before`, `after` or `before after`; removes it if all is visible.
 *
 * @param content content of the row that may change: the row is measured again on each change.
 */
export function useScrollEdges(row: RefObject<HTMLElement | null>, content?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it contains decides how wide it is
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const sides = [
        // Tolerance for rounded widths.
        ...(scrollLeft > 1 ? ['before'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['after'] : []),
      ];
      if (sides.length > 0) element.dataset.more = sides.join(' ');
      else delete element.dataset.more;
    };
    // The observer also reports the initial size, after layout: measuring at once would force a
    // layout.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The content can grow with the text size while the row does not.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, content]);
}

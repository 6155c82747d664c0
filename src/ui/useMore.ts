/** Tells the style sheet on which sides of a row there is more to scroll to. */
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the row's `data-more` at `before`, `after` or `before after`, and away where all of it is seen.
 *
 * @param content whatever the row is made of, where that changes: looked at again with each new one.
 */
export function useMore(row: RefObject<HTMLElement | null>, content?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it contains decides how wide it is
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const sides = [
        // Widths are rounded.
        ...(scrollLeft > 1 ? ['before'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['after'] : []),
      ];
      if (sides.length > 0) element.dataset.more = sides.join(' ');
      else delete element.dataset.more;
    };
    // It looks at once as well, but after the layout of the frame, which is not forced by that.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Which becomes wider with the size of the text, where the row itself does not.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, content]);
}

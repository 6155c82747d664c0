/** Scrolls a clue into view within its own list, without moving the page. */

/** Height, in px, of the part of the list that stays in view above the clue. */
const BEFORE = 48;

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === 'auto') return outer;
  }
  return null;
}

/**
 * Scrolls a clue into view, unless it is fully visible. A clue is not visible in a list that is
 * just opening, whose height is still 0.
 */
export function bringIntoView(around: HTMLElement | null, clue: number): void {
  const item = around?.querySelectorAll<HTMLElement>('li')[clue];
  const scroller = item && scrollerOf(item);
  if (!scroller) return;
  const window = scroller.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top >= window.top && bottom <= window.bottom) return;
  scroller.scrollTop += top - window.top - BEFORE;
}

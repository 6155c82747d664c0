/** A clue is scrolled to within its own list: the page stays where it is. */

/** So much of what stands before it stays in view, in px. */
const BEFORE = 48;

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === 'auto') return outer;
  }
  return null;
}

/** Nothing moves if the whole of it is in view already. A list that is just opening has no height. */
export function bringIntoView(around: HTMLElement | null, clue: number): void {
  const item = around?.querySelectorAll<HTMLElement>('li')[clue];
  const scroller = item && scrollerOf(item);
  if (!scroller) return;
  const window = scroller.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top >= window.top && bottom <= window.bottom) return;
  scroller.scrollTop += top - window.top - BEFORE;
}

/** Height, in px, of the part of the list that stays in view above the item. */
const BEFORE = 48;

/**
 * Scrolls a list to show an item, unless it is fully visible, without scrolling the page. In a list
 * that is just opening, whose height is still 0, no item is visible.
 */
export function reveal(item: HTMLElement): void {
  let box = item.parentElement;
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  // A box with the grid is the page, or the rules' dialog, which would open scrolled down.
  if (!box || box.querySelector('[role="grid"]')) return;
  const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - BEFORE;
}

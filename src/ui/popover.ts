/** Compatibility helpers for popovers. */
import { type RefObject, useEffect } from 'react';

/**
 * Whether the given popover is open; without an element, whether any popover is. Safari before 17
 * throws on the selector `:popover-open`.
 */
export function isPopoverOpen(element: Element | null = null): boolean {
  try {
    if (element) return element.matches(':popover-open');
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false;
  }
}

/** Closes a menu on a press outside, which Safari on iOS lacks before 18.3. */
export function useLightDismiss(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      const popover = menu.current;
      if (!(target instanceof Element) || popover === null || popover.contains(target)) return;
      // A press on the menu's own button is ignored here: that button closes the menu itself.
      if (target.closest(`[popovertarget="${popover.id}"]`)) return;
      if (isPopoverOpen(popover)) popover.hidePopover();
    }
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [menu]);
}

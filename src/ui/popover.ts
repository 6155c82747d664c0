/** Popovers beyond what every browser does with them. */
import { type RefObject, useEffect } from 'react';

/** Whether any is open. Safari before 17 knows no popovers, and throws at the question. */
export function isPopoverOpen(element: Element | null = null): boolean {
  try {
    if (element) return element.matches(':popover-open');
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false;
  }
}

/** Closes a menu on a press beside it, which Safari on iOS did not do by itself until 18.3. */
export function useLightDismiss(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      const popover = menu.current;
      if (!(target instanceof Element) || popover === null || popover.contains(target)) return;
      // What opens it closes it too.
      if (target.closest(`[popovertarget="${popover.id}"]`)) return;
      if (isPopoverOpen(popover)) popover.hidePopover();
    }
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [menu]);
}

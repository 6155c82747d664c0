/** Whether a key press belongs to a field, a menu, or a dialog that this element is not part of. */
export function isMeantElsewhere(target: EventTarget | null, element: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select')) return true;
  if (document.querySelector(':popover-open')) return true;
  const dialog = target.closest('dialog');
  return dialog !== null && !dialog.contains(element);
}

/** The keys: Shift with left or right slides, digits fill, Backspace empties, P is the pencil. */

export interface KeyActions {
  /** Slides the selected row; null when there is none. */
  readonly onSlide: ((by: 1 | -1) => void) | null;
  onDigit(digit: number): void;
  onClear(): void;
  onPencil(): void;
  /** Any other key; whether it was taken. */
  onOther(key: string): boolean;
}

/** @returns whether the key was taken. */
export function takeKey(
  { key, shiftKey, repeat }: KeyboardEvent,
  size: number,
  on: KeyActions,
): boolean {
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (on.onSlide && shiftKey && sideways !== 0) on.onSlide(sideways);
  else if (/^[1-9]$/.test(key) && Number(key) <= size) {
    // A held key writes once: writing again would clear.
    if (!repeat) on.onDigit(Number(key));
  } else if (key === 'Backspace' || key === 'Delete' || key === '0') on.onClear();
  else if (key === 'p' || key === 'P') on.onPencil();
  else return on.onOther(key);
  return true;
}

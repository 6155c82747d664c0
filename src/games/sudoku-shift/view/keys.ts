/**
 * The board's keys: Shift with left or right slides the row, digits fill, Backspace empties, P is
 * the pencil.
 */
import { digitOf, letterOf } from '../../../ui/keys.ts';

export interface KeyActions {
  /** Slides the selected row; null if no row is selected. */
  readonly onSlide: ((by: 1 | -1) => void) | null;
  /**
   * Called for a digit key.
   * @param shifted Shift was held, on a key whose digit needs no Shift.
   */
  onDigit(digit: number, shifted: boolean): void;
  onClear(): void;
  onPencil(): void;
  /** Handles any other key; returns whether it did. */
  onOther(key: string): boolean;
}

/**
 * Performs the action of a key.
 * @returns whether the key was handled.
 */
export function takeKey(event: KeyboardEvent, size: number, on: KeyActions): boolean {
  const { key } = event;
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const written = digitOf(event, 'p');
  if (written) {
    const { digit, shifted } = written;
    if (digit === 0) on.onClear();
    // Key repeat is ignored: writing the digit again would clear it. Digits too large for the board
    // count as handled, too: otherwise they would start the browser's page search.
    else if (digit <= size && !event.repeat) on.onDigit(digit, shifted);
  } else if (on.onSlide && event.shiftKey && sideways !== 0) on.onSlide(sideways);
  else if (key === 'Backspace' || key === 'Delete') on.onClear();
  else if (letterOf(event) === 'p') on.onPencil();
  else return on.onOther(key);
  return true;
}

/** The keys: Shift with left or right slides, digits fill, Backspace empties, P is the pencil. */
import { digitOf, letterOf } from '../../../ui/keys.ts';

export interface KeyActions {
  /** Slides the selected row; null when there is none. */
  readonly onSlide: ((by: 1 | -1) => void) | null;
  /** @param shifted with Shift, on a key whose digit needs none. */
  onDigit(digit: number, shifted: boolean): void;
  onClear(): void;
  onPencil(): void;
  /** Any other key; whether it was taken. */
  onOther(key: string): boolean;
}

/** @returns whether the key was taken. */
export function takeKey(event: KeyboardEvent, size: number, on: KeyActions): boolean {
  const { key } = event;
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const written = digitOf(event, 'p');
  if (written) {
    const { digit, shifted } = written;
    if (digit === 0) on.onClear();
    // A held key writes once: writing again would clear. A digit that the board does not have is taken too:
    // it would begin a search in the page.
    else if (digit <= size && !event.repeat) on.onDigit(digit, shifted);
  } else if (on.onSlide && event.shiftKey && sideways !== 0) on.onSlide(sideways);
  else if (key === 'Backspace' || key === 'Delete') on.onClear();
  else if (letterOf(event) === 'p') on.onPencil();
  else return on.onOther(key);
  return true;
}

/**
 * Reads key presses of every keyboard layout. `key` is the sign that the layout writes, `code` the place of the
 * key. The place counts only where the sign says nothing: a German Z lies where Y lies elsewhere.
 */
import { digitValue } from '../lib/digits.ts';

export interface KeyPress extends Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> {
  getModifierState?(key: string): boolean;
}

export interface DigitKey {
  readonly digit: number;
  /** Shift was held with a key that writes its digit without: what is written so is pencilled. */
  readonly shifted: boolean;
}

/** The Latin letter of a key, in lower case; empty for every other key. */
export function letterOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // A layout without Latin letters wrote it. Latin layouts have signs there, and letters of their own (é).
  const isForeign = /^[^\p{ASCII}\p{Script=Latin}]+$/u.test(key);
  return isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase() : '';
}

/**
 * The digit that a key means; null for every other key.
 *
 * @param own further signs that mean something to the board, in lower case: they are no digits.
 */
export function digitOf(press: KeyPress, own = ''): DigitKey | null {
  const { key, code, shiftKey } = press;
  const written = digitValue(key);
  const [, place, at] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (place === 'Numpad') {
    if (written !== null) return { digit: written, shifted: shiftKey };
    // Shift turns the number pad into arrows: Windows keeps the Shift to itself then.
    const isTurned = shiftKey || press.getModifierState?.('NumLock') === true;
    return isTurned ? { digit: Number(at), shifted: true } : null;
  }
  if (written !== null) return { digit: written, shifted: false };
  const isSign = [...key].length === 1 || key === 'Dead';
  const isOwn = isQuestionMark(press) || own.includes(key.toLowerCase());
  return place && isSign && !isOwn ? { digit: Number(at), shifted: shiftKey } : null;
}

/** Undo and redo, by Ctrl or Command; null for every other key. */
export function historyKey(
  press: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>,
): 'undo' | 'redo' | null {
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return null;
  const letter = letterOf(press);
  if (letter === 'z') return press.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

export const isQuestionMark = ({ key }: Pick<KeyPress, 'key'>) => /^[?？؟]$/.test(key);

/**
 * It belongs to the input method, which is still writing a word. Safari tells of the Enter that ends the
 * word after `compositionend`, and then the old code alone gives it away.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;

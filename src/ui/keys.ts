/**
 * Reads key presses of every keyboard layout. `key` is the character, `code` the physical key.
 * `code` counts only where `key` is no help: a German Z is where other layouts have Y.
 */
import { digitValue } from '../lib/digits.ts';

export interface KeyPress extends Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> {
  getModifierState?(key: string): boolean;
}

export interface DigitKey {
  readonly digit: number;
  /**
   * Whether Shift was held although the key's digit needs no Shift: the digit is then a pencil
   * mark.
   */
  readonly shifted: boolean;
}

/** A step from square to square of a board. */
export type Step = readonly [rows: number, columns: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The step of an arrow key; undefined for all other keys. */
export const arrowStep = (key: string): Step | undefined => STEPS[key];

/** The Latin letter of a key, in lower case; empty for all other keys. */
export function letterOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // `code` is used for non-Latin characters only: where it names a letter, the keys of Latin
  // layouts may have a sign or another letter (é).
  const isForeign = /^[^\p{ASCII}\p{Script=Latin}]+$/u.test(key);
  return isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase() : '';
}

/**
 * The digit of a key; null for all other keys.
 *
 * @param own further characters that the board itself handles, in lower case: they are never read
 *   as digits.
 */
export function digitOf(press: KeyPress, own = ''): DigitKey | null {
  const { key, code, shiftKey } = press;
  const written = digitValue(key);
  const [, place, at] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (place === 'Numpad') {
    if (written !== null) return { digit: written, shifted: shiftKey };
    // Shift turns the number pad into arrows: Windows then does not report the Shift.
    const isTurned = shiftKey || press.getModifierState?.('NumLock') === true;
    return isTurned ? { digit: Number(at), shifted: true } : null;
  }
  if (written !== null) return { digit: written, shifted: false };
  const isSign = [...key].length === 1 || key === 'Dead';
  const isOwn = isQuestionMark(press) || own.includes(key.toLowerCase());
  return place && isSign && !isOwn ? { digit: Number(at), shifted: shiftKey } : null;
}

/** Whether a key press with Ctrl or Command means undo or redo; null for all other keys. */
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
 * Whether the key belongs to an input method that is still composing. Safari reports the Enter that
 * ends composition after `compositionend`; only the old `keyCode` identifies it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;

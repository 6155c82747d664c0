/**
 * Which digit a key press writes, on whatever keyboard. Where the digits of the main row need Shift,
 * as on a French one, Shift and a digit is the digit itself; where they do not, it is the pencil.
 */

export interface DigitKey {
  readonly digit: number;
  /** Shift was held with a key whose digit needs none. */
  readonly shifted: boolean;
}

/** Null for every key that is no digit. */
export function digitKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): DigitKey | null {
  if (/^\d$/.test(key)) return { digit: Number(key), shifted: false };
  const place = shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  return place === undefined ? null : { digit: Number(place), shifted: true };
}

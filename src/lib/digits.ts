/** Decimal digits of any script: "٣", "३" and "３" are 3. */

/** The value of one digit; null for any other text. */
export function digitValue(text: string): number | null {
  const code = text.codePointAt(0);
  if (code === undefined || !/^\p{Nd}$/u.test(text)) return null;
  // Digits come in blocks of ten from 0 to 9; some blocks are adjacent.
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** The text with the digits of other scripts as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Reads integers packed as text that suits JSON and gzip: five bits per character, least significant
 * first; the sixth bit marks continuation; signs are zigzag-encoded (0, −1, 1, −2 … are 0, 1, 2, 3
 * …). After Google's encoded polylines, with an alphabet that JSON need not escape.
 */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The value of each character of packed text, by character code. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)]!;
    number |= (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push((number >>> 1) ^ -(number & 1));
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Formats places as ordinal numbers. */

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "1st", "2nd", "11th", "143rd" */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${isTeen ? 'th' : (SUFFIXES[n % 10] ?? 'th')}`;
}

/**
 * A whole number in English format: "12,000". Written out, because the first use of `Intl` takes a
 * phone as long as the whole first frame.
 */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * A whole number as English writes it: "12,000". Written out, for the first use of the platform's own
 * formatting costs a phone as long as the whole first frame.
 */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Says by how much a device's clock differs from the server's. Pure. */
import { count } from '../lib/count.ts';

const HOUR_MS = 3_600_000;
/** A clock that is off by less shows the right date most of the day. */
const TOLD_MS = 12 * HOUR_MS;
/** The largest unit of which there are at least so many, so that rounding hides little. */
const UNITS = [
  ['year', 365.25 * 24 * HOUR_MS, 2],
  ['day', 24 * HOUR_MS, 2],
  ['hour', HOUR_MS, 1],
] as const;

/** @param ahead ms by which the device's clock is ahead of the server's; null for a clock that will do. */
export function clockWords(ahead: number): string | null {
  const off = Math.abs(ahead);
  if (off < TOLD_MS) return null;
  const [unit, ms] = UNITS.find(([, each, fewest]) => Math.round(off / each) >= fewest)!;
  const by = count(Math.round(off / ms), unit);
  return `This device’s clock is ${by} ${ahead > 0 ? 'fast' : 'slow'}. Crema follows its date. Set the clock to see today’s puzzles.`;
}

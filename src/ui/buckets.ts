/** What the bars of a histogram stand for. */
import type { Bucket, Measure } from '../daily/statistics.ts';

const minutes = (ms: number) =>
  ms % 60_000 === 0 ? String(ms / 60_000) : (ms / 60_000).toFixed(1);

/** "4–6", "30+", "2.5–3" minutes; or "4", and "X" for the lost ones */
export function bucketLabel(measure: Measure, { from, to }: Bucket): string {
  if (measure.unit === 'time') {
    return to === null ? `${minutes(from)}+` : `${minutes(from)}–${minutes(to)}`;
  }
  if (from === measure.lost) return 'X';
  if (to === null) return `${from}+`;
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
}

/** Where the bar begins, if that is a number short enough to stand on an axis; else nothing. */
export function bucketTick(measure: Measure, { from }: Bucket): string {
  if (measure.unit === 'guesses') return String(from);
  return from % 60_000 === 0 ? String(from / 60_000) : '';
}

/** Labels of a histogram's bars. */
import type { Bucket, Measure } from '../daily/statistics.ts';
import { formatDuration } from '../lib/duration.ts';

/** Label of a bar: "4:00–6:00" or "30:00+" for times, "4" for guesses, "X" for losses. */
export function bucketLabel(measure: Measure, { from, to }: Bucket): string {
  if (measure.unit === 'time') {
    return to === null
      ? `${formatDuration(from)}+`
      : `${formatDuration(from)}–${formatDuration(to)}`;
  }
  if (from === measure.lost) return 'X';
  if (to === null) return `${from}+`;
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
}

/** Maximum number of characters below a bar. */
const LONGEST_TICK = 5;

/** Label of the bar's lower bound; empty if too long for the axis. */
export function bucketTick(measure: Measure, { from }: Bucket): string {
  if (measure.unit === 'guesses') return String(from);
  const hours = from / 3_600_000;
  const tick = hours >= 1 && Number.isInteger(hours) ? `${hours} h` : formatDuration(from);
  return tick.length <= LONGEST_TICK ? tick : '';
}

/** What the bars of a histogram stand for. */
import { type Bucket, LOST_COUNT, type RankKind } from '../daily/statistics.ts';

const minutes = (ms: number) =>
  ms % 60_000 === 0 ? String(ms / 60_000) : (ms / 60_000).toFixed(1);

/** "4–6", "30+", "2.5–3" minutes; or "4", and "X" for the lost ones */
export function bucketLabel(kind: RankKind, { from, to }: Bucket): string {
  if (kind === 'time') {
    return to === null ? `${minutes(from)}+` : `${minutes(from)}–${minutes(to)}`;
  }
  if (from === LOST_COUNT) return 'X';
  if (to === null) return `${from}+`;
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
}

/** Where the bar begins, if that is a number short enough to stand on an axis; else nothing. */
export function bucketTick(kind: RankKind, { from }: Bucket): string {
  if (kind === 'count') return String(from);
  return from % 60_000 === 0 ? String(from / 60_000) : '';
}

/** A play's time from start to finish as a bar, with its boards as parts and its stops marked. */
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Moment } from '../../../play/moments.ts';
import type { Stop, Stops } from '../../../play/stops.ts';
import { cx } from '../../../ui/cx.ts';

interface Part {
  readonly board: number;
  readonly at: number;
  readonly length: number;
}

/** The spans of time in which the player stayed on a board. */
function partsOf(moments: readonly Moment[]): readonly Part[] {
  const parts: Part[] = [];
  for (const [i, { after }] of moments.slice(1).entries()) {
    if (after === 0) continue;
    const { board, at } = moments[i]!;
    const last = parts.at(-1);
    if (last?.board === board) parts[parts.length - 1] = { ...last, length: last.length + after };
    else parts.push({ board, at, length: after });
  }
  return parts;
}

export function TimeBar({ moments, stops, away }: Stops & { readonly moments: readonly Moment[] }) {
  const total = moments.at(-1)!.at;
  const place = (at: number, length: number) => ({
    left: `${(100 * at) / Math.max(1, total)}%`,
    width: `max(3px, ${(100 * length) / Math.max(1, total)}% - 2px)`,
  });
  const mark = ({ index, from, length }: Stop, kind: string) => (
    <span key={index} className={cx('absolute', kind)} style={place(from.at, length)} />
  );
  return (
    <div role="img" aria-label={`Your time from start to finish: ${spokenDuration(total)}.`}>
      <div aria-hidden className="relative h-6">
        {partsOf(moments).map(({ at, length }) => (
          <span
            key={at}
            className="absolute inset-y-1 rounded-sm border border-line bg-sunken"
            style={place(at, length)}
          />
        ))}
        {away.map((stop) => mark(stop, 'inset-y-1 rounded-sm border border-dashed border-edge'))}
        {stops.map((stop) =>
          mark(
            stop,
            'inset-y-0 rounded-sm bg-hue forced-color-adjust-none forced-colors:bg-[Highlight]',
          ),
        )}
      </div>
      <div aria-hidden className="flex justify-between text-xs text-soft tabular-nums">
        <span>0:00</span>
        <span>{formatDuration(total)}</span>
      </div>
    </div>
  );
}

/** How everybody's results spread, and where the player's own is among them. */
import type { Measure } from '../../daily/statistics.ts';
import { barsOf } from '../../leaderboard/bars.ts';
import type { Leaderboard } from '../../leaderboard/port.ts';
import { bucketLabel, bucketTick } from '../../ui/buckets.ts';
import { cx } from '../../ui/cx.ts';
import { Histogram } from '../../ui/Histogram.tsx';

export interface SpreadChartProps {
  readonly measure: Measure;
  /** Null while it is on its way. */
  readonly board: Leaderboard | null;
  readonly ownRank: number | null;
  /** While it is on its way: whether the player will have a place in it. */
  readonly expectsOwn: boolean;
}

export function SpreadChart({ measure, board, ownRank, expectsOwn }: SpreadChartProps) {
  const bars = board && barsOf(measure, board.spread, ownRank);
  if (bars?.length === 0) return null;
  const title = measure.unit === 'time' ? 'Everybody’s times' : 'Everybody’s guesses';
  return (
    <section aria-labelledby="spread" className="border-t border-line px-5 pt-3 lg:pt-4 lg:pb-2">
      <h2
        id="spread"
        className={cx(
          'font-sans text-sm font-normal tracking-normal text-soft',
          // The word above the player's bar keeps it at a distance.
          ownRank === null && !expectsOwn ? 'mb-3' : 'mb-1',
        )}
      >
        {title}
      </h2>
      {bars === null ? (
        // As high as the bars, their ticks and the way to the table.
        <div className={expectsOwn ? 'h-48 pt-6' : 'h-42'} aria-hidden="true">
          <div className="h-24 rounded bg-sunken" />
        </div>
      ) : (
        <Histogram
          caption={measure.unit === 'time' ? 'Times' : 'Guesses'}
          unit={measure.unit === 'time' ? 'Time' : 'Guesses'}
          counted="Players"
          {...(ownRank === null ? {} : { mark: 'You' })}
          bars={bars.map((bar) => ({
            label: bucketLabel(measure, bar),
            ...(measure.unit === 'time' ? { tick: bucketTick(measure, bar) } : {}),
            count: bar.count,
            marked: bar.own,
          }))}
        />
      )}
    </section>
  );
}
